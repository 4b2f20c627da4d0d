// The conditions of each brand for its deals, and for some a line below the code.

import type { Bilingual } from "../../store/content/programmeContent";
import type { BrandId } from "./brands";
import { text } from "./text";

interface BrandConditions {
	conditions: [Bilingual, Bilingual];
	footer?: Bilingual;
}

/** Conditions of the brands' shops, for codes shown at a counter. */
export const brandConditions: Record<BrandId, BrandConditions> = {
	1: {
		conditions: [
			text(
				"แสดงโค้ดให้บาริสต้าสแกนก่อนสั่ง ใช้ย้อนหลังไม่ได้",
				"Let the barista scan the code before you order; it cannot be added afterwards",
			),
			text(
				"ใช้ได้ที่หมอกฟ้าทุกสาขา ยกเว้นสาขาในสนามบิน",
				"Valid at every Mokfa except those in airports",
			),
		],
		footer: text(
			"แสดงหน้าจอนี้ให้บาริสต้าก่อนชำระเงิน",
			"Show this screen to the barista before you pay",
		),
	},
	2: {
		conditions: [
			text(
				"ใช้ที่เคาน์เตอร์หรือตู้จำหน่ายตั๋วของลูมา ซีเนมา",
				"Use it at a Luma Cinema counter or ticket machine",
			),
			text(
				"ตั๋วที่ออกแล้วเปลี่ยนรอบหรือคืนเงินไม่ได้",
				"Tickets cannot be moved to another showing or refunded once issued",
			),
		],
		footer: text(
			"กรุณามาถึงก่อนรอบฉาย 15 นาที",
			"Please arrive 15 minutes before the showing",
		),
	},
	3: {
		conditions: [
			text(
				"สำหรับทานที่ร้านเท่านั้น ไม่รวมสั่งกลับบ้านและเดลิเวอรี",
				"For eating in only, not for takeaway or delivery",
			),
			text(
				"แจ้งพนักงานว่ามีสิทธิ์ก่อนเช็กบิล",
				"Tell the staff about your privilege before asking for the bill",
			),
		],
	},
	4: {
		conditions: [
			text(
				"1 โค้ดต่อ 1 ใบเสร็จ ใช้ร่วมกับแสตมป์สะสมแก้วไม่ได้",
				"One code per receipt, not together with the stamp card",
			),
			text(
				"ใช้ได้ที่ใบเดียวทุกสาขาทั่วประเทศ",
				"Valid at every Bai Diao in the country",
			),
		],
		footer: text("ระดับความหวานเลือกได้ตามปกติ", "Choose your sweetness as usual"),
	},
	5: {
		conditions: [
			text(
				"สินค้าอบใหม่มีจำนวนจำกัดในแต่ละวัน หมดแล้วหมดเลย",
				"Everything is baked daily and sold until it is gone",
			),
			text(
				"ใช้ร่วมกับส่วนลดบัตรเครดิตหรือโปรโมชันอื่นไม่ได้",
				"Not with credit-card discounts or other offers",
			),
		],
	},
	6: {
		conditions: [
			text(
				"ผู้ใช้สิทธิ์ต้องอายุ 18 ปีขึ้นไปและกรอกแบบประเมินสุขภาพก่อนเริ่ม",
				"You must be 18 or over and fill in a health form before starting",
			),
			text(
				"นำบัตรประชาชนมาแสดงที่เคาน์เตอร์ในวันใช้บริการ",
				"Bring your ID card to the front desk on the day",
			),
		],
	},
	7: {
		conditions: [
			text(
				"จองเวลาล่วงหน้าอย่างน้อย 1 วัน และมาถึงก่อนนัด 15 นาที",
				"Book at least a day ahead and come 15 minutes early",
			),
			text(
				"เลื่อนนัดได้ 1 ครั้งโดยแจ้งก่อน 6 ชั่วโมง",
				"You may move the booking once, with 6 hours' notice",
			),
		],
		footer: text(
			"แจ้งเทอราพิสต์หากมีโรคประจำตัวหรือกำลังตั้งครรภ์",
			"Tell the therapist about any condition or pregnancy",
		),
	},
	8: {
		conditions: [
			text(
				"ราคาและที่นั่งเป็นไปตามที่แสดงในหน้าจอง ณ เวลาที่ชำระเงิน",
				"Fares and seats are those shown when you pay",
			),
			text(
				"หากยกเลิกการจอง จะไม่คืนโค้ดส่วนลดให้",
				"If you cancel the booking, the discount code is not returned",
			),
		],
	},
	9: {
		conditions: [
			text(
				"ยอดซื้อไม่รวมบุหรี่ เครื่องดื่มแอลกอฮอล์ นมผงสำหรับทารก และบัตรเติมเงิน",
				"Spending on tobacco, alcohol, infant formula and top-up cards does not count",
			),
			text(
				"ให้พนักงานสแกนโค้ดก่อนกดรวมยอด",
				"Have the code scanned before the total is rung up",
			),
		],
	},
	10: {
		conditions: [
			text(
				"ทานได้ 1 ชั่วโมง 45 นาที นับจากเวลาที่นั่งโต๊ะ",
				"You have 1 hour 45 minutes from the time you sit down",
			),
			text(
				"ราคาไม่รวมค่าบริการ 10% และภาษีมูลค่าเพิ่ม 7%",
				"Prices exclude 10% service and 7% VAT",
			),
		],
	},
	11: {
		conditions: [
			text(
				"ปลาอาจเปลี่ยนชนิดตามของสดที่เข้าร้านในวันนั้น",
				"Fish may change with what the market brings that day",
			),
			text(
				"ทานที่ร้านหรือสั่งกลับบ้านที่หน้าร้านเท่านั้น",
				"Eat in or take away at the counter only",
			),
		],
	},
	12: {
		conditions: [
			text(
				"ทอดใหม่ทุกออร์เดอร์ กรุณาเผื่อเวลารอ 8–10 นาที",
				"Fried to order: please allow 8 to 10 minutes",
			),
			text(
				"ใช้ได้ที่หน้าร้านและไดรฟ์ทรู ไม่รวมเดลิเวอรี",
				"At the counter and drive-through, not for delivery",
			),
		],
	},
	13: {
		conditions: [
			text(
				"เปลี่ยนไซซ์ได้ภายใน 14 วันพร้อมใบเสร็จ ไม่รับคืนเป็นเงินสด",
				"Sizes can be exchanged within 14 days with the receipt; no cash refunds",
			),
			text(
				"ใช้ได้ทั้งเคาน์เตอร์ในห้างและร้านของเราเอง",
				"Valid in department-store corners and our own shops",
			),
		],
	},
	14: {
		conditions: [
			text(
				"รุ่นและไซซ์ขึ้นอยู่กับสินค้าที่มีในสาขา",
				"Models and sizes depend on what the branch has in stock",
			),
			text(
				"ไม่รวมรองเท้ารุ่นลิมิเต็ดและสินค้าฝากขาย",
				"Limited editions and consignment goods are excluded",
			),
		],
	},
	15: {
		conditions: [
			text(
				"สีและรุ่นมีจำนวนจำกัด ขอสงวนสิทธิ์เปลี่ยนเป็นสินค้าราคาเท่ากัน",
				"Shades are limited; an item of equal value may be given instead",
			),
			text(
				"1 สมาชิกต่อ 1 ใบเสร็จ รวมบิลกับผู้อื่นไม่ได้",
				"One member per receipt; bills cannot be combined",
			),
		],
	},
	16: {
		conditions: [
			text(
				"โทรนัดหมายล่วงหน้าและแจ้งว่าใช้สิทธิ์ Galaxy Gift",
				"Call for an appointment and mention Galaxy Gift",
			),
			text(
				"แผนการรักษาขึ้นอยู่กับการประเมินของทันตแพทย์",
				"Treatment is decided by the dentist after an examination",
			),
		],
	},
	17: {
		conditions: [
			text(
				"งดน้ำและอาหาร 8 ชั่วโมงก่อนเจาะเลือด หากโปรแกรมมีการตรวจเลือด",
				"Fast for 8 hours if the programme includes a blood test",
			),
			text(
				"แจ้งผลตรวจกับผู้รับบริการเท่านั้น ไม่เปิดเผยกับบุคคลอื่น",
				"Results are given only to the person examined",
			),
		],
	},
	18: {
		conditions: [
			text(
				"คิดค่าจัดส่งตามระยะทางจริง และแจ้งให้ทราบก่อนยืนยันออร์เดอร์",
				"Delivery is charged by distance and quoted before you confirm",
			),
			text(
				"งานฝีมือแต่ละชิ้นมีลายและสีต่างกันเล็กน้อย",
				"Handmade pieces vary slightly in grain and colour",
			),
		],
	},
	19: {
		conditions: [
			text(
				"ต้นไม้รับประกัน 7 วัน หากเหี่ยวตายเปลี่ยนให้ใหม่",
				"Plants are guaranteed for 7 days: if one dies, we replace it",
			),
			text("รับสินค้าที่เรือนเพาะชำเท่านั้น", "Collect at the nursery only"),
		],
	},
	20: {
		conditions: [
			text(
				"สินค้ารับประกัน 1 ปี เก็บใบเสร็จไว้ทุกครั้ง",
				"Everything carries a one-year warranty; keep the receipt",
			),
			text(
				"กรุณาตรวจสอบว่าใช้กับรุ่นโทรศัพท์ของคุณได้ก่อนชำระเงิน",
				"Check that it fits your phone before you pay",
			),
		],
	},
	21: {
		conditions: [
			text("1 โค้ดใช้ได้กับ 1 บัญชีฟังวัน", "One code for one Fangwan account"),
			text(
				"ต่ออายุอัตโนมัติเมื่อครบกำหนด ยกเลิกได้ทุกเมื่อในแอป",
				"Renews when the period ends; cancel in the app at any time",
			),
		],
	},
	22: {
		conditions: [
			text(
				"เช็กอินตั้งแต่ 15:00 น. เช็กเอาต์ภายใน 12:00 น. เว้นแต่สิทธิ์ระบุเวลาอื่น",
				"Check in after 15:00 and out by 12:00, unless the privilege says otherwise",
			),
			text(
				"ไม่รวมคืนวันหยุดยาวและวันที่ 28 ธันวาคม ถึง 3 มกราคม",
				"Not on long weekends or from 28 December to 3 January",
			),
		],
	},
	23: {
		conditions: [
			text(
				"โบว์ลิงทุกเกมรวมค่าเช่ารองเท้าแล้ว",
				"Shoes come with every game of bowling",
			),
			text(
				"เด็กอายุต่ำกว่า 12 ปีต้องมีผู้ปกครองอยู่ด้วย",
				"Children under 12 need an adult with them",
			),
		],
	},
	24: {
		conditions: [
			text(
				"ตรวจวัดสายตาโดยนักทัศนมาตรฟรีทุกครั้ง",
				"An optometrist checks your eyes free of charge each time",
			),
			text(
				"ค่าสายตาพิเศษหรือเลนส์สั่งทำอาจมีค่าใช้จ่ายเพิ่ม",
				"Special prescriptions or made-to-order lenses may cost extra",
			),
		],
	},
};

