// The demo's group deals: linked from banners, a choice of one, one not open yet, an empty one.
import type { SeedGroupDeal } from "../../store/content/programmeContent";
import { text } from "./text";

const paragraphs = (rows: string[]): string =>
	rows.map((row) => `<p>${row}</p>`).join("");

const group = (
	id: number,
	picture: string,
	items: number[],
	th: [name: string, ...detail: string[]],
	en: [name: string, ...detail: string[]],
	status: SeedGroupDeal["status"] = 1,
): SeedGroupDeal => {
	const [nameTh, ...detailTh] = th;
	const [nameEn, ...detailEn] = en;
	return {
		alt_reference: `PVG_${id}`,
		group_name: text(nameTh, nameEn),
		detail: text(paragraphs(detailTh), paragraphs(detailEn)),
		picture,
		status,
		items,
	};
};

export const groupDeals: SeedGroupDeal[] = [
	// 1032 is hidden: the group shows the other five.
	group(
		1001,
		"banner-birthday",
		[1028, 1017, 1032, 1003, 1089, 1099],
		[
			"ของขวัญวันเกิดสมาชิก Platinum",
			"เดือนเกิดของคุณคือเดือนที่เราอยากดูแลเป็นพิเศษ เลือกรับของขวัญได้ทุกชิ้นในหน้านี้ ตั้งแต่คัพเค้กชิ้นแรกของวันไปจนถึงห้องสวีทริมทะเล",
			"กดรับได้ตั้งแต่วันแรกถึงวันสุดท้ายของเดือนเกิด แต่ละชิ้นมีเงื่อนไขของร้าน ดูได้ในแท็บเงื่อนไขก่อนกดรับ",
			"บางชิ้นเปิดให้เฉพาะสมาชิกระดับ <b>Platinum</b> หากระดับของคุณเปลี่ยนระหว่างเดือน ของที่รับไปแล้วยังใช้ได้ตามปกติ",
		],
		[
			"Birthday gifts for Platinum members",
			"Your birth month is the month we like to look after you most. Take every gift on this page, from the first cupcake of the day to a suite by the sea.",
			"They are open from the first day of your birth month to the last. Each has its shop's own conditions: see the conditions tab before you claim.",
			"Some are for <b>Platinum</b> members only. If your tier changes during the month, what you have claimed stays yours to use.",
		],
	),
	group(
		1002,
		"banner-weekend",
		[1011, 1087, 1088, 1090, 1084, 1055],
		[
			"สุดสัปดาห์ริมทะเล 6 สิทธิ์",
			"หกสิทธิ์สำหรับสุดสัปดาห์ที่ได้ยินเสียงคลื่น ห้องพักวิวทะเลหัวหินและเกาะช้าง เรือข้ามเกาะล้าน สระว่ายน้ำทั้งวัน และม็อกเทลแก้วที่สองฟรี",
			"จองห้องก่อน แล้วค่อยรับสิทธิ์ที่เหลือเมื่อถึงที่พัก โค้ดบางรายการเริ่มนับเวลาเมื่อกดใช้ จึงควรกดเมื่ออยู่หน้าเคาน์เตอร์เท่านั้น",
		],
		[
			"Six deals for a weekend by the sea",
			"Six deals for a weekend within earshot of the waves: sea-view rooms in Hua Hin and on Ko Chang, the boat to Ko Lan, a pool for the whole day, and a second mocktail free.",
			"Book the room first and claim the rest when you arrive. Some codes start their clock once opened, so open them at the counter.",
		],
	),
	group(
		1003,
		"banner-shopping",
		[1065, 1066, 1070, 1061],
		[
			"ช้อปรับลมหนาว",
			"เสื้อผ้า กระเป๋า และของใช้ในบ้านสำหรับทริปปลายปี เปิดให้รับพร้อมกันเมื่อแคมเปญเริ่ม",
		],
		[
			"Shopping for the cool season",
			"Clothes, bags and things for the house before the year-end trips. They open together when the campaign begins.",
		],
		2,
	),
	group(
		1004,
		"banner-coffee-week",
		[1029, 1045, 1049],
		[
			"ของต้อนรับสมาชิกใหม่ เลือกได้ 1 อย่าง",
			"ยินดีที่ได้รู้จัก เลือกของต้อนรับหนึ่งอย่างจากสามร้าน วาฟเฟิลอุ่น ๆ โกโก้เย็น หรือชาไทยเย็น รับได้คนละ 1 ครั้งรวมทุกร้าน",
		],
		[
			"A welcome treat: choose one",
			"Pleased to meet you. Choose one treat from three shops: a warm waffle, an iced cocoa or a Thai iced tea. One for each member, whichever shop it is from.",
		],
	),
	// Hidden, hidden and ended: the group is empty.
	group(
		1005,
		"banner-brands",
		[1032, 1079, 1039],
		["คืนพิเศษเฉพาะผู้ได้รับเชิญ", "รายการนี้เปิดเฉพาะผู้ได้รับเชิญเป็นรายบุคคล"],
		["An evening by invitation", "These are for people invited by name."],
	),
];
