// News and results (M17), newest first, with an old one.
import type { SeedArticle } from "../../../store/content/programmeContent";
import { article, list, steps } from "./article";

const news = "News" as const;
const results = "ResultsBoard" as const;

export const announcements: SeedArticle[] = [
	article({
		id: 1101,
		category: news,
		picture: "banner-coffee-week",
		valid_from_days: -1,
		action_type: 3,
		reference: "PV_1001",
		th: [
			"สัปดาห์คนรักกาแฟเริ่มแล้ว",
			"ตลอดสัปดาห์นี้ ลาเต้เย็นของหมอกฟ้าซื้อ 1 แก้ว รับฟรีอีก 1 แก้วทุกสาขา กดรับสิทธิ์ได้ที่ปุ่มด้านล่าง",
		],
		en: [
			"Coffee week has begun",
			"All week, buy one iced latte at any Mokfa and get another free. Press the button below to claim.",
		],
	}),
	article({
		id: 1102,
		category: news,
		picture: "banner-birthday",
		valid_from_days: -6,
		th: [
			"ของขวัญวันเกิดรูปแบบใหม่",
			"ตั้งแต่เดือนนี้เป็นต้นไป สมาชิกเลือกของขวัญวันเกิดได้เองจากหลายร้าน",
			list(
				"เปิดให้เลือกตั้งแต่วันแรกของเดือนเกิด",
				"เปลี่ยนใจได้จนกว่าจะกดรับ",
				"ใช้ได้ภายใน 30 วันหลังกดรับ",
			),
		],
		en: [
			"A new kind of birthday gift",
			"From this month on you choose your birthday gift from several shops.",
			list(
				"Choose from the first day of your birth month",
				"Change your mind until you claim",
				"Use it within 30 days of claiming",
			),
		],
	}),
	article({
		id: 1103,
		category: news,
		picture: "banner-care",
		valid_from_days: -15,
		th: [
			"ระบบปิดปรับปรุงคืนวันอาทิตย์",
			"ระบบจะปิดปรับปรุงเวลา 02:00–04:00 น. ระหว่างนี้โค้ดที่บันทึกไว้ในเครื่องยังเปิดแสดงที่ร้านได้ตามปกติ",
		],
		en: [
			"Maintenance on Sunday night",
			"The service is closed from 02:00 to 04:00. Codes saved on your phone can still be shown in shops.",
		],
	}),
	article({
		id: 1104,
		category: news,
		picture: "banner-weekend",
		valid_from_days: -90,
		valid_through_days: -1,
		th: ["ลมหนาวแรกของปี", "แคมเปญนี้จบแล้ว"],
		en: ["The first cool days", "This campaign is over."],
	}),
	article({
		id: 1111,
		category: results,
		picture: "banner-concert",
		valid_from_days: -2,
		th: [
			"ผู้ได้รับบัตรคืนดนตรีใต้ดวงดาว รอบที่ 1",
			"ขอแสดงความยินดีกับสมาชิก 5 ท่านแรก (แสดงชื่อและเลขท้าย 3 ตัวของเบอร์มือถือ)",
			steps(
				"คุณธนพร ••• 214",
				"คุณวรากร ••• 908",
				"คุณสุพิชญา ••• 377",
				"คุณอนุชา ••• 652",
				"คุณจิราภา ••• 119",
			),
			"ทีมงานจะติดต่อกลับภายใน 3 วันทำการ",
		],
		en: [
			"Tickets for a night under the stars, round one",
			"Congratulations to the first five members (first name and the last three digits of the number).",
			steps(
				"Thanaporn ••• 214",
				"Warakorn ••• 908",
				"Supitchaya ••• 377",
				"Anucha ••• 652",
				"Jirapa ••• 119",
			),
			"We will call you within 3 working days.",
		],
	}),
	article({
		id: 1112,
		category: results,
		picture: "deal-trophy",
		valid_from_days: -16,
		th: [
			"ผลภารกิจอวกาศประจำเดือนที่แล้ว",
			"สิบอันดับแรกของเดือนรับของรางวัลส่งถึงบ้าน ดูอันดับของคุณได้ในหน้าเกมและอันดับ",
		],
		en: [
			"Last month's space mission results",
			"The month's top ten have a prize sent home. See your own place in Games and ranking.",
		],
	}),
];