/** Conditions of codes typed in on a site or in an app. */
export const onlineRules: [Bilingual, Bilingual] = [
	text(
		"กรอกโค้ดในช่องส่วนลดก่อนยืนยันการชำระเงิน",
		"Enter the code in the discount box before you confirm payment",
	),
	text(
		"โค้ดใช้ได้ 1 ครั้ง แลกหรือทอนเป็นเงินสดไม่ได้",
		"Each code works once and has no cash value",
	),
];

/** Conditions of prizes sent to the member's address (2 §9: 7–14 days). */
export const deliveryRules: [Bilingual, Bilingual] = [
	text(
		"จัดส่งถึงที่อยู่ในประเทศไทยภายใน 7–14 วัน ไม่มีค่าใช้จ่าย",
		"Delivered free to an address in Thailand within 7 to 14 days",
	),
	text(
		"ตรวจสอบที่อยู่ให้ถูกต้อง เมื่อยืนยันแล้วแก้ไขไม่ได้",
		"Check the address carefully; it cannot be changed once confirmed",
	),
];

/** Conditions of activities. */
export const activityRules: [Bilingual, Bilingual] = [
	text(
		"ลงชื่อฟรี และโอนสิทธิ์ให้ผู้อื่นไม่ได้",
		"Free to join, and not transferable to others",
	),
	text(
		"ทีมงานติดต่อผ่านเบอร์มือถือที่ลงทะเบียนไว้เท่านั้น",
		"We only call the mobile number you registered with",
	),
];
