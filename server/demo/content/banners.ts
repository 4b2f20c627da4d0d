// Home's banner sets: the top carousel, sections of both layouts, and hidden ones (2 §5).

import type {
	SeedBanner,
	SeedBannerSet,
} from "../../store/content/programmeContent";
import { brand } from "./brands";
import { sub } from "./categories";
import { text } from "./text";

/** An address inside the app, encoded except for slashes. */
const to = (path: string, query: Record<string, string | number>): string =>
	`${path}?${new URLSearchParams(
		Object.entries(query).map(([key, value]) => [key, String(value)]),
	)}`;
const deal = (id: number): string => to("/", { "modal-privilege": `PV_${id}` });

const banner = (
	bannerid: number,
	picture: string,
	path: string,
	th: [name: string, description: string],
	en: [name: string, description: string],
	more: Partial<SeedBanner> = {},
): SeedBanner => ({
	bannerid,
	name: text(th[0], en[0]),
	description: text(th[1], en[1]),
	path,
	call_to_action: "",
	picture,
	...more,
});

const set = (
	th: string,
	en: string,
	layout_section: SeedBannerSet["layout_section"],
	banners: SeedBanner[],
	more: Partial<SeedBannerSet> = {},
): SeedBannerSet => ({
	set_name: { th, en },
	layout_section,
	isdeleted: false,
	valid_from_days: -30,
	valid_through_days: 180,
	banners,
	...more,
});

