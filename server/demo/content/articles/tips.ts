// The articles of /tips and /learnmore (M18, M09).
import type { SeedArticle } from "../../../store/content/programmeContent";
import { article, list, steps } from "./article";

const category = "Instructions of Use" as const;
const learn = "Learn more" as const;

export const tips: SeedArticle[] = [
	article({
		id: 1201,
		category,
		picture: "deal-hot-coffee",
		th: [
			"รับสิทธิ์และใช้โค้ดที่ร้าน",
			steps(
				"เลือกสิทธิ์ที่ชอบ แล้วกด <b>รับสิทธิ์</b>",
				"เลือก <b>ใช้ตอนนี้</b> เมื่ออยู่หน้าเคาน์เตอร์ หรือ <b>เก็บไว้ใช้ภายหลัง</b>",
				"ให้พนักงานสแกนโค้ดก่อนเวลาหมด",
			),
			"โค้ดบางรายการเริ่มนับเวลาทันทีที่เปิด จึงควรเปิดเมื่อถึงคิวของคุณเท่านั้น",
		],
		en: [
			"Claim a deal and use its code in a shop",
			steps(
				"Choose a deal and press <b>Get this privilege</b>",
				"Choose <b>Use now</b> at the counter, or <b>Use later</b>",
				"Have the code scanned before the time is up",
			),
			"Some codes start their clock as soon as they are opened. Open them when it is your turn.",
		],
	}),
	article({
		id: 1202,
		category,
		picture: "deal-phone",
		th: [
			"ใช้โค้ดได้แม้ไม่มีอินเทอร์เน็ต",
			"โค้ดที่เปิดแล้วจะบันทึกไว้ในเครื่องโดยอัตโนมัติ เปิดดูได้จากคูปองของฉันแม้อยู่ในลานจอดรถใต้ดิน",
			list("มองหาเครื่องหมายบันทึกบนรูปคูปอง", "ตัวนับเวลายังเดินต่อแม้ไม่มีสัญญาณ"),
		],
		en: [
			"Codes work without internet",
			"Every code you have opened is saved on your phone. Find it in My coupons, even in an underground car park.",
			list(
				"Look for the saved mark on the coupon's picture",
				"The clock goes on without a signal",
			),
		],
	}),
	article({
		id: 1203,
		category,
		picture: "deal-delivery-truck",
		th: [
			"ติดตามของรางวัลที่จัดส่ง",
			"ของรางวัลส่งถึงบ้านภายใน 7–14 วัน ดูสถานะได้จากคูปองของฉัน แล้วกด <b>ติดตามพัสดุ</b>",
		],
		en: [
			"Follow a prize that is on its way",
			"Prizes arrive in 7–14 days. Open My coupons and press <b>Track parcel</b> to see where yours is.",
		],
	}),
	article({
		id: 1204,
		category,
		picture: "deal-globe",
		th: [
			"หาสิทธิ์ใกล้ตัวคุณ",
			"เปิดหน้า <b>ใกล้ฉัน</b> แล้วอนุญาตให้ใช้ตำแหน่ง เราจะแสดงสิทธิ์ในระยะ 10 กิโลเมตร และไม่เก็บตำแหน่งของคุณไว้",
		],
		en: [
			"Find deals near you",
			"Open <b>Near me</b> and allow your location: you see deals within 10 km. We do not keep where you are.",
		],
	}),
	article({
		id: 1301,
		category: learn,
		picture: "banner-brands",
		th: [
			"ระดับสมาชิกคิดอย่างไร",
			"ระดับ Platinum, Gold และ Standard ขึ้นอยู่กับรุ่นเครื่องที่คุณลงทะเบียน และมีอายุ 1 ปีนับจากวันที่เริ่มใช้",
			list(
				"Platinum: รุ่นเรือธงและรุ่นจอพับ",
				"Gold: รุ่นกลางระดับบน",
				"Standard: รุ่นอื่นทั้งหมดที่ร่วมรายการ",
			),
		],
		en: [
			"How your tier is decided",
			"Platinum, Gold and Standard follow the model you register, for a year from the day you start.",
			list(
				"Platinum: flagship and folding models",
				"Gold: upper mid-range models",
				"Standard: every other participating model",
			),
		],
	}),
	article({
		id: 1302,
		category: learn,
		picture: "deal-phone",
		th: [
			"เมื่อระดับสมาชิกใกล้สิ้นสุด",
			"สิทธิ์ที่รับไปแล้วยังใช้ได้จนถึงวันหมดอายุของแต่ละสิทธิ์ หากลงทะเบียนเครื่องใหม่ ระดับของคุณจะเริ่มนับใหม่ทันที",
		],
		en: [
			"When your tier is about to end",
			"What you have claimed stays yours until its own end date. Register a new device and your tier begins anew at once.",
		],
	}),
];
