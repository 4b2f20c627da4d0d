// The ten parent categories in home's order, with their sub-categories.
import type { SeedCategory } from "../../store/content/programmeContent";

/** Sub-category ids; the parent's id is all digits but the last. */
export const sub = {
	buffet: 11,
	thaiFood: 12,
	dessert: 13,
	japanese: 14,
	bakery: 15,
	snack: 16,
	coffee: 21,
	tea: 22,
	juice: 23,
	soda: 24,
	supermarket: 31,
	fashion: 32,
	shoesAndBags: 33,
	gift: 34,
	stay: 41,
	ticket: 42,
	ride: 43,
	tour: 44,
	nearEat: 51,
	nearCafe: 52,
	nearService: 53,
	spa: 61,
	skincare: 62,
	makeUp: 63,
	hairAndNails: 64,
	fitness: 71,
	checkUp: 72,
	dental: 73,
	eyewear: 74,
	video: 81,
	music: 82,
	play: 83,
	event: 84,
	furniture: 91,
	decor: 92,
	garden: 93,
	sound: 101,
	charging: 102,
	caseAndFilm: 103,
	smartHome: 104,
} as const;

export type SubCategoryId = (typeof sub)[keyof typeof sub];

/** The parent category of a sub-category. */
export const parentOf = (id: SubCategoryId): number => Math.floor(id / 10);

/** The category of deals near the user (2 §2). */
export const nearMeCategory = 5;

type Row = readonly [SubCategoryId, string, string];
const parent = (
	category_id: number,
	th: string,
	en: string,
	icon: string,
	rows: readonly Row[],
): SeedCategory[] => [
	{
		category_id,
		parent_id: 0,
		name: { th, en },
		icon: `icon-${icon}`,
		seq: category_id,
	},
	...rows.map(([id, rowTh, rowEn], index) => ({
		category_id: id,
		parent_id: category_id,
		name: { th: rowTh, en: rowEn },
		icon: `icon-${icon}`,
		seq: index + 1,
	})),
];

export const categories: SeedCategory[] = [
	...parent(1, "อาหาร", "Food", "food", [
		[sub.buffet, "บุฟเฟต์", "Buffets"],
		[sub.thaiFood, "อาหารไทย", "Thai food"],
		[sub.dessert, "ของหวาน", "Desserts"],
		[sub.japanese, "อาหารญี่ปุ่น", "Japanese"],
		[sub.bakery, "เบเกอรี", "Bakery"],
		[sub.snack, "ของทานเล่น", "Quick bites"],
	]),
	...parent(2, "เครื่องดื่ม", "Drinks", "drinks", [
		[sub.coffee, "กาแฟ", "Coffee"],
		[sub.tea, "ชาและชานม", "Tea and milk tea"],
		[sub.juice, "น้ำผลไม้", "Juices"],
		[sub.soda, "โซดาและสมูทตี้", "Sodas and smoothies"],
	]),
	...parent(3, "ช้อปปิ้ง", "Shopping", "shopping", [
		[sub.supermarket, "ซูเปอร์มาร์เก็ต", "Supermarket"],
		[sub.fashion, "แฟชั่น", "Fashion"],
		[sub.shoesAndBags, "รองเท้าและกระเป๋า", "Shoes and bags"],
		[sub.gift, "ของขวัญ", "Gifts"],
	]),
	...parent(4, "ท่องเที่ยว", "Travel", "travel", [
		[sub.stay, "ที่พัก", "Stays"],
		[sub.ticket, "ตั๋วเดินทาง", "Tickets"],
		[sub.ride, "รถและเรือ", "Cars and boats"],
		[sub.tour, "กิจกรรมและทัวร์", "Tours and activities"],
	]),
	...parent(nearMeCategory, "ใกล้ฉัน", "Near me", "near-me", [
		[sub.nearEat, "ร้านอาหาร", "Places to eat"],
		[sub.nearCafe, "คาเฟ่", "Cafés"],
		[sub.nearService, "ร้านค้าและบริการ", "Shops and services"],
	]),
	...parent(6, "ความงาม", "Beauty", "beauty", [
		[sub.spa, "สปาและนวด", "Spa and massage"],
		[sub.skincare, "สกินแคร์", "Skincare"],
		[sub.makeUp, "เมกอัป", "Make-up"],
		[sub.hairAndNails, "ผมและเล็บ", "Hair and nails"],
	]),
	...parent(7, "สุขภาพ", "Health", "health", [
		[sub.fitness, "ฟิตเนส", "Fitness"],
		[sub.checkUp, "ตรวจสุขภาพ", "Check-ups"],
		[sub.dental, "ทันตกรรม", "Dental"],
		[sub.eyewear, "แว่นตา", "Eyewear"],
	]),
	...parent(8, "บันเทิง", "Entertainment", "entertainment", [
		[sub.video, "หนัง", "Films"],
		[sub.music, "เพลง", "Music"],
		[sub.play, "เกมและโบว์ลิง", "Games and bowling"],
		[sub.event, "คอนเสิร์ตและงาน", "Concerts and events"],
	]),
	...parent(9, "บ้าน", "Home", "home", [
		[sub.furniture, "เฟอร์นิเจอร์", "Furniture"],
		[sub.decor, "ของแต่งบ้าน", "Decoration"],
		[sub.garden, "ต้นไม้และสวน", "Plants and garden"],
	]),
	...parent(10, "แก็ดเจ็ต", "Gadgets", "gadgets", [
		[sub.sound, "หูฟังและลำโพง", "Sound"],
		[sub.charging, "ชาร์จและสาย", "Charging"],
		[sub.caseAndFilm, "เคสและฟิล์ม", "Cases and films"],
		[sub.smartHome, "สมาร์ตโฮม", "Smart home"],
	]),
];
