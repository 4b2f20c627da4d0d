// The keywords that the search recommends: what people look for most, in both languages by turns, so that a part of the list has both.
import type { SeedKeyword } from "../../store/content/programmeContent";

/** One thing that is looked for, as Thai and as English readers type it. */
const keyword = (th: string, en: string, picture: string): SeedKeyword[] =>
	[th, en].map((text) => ({ keyword: text, picture: `deal-${picture}` }));

export const searchKeywords: SeedKeyword[] = [
	keyword("กาแฟ", "Coffee", "iced-latte"),
	keyword("ชานมไข่มุก", "Bubble tea", "bubble-tea"),
	keyword("บุฟเฟต์", "Buffet", "shabu"),
	keyword("ตั๋วหนัง", "Film tickets", "movie-popcorn"),
	keyword("หมอกฟ้า", "Mokfa", "hot-coffee"),
	keyword("นวด", "Massage", "spa-lotus"),
	keyword("รองเท้า", "Shoes", "running-shoe"),
	keyword("เค้ก", "Cake", "strawberry-cake"),
	keyword("ซูชิ", "Sushi", "sushi"),
	keyword("ทะเล", "Sea view", "beach-stay"),
	keyword("หูฟัง", "Headphones", "headphones"),
	keyword("ตรวจสุขภาพ", "Check-up", "stethoscope"),
].flat();
