// News notifications (M16): every action type, mismatched references, from minutes to weeks ago.

import type { SeedNotification } from "../../store/content/programmeContent";
import { brand } from "./brands";
import { text } from "./text";

const news = (
	campaign_id: number,
	sent_hours_ago: number,
	action_type: SeedNotification["action_type"],
	reference: string,
	picture: string,
	th: [header: string, title: string],
	en: [header: string, title: string],
	brand_id?: number,
): SeedNotification => ({
	campaign_id,
	sent_hours_ago,
	action_type,
	reference,
	picture,
	header: text(th[0], en[0]),
	title: text(th[1], en[1]),
	...(brand_id && { brand_id }),
});

export const notifications: SeedNotification[] = [
	news(
		2001,
		0.5,
		2,
		"PV_1001",
		"deal-iced-latte",
		["ลาเต้เย็น 1 แถม 1 กลับมาแล้ว", "สัปดาห์นี้เท่านั้น ที่หมอกฟ้าทุกสาขา"],
		["Two lattes for one are back", "This week only, at every Mokfa"],
		brand.mokfa,
	),
	news(
		2002,
		5,
		4,
		"AR_1001",
		"banner-concert",
		["คืนดนตรีใต้ดวงดาว เปิดลงทะเบียน", "ที่นั่งมีจำกัด ลงทะเบียนฟรีสำหรับสมาชิก"],
		[
			"A night of music: register now",
			"Seats are limited, and free for members",
		],
	),
	news(
		2003,
		26,
		6,
		"SVY_1001",
		"banner-survey",
		["ตอบ 3 นาที รับกาแฟ 1 แก้ว", "เล่าเรื่องวันหยุดของคุณให้เราฟัง"],
		["Three minutes for a coffee", "Tell us about your days off"],
	),
	news(
		2004,
		49,
		3,
		"PVG_1002",
		"banner-weekend",
		["สุดสัปดาห์ริมทะเล 6 สิทธิ์", "จองห้องพักคู่กับเรือข้ามเกาะ คุ้มกว่า"],
		[
			"Six deals for a weekend by the sea",
			"Rooms and the boat, better together",
		],
		brand.kluenlom,
	),
	news(
		2005,
		75,
		5,
		"/brand_list",
		"banner-brands",
		["24 แบรนด์ที่ดูแลสมาชิก", "ดูว่าร้านโปรดของคุณมีสิทธิ์อะไร"],
		["24 brands that look after you", "See what your favourites offer"],
	),
	news(
		2006,
		120,
		7,
		"https://www.example.com/orion-care",
		"banner-care",
		["ตรวจเครื่องฟรีถึงสิ้นเดือน", "นัดหมายที่เว็บไซต์ Orion Care"],
		["A free check-up until the month ends", "Book on the Orion Care site"],
	),
	news(
		2007,
		200,
		1,
		"",
		"",
		["ระบบปิดปรับปรุงคืนวันอาทิตย์", "เวลา 02:00–04:00 น. โค้ดที่บันทึกไว้ยังใช้ได้"],
		[
			"Maintenance on Sunday night",
			"From 02:00 to 04:00. Saved codes still work",
		],
	),
	news(
		2008,
		400,
		4,
		"1001",
		"banner-movie-night",
		["หนังวันพุธ เริ่มที่ 99 บาท", "ลูมา ซีเนมา ทุกสาขาที่ร่วมรายการ"],
		["Wednesday films from 99 baht", "At participating Luma cinemas"],
		brand.luma,
	),
];
