// The registration rewards: one article per action type, and unavailable rewards (3 §3, 3 §4).
import type { SeedArticle } from "../../../store/content/programmeContent";
import { article, list, steps } from "./article";

const category = "Registration reward" as const;
/** A video under a free licence (Blender Foundation). */
const video = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

export const registrationRewards: SeedArticle[] = [
	article({
		id: 1001,
		category,
		picture: "banner-concert",
		action_type: 7,
		valid_through_days: 20,
		button: ["ลงทะเบียนร่วมกิจกรรม", "Join the activity"],
		th: [
			"คืนดนตรีใต้ดวงดาว สำหรับสมาชิก",
			"ร่วมฟังดนตรีสดกลางแจ้งกับศิลปิน 4 วง พร้อมทดลองหูฟังรุ่นใหม่ก่อนใคร สมาชิก 1 คนพาเพื่อนมาได้อีก 1 คน ไม่มีค่าใช้จ่าย",
			"<h2>สิ่งที่จะได้รับ</h2>",
			list(
				"ที่นั่งโซนหน้าเวที ลานริมน้ำ",
				"เครื่องดื่มต้อนรับ 1 แก้ว",
				"ลุ้นรับของรางวัลพิเศษ 10 รางวัล",
			),
			"<h2>เวลาและสถานที่</h2>",
			"ลานริมน้ำ ประตูเปิดเวลา 17:30 น. ดนตรีเริ่ม 18:30 น. แสดงหน้านี้ที่จุดลงทะเบียนเพื่อรับสายรัดข้อมือ",
		],
		en: [
			"A night of music under the stars, for members",
			"Four bands play in the open air, and you can try the new headphones before anyone else. Each member may bring one friend, free of charge.",
			"<h2>What you get</h2>",
			list(
				"A seat near the stage by the river",
				"A welcome drink",
				"A chance at one of ten special prizes",
			),
			"<h2>When and where</h2>",
			"At the riverside. Doors open at 17:30, the music starts at 18:30. Show this page at the desk to get your wristband.",
		],
	}),
	article({
		id: 1002,
		category,
		picture: "banner-survey",
		action_type: 1,
		reference: "SVY_1001",
		reward: "PV_1043",
		button: ["ตอบแบบสอบถาม", "Answer the survey"],
		th: [
			"ตอบ 3 นาที รับกาแฟ 1 แก้ว",
			"เล่าให้เราฟังว่าวันหยุดของคุณเป็นแบบไหน ตอบครบทุกข้อแล้วกดรับลาเต้เย็นจากหมอกฟ้าได้ที่หน้านี้",
			"เราใช้คำตอบของคุณเพื่อเลือกสิทธิ์ให้ตรงใจเท่านั้น ไม่มีคำตอบที่ถูกหรือผิด",
		],
		en: [
			"Three minutes for a coffee",
			"Tell us what your days off look like. Answer every question, then come back to this page for an iced latte from Mokfa.",
			"Your answers only help us choose deals for you. There is no right or wrong.",
		],
	}),
	article({
		id: 1003,
		category,
		picture: "banner-brands",
		action_type: 1,
		reference: "SVY_1002",
		reward: "PV_1074",
		button: ["บอกเรา", "Tell us"],
		th: [
			"บอกเราว่าอยากได้สิทธิ์แบบไหน",
			"แบบสอบถามสั้น ๆ ที่ช่วยให้เราหาร้านที่คุณอยากไปจริง ๆ ใช้เวลาไม่ถึง 2 นาที ตอบครบแล้วรับกล่องของขวัญปีใหม่ส่งถึงบ้าน",
		],
		en: [
			"Tell us which deals you want",
			"A short survey that helps us find the shops you really want to visit. It takes less than two minutes, and a New Year gift box comes to your home for it.",
		],
	}),
	article({
		id: 1004,
		category,
		picture: "deal-tote-bag",
		action_type: 2,
		reference: "PV_1073",
		button: ["รับกระเป๋าผ้า", "Have the tote sent"],
		th: [
			"กระเป๋าผ้ารุ่นพิเศษ ส่งฟรีถึงบ้าน",
			"ขอบคุณที่ลงทะเบียนเครื่องกับเรา กระเป๋าผ้าแคนวาสเนื้อหนาพิมพ์ลายวงโคจรเป็นของคุณ 1 ใบ ส่งฟรีทั่วประเทศ",
			"<h2>วิธีรับ</h2>",
			steps(
				"กดปุ่มด้านล่างแล้วกรอกที่อยู่จัดส่ง",
				"ยืนยันด้วยรหัส 6 หลักที่ส่งไปทางข้อความ",
				"รอรับพัสดุใน 7–14 วัน",
			),
		],
		en: [
			"A special-edition canvas tote, sent free",
			"Thank you for registering your device. A sturdy canvas tote with our orbit print is yours, sent free anywhere in the country.",
			"<h2>How to get it</h2>",
			steps(
				"Press the button below and fill in your address",
				"Confirm with the six-digit code we text you",
				"Your parcel arrives in 7–14 days",
			),
		],
	}),
	article({
		id: 1005,
		category,
		picture: "deal-waffle",
		action_type: 3,
		reference: "PV_1029",
		th: [
			"วาฟเฟิลต้อนรับสมาชิกใหม่",
			"เริ่มต้นด้วยของหวานอุ่น ๆ จากปลายนา กดรับโค้ดแล้วแสดงที่เคาน์เตอร์ได้ทุกสาขา",
		],
		en: [
			"A waffle to welcome you",
			"Begin with something warm and sweet from Plai Na. Get the code and show it at any counter.",
		],
	}),
	article({
		id: 1006,
		category,
		picture: "deal-perfume",
		action_type: 2,
		reference: "PV_1075",
		th: [
			"น้ำหอมขนาดพกพา",
			"ของรางวัลรอบแรกมีผู้รับครบแล้ว ขอบคุณทุกคนที่ร่วมลงทะเบียน รอบถัดไปจะประกาศในหน้าข่าว",
		],
		en: [
			"A travel perfume",
			"The first round is all gone. Thank you for registering. The next round will be announced in the news.",
		],
	}),
	article({
		id: 1007,
		category,
		picture: "deal-bed",
		action_type: 3,
		reference: "PV_1089",
		th: [
			"อัปเกรดห้องสวีท สำหรับ Platinum",
			"จองห้องพักที่คลื่นลม โฮเทล แล้วรับอัปเกรดเป็นห้องที่ดีกว่า 1 ระดับ เฉพาะสมาชิก Platinum",
		],
		en: [
			"A suite upgrade for Platinum members",
			"Book a room at Kluenlom Hotels and move up one room type. For Platinum members only.",
		],
	}),
	article({
		id: 1008,
		category,
		picture: "banner-shopping",
		action_type: 4,
		button: ["ดูข่าวและประกาศผล", "See news and results"],
		th: [
			"ประกาศรายชื่อผู้โชคดีทุกวันศุกร์",
			"ผลรางวัลของกิจกรรมทั้งหมดประกาศทุกวันศุกร์ เวลา 12:00 น. ในหน้าข่าวและประกาศผล",
		],
		en: [
			"Winners are announced every Friday",
			"The results of every activity appear on Fridays at 12:00 in news and results.",
		],
	}),
	article({
		id: 1009,
		category,
		picture: "banner-care",
		action_type: 5,
		button: ["ดูคำถามที่พบบ่อย", "See the FAQ"],
		th: [
			"ลงทะเบียนแล้วได้อะไรบ้าง",
			"รวมคำตอบเรื่องการลงทะเบียนเครื่อง ระดับสมาชิก และการรับของรางวัลไว้ในที่เดียว",
		],
		en: [
			"What do I get for registering?",
			"Everything about registering a device, membership tiers and rewards, answered in one place.",
		],
	}),
	article({
		id: 1010,
		category,
		picture: "banner-photo",
		action_type: 6,
		reference: "https://www.example.com/night-photos",
		video: video,
		button: ["อ่านคู่มือถ่ายภาพกลางคืน", "Read the night photo guide"],
		th: [
			"ถ่ายรูปกลางคืนให้คมชัด",
			"ห้านาทีกับเคล็ดลับจากช่างภาพ ดูคลิปก่อน แล้วเปิดคู่มือฉบับเต็มในแอปได้เลย",
		],
		en: [
			"Sharper photos at night",
			"Five minutes with a photographer. Watch the film first, then open the whole guide inside the app.",
		],
	}),
	article({
		id: 1011,
		category,
		picture: "deal-game-console",
		action_type: 9,
		button: ["เล่นเกม", "Play the game"],
		th: [
			"ภารกิจอวกาศ เก็บดาวให้ได้มากที่สุด",
			"แตะเก็บดาวให้ทันใน 20 วินาที อันดับอัปเดตทุกวัน เวลา 18:00 น. อันดับ 1–10 ของเดือนรับของรางวัลส่งถึงบ้าน",
		],
		en: [
			"Space mission: collect the most stars",
			"Tap as many stars as you can in 20 seconds. The ranking is updated daily at 18:00, and each month's top ten have a prize sent home.",
		],
	}),
	article({
		id: 1012,
		category,
		picture: "banner-travel",
		action_type: 0,
		reference: "https://www.example.com/travel-insurance",
		button: ["ดูรายละเอียดประกัน", "See the insurance"],
		th: [
			"ประกันเดินทางฟรี 7 วัน สำหรับผู้ลงทะเบียน",
			"ลงทะเบียนเครื่องครบแล้วรับความคุ้มครองการเดินทางในประเทศ 7 วัน ดูเงื่อนไขได้ที่เว็บไซต์ของบริษัทประกัน",
		],
		en: [
			"Seven days of travel cover for registering",
			"Register your device and get seven days of cover for trips in Thailand. The insurer's own site has the terms.",
		],
	}),
	article({
		id: 1013,
		category,
		picture: "deal-coffee-class",
		action_type: 7,
		valid_from_days: -60,
		valid_through_days: 2,
		th: [
			"เวิร์กช็อปถ่ายภาพอาหาร",
			"เรียนจัดแสงและจัดจานกับช่างภาพอาหาร 2 ชั่วโมง รับ 30 คน ใกล้ปิดรับลงทะเบียนแล้ว",
		],
		en: [
			"A food photography workshop",
			"Two hours on light and plating with a food photographer, for 30 people. Registration closes soon.",
		],
	}),
	article({
		id: 1014,
		category,
		picture: "deal-phone",
		action_type: 1,
		reference: "SVY_1003",
		button: ["ให้คะแนนแอป", "Rate the app"],
		th: [
			"แอปนี้ใช้ง่ายแค่ไหน",
			"แบบสอบถามสั้น ๆ เรื่องการใช้งานแอป ทุกคำตอบถึงมือทีมที่ทำแอปนี้โดยตรง",
		],
		en: [
			"How easy is this app to use?",
			"A few questions about the app. Every answer goes straight to the people who make it.",
		],
	}),
];
