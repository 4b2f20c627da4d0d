// The keywords that the search recommends: what people look for most, in the language they type it in.
import type { SeedKeyword } from "./shapes";

const keyword = (text: string, picture: string): SeedKeyword => ({
	keyword: text,
	picture: `deal-${picture}`,
});

export const searchKeywords: SeedKeyword[] = [
	keyword("กาแฟ", "iced-latte"),
	keyword("ชานมไข่มุก", "bubble-tea"),
	keyword("บุฟเฟต์", "shabu"),
	keyword("ตั๋วหนัง", "movie-popcorn"),
	keyword("Mokfa", "hot-coffee"),
	keyword("นวด", "spa-lotus"),
	keyword("รองเท้า", "running-shoe"),
	keyword("เค้ก", "strawberry-cake"),
	keyword("ซูชิ", "sushi"),
	keyword("ทะเล", "beach-stay"),
	keyword("หูฟัง", "headphones"),
	keyword("ตรวจสุขภาพ", "stethoscope"),
];