export const bannerSets: SeedBannerSet[] = [
	// The app finds the top carousel by this name (2 §2).
	set("top_banner", "top_banner", "full", [
		banner(
			1,
			"banner-birthday",
			to("/privilege-group-deal", { pvg_ref: "PVG_1001" }),
			["ของขวัญวันเกิด รอคุณอยู่", "เฉพาะสมาชิก Platinum"],
			["Your birthday gift is waiting", "For Platinum members"],
		),
		banner(
			2,
			"banner-coffee-week",
			to("/privilegebybrand", { brandId: brand.mokfa, brandName: "หมอกฟ้า" }),
			["สัปดาห์คนรักกาแฟ แก้วที่สองฟรี", "หมอกฟ้า ทุกสาขา"],
			["Coffee week: second cup free", "Every Mokfa branch"],
			{ brand_id: brand.mokfa },
		),
		banner(
			3,
			"banner-movie-night",
			to("/privilege", { catId: 8, subcatId: sub.video }),
			["พุธนี้ดูหนัง เริ่มที่ 99 บาท", "ลูมา ซีเนมา"],
			["Wednesday films from 99 baht", "Luma Cinema"],
			{ brand_id: brand.luma },
		),
		banner(
			4,
			"banner-survey",
			to("/survey", { module: "banner", ref: "SVY_1001" }),
			["ตอบ 3 นาที รับกาแฟ 1 แก้ว", "แบบสอบถามวันหยุดของคุณ"],
			["Three minutes for a coffee", "A survey about your days off"],
		),
	]),
	// More than five in a small section: home shows five (2 §2).
	set("กินคุ้มทุกมื้อ", "Eat well for less", "small", [
		banner(
			11,
			"deal-boat-noodles",
			deal(1005),
			["ก๋วยเตี๋ยวเรือชามที่ 2 ลดครึ่งราคา", "ครัวบ้านสวน"],
			["Second bowl of boat noodles, half price", "Krua Baan Suan"],
			{ brand_id: brand.kruaBaanSuan },
		),
		banner(
			12,
			"deal-bubble-tea",
			deal(1004),
			["ชานมไข่มุก 29 บาท ทุกสาขา", "ใบเดียว"],
			["Bubble tea for 29 baht", "Bai Diao"],
			{ brand_id: brand.baiDiao },
		),
		banner(
			13,
			"deal-hamburger",
			deal(1007),
			["เบอร์เกอร์เนื้อชุดใหญ่ ลด 120 บาท", "กินดี มาร์ท"],
			["120 baht off the big beef burger set", "Kindee Mart"],
			{ brand_id: brand.kindeeMart },
		),
		banner(
			14,
			"deal-soft-serve",
			deal(1008),
			["ซอฟต์เสิร์ฟฟรี เมื่อซื้อครบ 200 บาท", "ปลายนา"],
			["Free soft serve from 200 baht", "Plai Na"],
			{ brand_id: brand.plaiNa },
		),
		banner(
			15,
			"deal-shabu",
			to("/privilege", { catId: 1, subcatId: sub.buffet }),
			["บุฟเฟต์ทั้งหมด ในที่เดียว", "รวมสิทธิ์บุฟเฟต์"],
			["Every buffet in one place", "All buffet deals"],
			{ brand_id: brand.morSon },
		),
		banner(
			16,
			"deal-sushi",
			to("/privilegebybrand", {
				brandId: brand.soramaru,
				brandName: "โซระมารุ",
			}),
			["คืนซูชิ ลดทั้งเคาน์เตอร์", "โซระมารุ"],
			["Sushi night at the counter", "Soramaru"],
			{ brand_id: brand.soramaru },
		),
		banner(
			17,
			"deal-fried-chicken",
			to("/privilegebybrand", {
				brandId: brand.krobKrob,
				brandName: "กรอบกร๊อบ",
			}),
			["ไก่ทอดถังใหญ่ กินได้ทั้งบ้าน", "กรอบกร๊อบ"],
			["A bucket for the whole house", "Krob Krob"],
			{ brand_id: brand.krobKrob },
		),
	]),
	set("เฉพาะสมาชิก Galaxy Gift", "For Galaxy Gift members", "full", [
		banner(
			21,
			"banner-concert",
			to("/article", { alt_reference: "AR_1001" }),
			["คืนดนตรีใต้ดวงดาว สำหรับสมาชิก", "ลงทะเบียนถึงสิ้นเดือน"],
			["A night of music under the stars", "Register by the end of the month"],
		),
		banner(
			22,
			"banner-care",
			"https://www.example.com/orion-care",
			["ดูแลจอให้เหมือนวันแรก", "บริการ Orion Care"],
			["Keep your screen like new", "Orion Care service"],
			{ call_to_action: "InternalWeb" },
		),
		banner(
			24,
			"banner-photo",
			to("/internal-web", {
				url: "https://www.example.com/night-photos",
				title: "Night photos",
			}),
			["ถ่ายรูปกลางคืนให้คมชัด", "คู่มือ 5 นาที"],
			["Sharper photos at night", "A five-minute guide"],
		),
		banner(
			23,
			"banner-survey",
			to("/survey", { module: "banner", ref: "SVY_1002" }),
			["บอกเราว่าอยากได้สิทธิ์แบบไหน", "แบบสอบถามสมาชิก"],
			["Tell us which deals you want", "Member survey"],
		),
	]),
	// Paths that open nothing: empty, "0", "-" and "null" (2 §5).
	set("คืนนี้ทำอะไรดี", "What to do tonight", "small", [
		banner(
			31,
			"deal-bowling",
			deal(1133),
			["โบว์ลิง 2 เกม 149 บาท", "เลนสิบ"],
			["Two games of bowling, 149 baht", "Lane Ten"],
			{ brand_id: brand.laneTen },
		),
		banner(
			32,
			"deal-movie-popcorn",
			deal(1002),
			["ตั๋วหนัง 2D เพียง 99 บาท", "ลูมา ซีเนมา"],
			["2D tickets at 99 baht", "Luma Cinema"],
			{ brand_id: brand.luma },
		),
		banner(
			33,
			"deal-microphone",
			"",
			["คาราโอเกะหลังเที่ยงคืน เร็ว ๆ นี้", "เลนสิบ"],
			["Karaoke after midnight, coming soon", "Lane Ten"],
			{ brand_id: brand.laneTen },
		),
		banner(
			34,
			"deal-headphones",
			"0",
			["รายการสดทุกคืนสี่ทุ่ม", "ฟังวัน"],
			["Live every night at ten", "Fangwan"],
			{ brand_id: brand.fangwan },
		),
		banner(
			35,
			"deal-ferris-wheel",
			"-",
			["งานวัดริมน้ำกลับมาแล้ว", "ไปไหน"],
			["The riverside fair is back", "Pai Nai"],
			{ brand_id: brand.paiNai },
		),
		banner(
			36,
			"deal-tropical-drink",
			"null",
			["ม็อกเทลริมสระทุกเย็นวันศุกร์", "คลื่นลม โฮเทล"],
			["Poolside mocktails on Fridays", "Kluenlom Hotels"],
			{ brand_id: brand.kluenlom },
		),
	]),
	set("เที่ยวใกล้ เที่ยวไกล", "Near and far", "full", [
		banner(
			41,
			"banner-travel",
			to("/privilegebycat", { catName: "เที่ยวใกล้ เที่ยวไกล" }),
			["วันหยุดยาว ไปไหนดี", "รวมที่พักและตั๋วเดินทาง"],
			["The long weekend: where to?", "Stays and tickets together"],
		),
		banner(
			44,
			"banner-flight",
			deal(1081),
			["ตั๋วบินในประเทศ ลด 300 บาท", "ไปไหน"],
			["300 baht off domestic flights", "Pai Nai"],
			{ brand_id: brand.paiNai },
		),
		banner(
			45,
			"banner-train",
			deal(1082),
			["รถไฟตู้นอนเชียงใหม่ ลด 15%", "ไปไหน"],
			["15% off the Chiang Mai sleeper", "Pai Nai"],
			{ brand_id: brand.paiNai },
		),
		banner(
			42,
			"banner-weekend",
			to("/privilege-group-deal", { pvg_ref: "PVG_1002" }),
			["สุดสัปดาห์ริมทะเล 6 สิทธิ์", "จองคู่คุ้มกว่า"],
			["Six deals for a weekend by the sea", "Better booked together"],
		),
		banner(
			43,
			"banner-brands",
			"/brand_list",
			["24 แบรนด์ที่ดูแลสมาชิก", "ดูแบรนด์ทั้งหมด"],
			["24 brands that look after you", "See all brands"],
		),
	]),
	// The banners of category pages (2 §2): the name ends in the category's id.
	set("แบนเนอร์หมวดอาหาร", "category_banner_1", "full", [
		banner(
			71,
			"banner-sushi",
			to("/privilegebybrand", {
				brandId: brand.soramaru,
				brandName: "โซระมารุ",
			}),
			["คืนซูชิ ลดทั้งเคาน์เตอร์", "โซระมารุ"],
			["Sushi night at the counter", "Soramaru"],
			{ brand_id: brand.soramaru },
		),
	]),
	set("แบนเนอร์หมวดเครื่องดื่ม", "category_banner_2", "full", [
		banner(
			72,
			"banner-coffee-week",
			to("/privilegebybrand", { brandId: brand.mokfa, brandName: "หมอกฟ้า" }),
			["สัปดาห์คนรักกาแฟ แก้วที่สองฟรี", "หมอกฟ้า ทุกสาขา"],
			["Coffee week: second cup free", "Every Mokfa branch"],
			{ brand_id: brand.mokfa },
		),
	]),
	set("แบนเนอร์หมวดท่องเที่ยว", "category_banner_4", "full", [
		banner(
			73,
			"banner-weekend",
			to("/privilege-group-deal", { pvg_ref: "PVG_1002" }),
			["สุดสัปดาห์ริมทะเล 6 สิทธิ์", "จองคู่คุ้มกว่า"],
			["Six deals for a weekend by the sea", "Better booked together"],
		),
		banner(
			74,
			"banner-travel",
			to("/privilege", { catId: 4, subcatId: sub.stay }),
			["วันหยุดยาว ไปไหนดี", "รวมที่พัก"],
			["The long weekend: where to?", "All the stays"],
		),
	]),
	// Deleted: never shown.
	set(
		"สงกรานต์สุขใจ",
		"Songkran specials",
		"small",
		[
			banner(
				51,
				"deal-coconut",
				deal(1050),
				["ดับร้อนสงกรานต์", "หมดช่วงโปรโมชันแล้ว"],
				["Cool off at Songkran", "This offer is over"],
			),
		],
		{ isdeleted: true },
	),
	// Expired: past its dates.
	set(
		"กลางปีลดแรง",
		"Mid-year sale",
		"full",
		[
			banner(
				61,
				"banner-shopping",
				to("/privilege", { catId: 3, subcatId: sub.fashion }),
				["กลางปีลดสูงสุด 60%", "จบแล้ว ขอบคุณทุกออร์เดอร์"],
				["Up to 60% off at mid-year", "Over now, thank you"],
			),
		],
		{ valid_from_days: -60, valid_through_days: -10 },
	),
	// The app finds the profile banner by this name.
	set("profile_banner", "profile_banner", "full", [
		banner(
			81,
			"banner-game",
			"/game/v1/ranking",
			["อันดับเกมอวกาศวันนี้", "อัปเดตทุกวัน 18:00 น."],
			["Today's space game ranking", "Updated daily at 18:00"],
		),
	]),
];
