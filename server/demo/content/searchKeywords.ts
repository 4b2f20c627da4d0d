// The recommended search keywords, languages alternating.
import type { SeedKeyword } from "../../store/content/programmeContent";

/** A keyword in both languages. */
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
