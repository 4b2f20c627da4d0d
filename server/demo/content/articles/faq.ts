// The frequently asked questions (M18): text, lists, links, and a video.
import type { SeedArticle } from "../../../store/content/programmeContent";
import { article, list, steps } from "./article";

const category = "FAQ" as const;
const picture = "banner-care";

export const faq: SeedArticle[] = [
	article({
		id: 1401,
		category,
		picture,
		th: [
			"กดรับสิทธิ์แล้ว โค้ดอยู่ที่ไหน",
			'อยู่ใน <a href="/history?state=history">คูปองของฉัน</a> เปิดได้จากไอคอนตั๋วที่มุมขวาบนของหน้าแรก',
		],
		en: [
			"I have claimed a deal. Where is my code?",
			'In <a href="/history?state=history">My coupons</a>: the ticket at the top right of the home page.',
		],
	}),
	article({
		id: 1402,
		category,
		picture,
		th: [
			"ร้านสแกนโค้ดไม่ผ่าน ต้องทำอย่างไร",
			steps(
				"เพิ่มความสว่างหน้าจอ แล้วกด <b>เต็มจอ</b>",
				"ลองหมุนเครื่องเป็นแนวนอน",
				"ให้พนักงานพิมพ์ตัวเลขใต้บาร์โค้ด",
			),
			"หากยังไม่ได้ โทรหาศูนย์บริการลูกค้าได้ทันทีขณะอยู่ที่ร้าน",
		],
		en: [
			"The shop cannot scan my code. What can I do?",
			steps(
				"Turn the brightness up and press <b>Full screen</b>",
				"Turn the phone sideways",
				"Have the digits under the barcode typed in",
			),
			"If that does not help, call us while you are at the counter.",
		],
	}),
	article({
		id: 1403,
		category,
		picture,
		video: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
		th: ["ใช้แอปครั้งแรก เริ่มตรงไหนดี", "ดูคลิปสั้นนี้ แล้วลองรับสิทธิ์แรกของคุณจากหน้าแรกได้เลย"],
		en: [
			"This is my first time. Where do I begin?",
			"Watch this short film, then claim your first deal from the home page.",
		],
	}),
	article({
		id: 1404,
		category,
		picture,
		th: [
			"ของรางวัลที่จัดส่งใช้เวลากี่วัน",
			"ภายใน 7–14 วันนับจากวันที่ยืนยันที่อยู่ รวมวันหยุด ดูสถานะได้ที่ปุ่มติดตามพัสดุ",
		],
		en: [
			"How long does a prize take to arrive?",
			"7–14 days from the day you confirm your address, weekends included. Track parcel shows where it is.",
		],
	}),
	article({
		id: 1405,
		category,
		picture,
		th: [
			"เปลี่ยนเบอร์หรือเปลี่ยนเครื่องได้ไหม",
			list(
				"1 เครื่องใช้ได้กับ 1 เบอร์",
				"ลงทะเบียนเครื่องใหม่ด้วยเบอร์เดิม ระบบจะถามก่อนย้ายข้อมูล",
				"สิทธิ์ที่รับไปแล้วไม่หาย",
			),
		],
		en: [
			"Can I change my number or my phone?",
			list(
				"One device goes with one number",
				"Register the new one with the same number: we ask before moving anything",
				"What you have claimed is not lost",
			),
		],
	}),
	article({
		id: 1406,
		category,
		picture,
		th: [
			"ทำไมปุ่มรับสิทธิ์กดไม่ได้",
			"หน้าสิทธิ์จะบอกเหตุผลพร้อมวันที่กดได้อีกครั้ง เช่น ครบจำนวนของเดือนนี้ หรือสิทธิ์ของวันนี้เต็มแล้ว",
		],
		en: [
			"Why can't I press the button?",
			"The deal tells you why and when it opens again: your monthly limit, or today's quota, for example.",
		],
	}),
];
