// The 24 fictional brands; home shows the first eight.
import type { SeedBrand } from "../../store/content/programmeContent";
import { text } from "./text";

/** Brand ids by name. */
export const brand = {
	mokfa: 1,
	luma: 2,
	kruaBaanSuan: 3,
	baiDiao: 4,
	plaiNa: 5,
	tidefit: 6,
	naraSpa: 7,
	paiNai: 8,
	kindeeMart: 9,
	morSon: 10,
	soramaru: 11,
	krobKrob: 12,
	threadline: 13,
	soleday: 14,
	banchuen: 15,
	yimsuay: 16,
	sukdee: 17,
	ruenDin: 18,
	rimrua: 19,
	plugdee: 20,
	fangwan: 21,
	kluenlom: 22,
	laneTen: 23,
	tawanchai: 24,
} as const;

export type BrandId = (typeof brand)[keyof typeof brand];

const open = (
	brand_id: BrandId,
	th: string,
	en: string,
	logo: string,
): SeedBrand => ({
	brand_id,
	name: { th, en },
	logo: `logo-${logo}`,
	is_available: true,
});
/** "Store not open" (2 §4). */
const closed = (...fields: Parameters<typeof open>): SeedBrand => ({
	...open(...fields),
	is_available: false,
});

/** A text on the branch tab in place of a list (2 §3 branch_display_type 1). */
const withBranchText = (it: SeedBrand, th: string, en: string): SeedBrand => ({
	...it,
	branch_text: text(th, en),
});

export const brands: SeedBrand[] = [
	open(brand.mokfa, "หมอกฟ้า", "Mokfa", "mokfa"),
	open(brand.luma, "ลูมา ซีเนมา", "Luma Cinema", "luma"),
	open(brand.kruaBaanSuan, "ครัวบ้านสวน", "Krua Baan Suan", "krua-baan-suan"),
	open(brand.baiDiao, "ใบเดียว", "Bai Diao", "bai-diao"),
	open(brand.plaiNa, "ปลายนา", "Plai Na", "plai-na"),
	open(brand.tidefit, "ไทด์ฟิต", "Tidefit", "tidefit"),
	open(brand.naraSpa, "นารา สปา", "Nara Spa", "nara-spa"),
	withBranchText(
		open(brand.paiNai, "ไปไหน", "Pai Nai", "pai-nai"),
		"จองได้ทุกที่ในแอปไปไหน ไม่ต้องไปที่สาขา",
		"Book anywhere in the Pai Nai app; there is no branch to visit",
	),
	withBranchText(
		open(brand.kindeeMart, "กินดี มาร์ท", "Kindee Mart", "kindee-mart"),
		"ใช้ได้ที่กินดี มาร์ท ทุกสาขาทั่วประเทศ",
		"Valid at every Kindee Mart in the country",
	),
	open(brand.morSon, "หม้อซ้อน", "Mor Son", "mor-son"),
	open(brand.soramaru, "โซระมารุ", "Soramaru", "soramaru"),
	open(brand.krobKrob, "กรอบกร๊อบ", "Krob Krob", "krob-krob"),
	open(brand.threadline, "เธรดไลน์", "Threadline", "threadline"),
	open(brand.soleday, "โซลเดย์", "Soleday", "soleday"),
	open(brand.banchuen, "บานชื่น บิวตี้", "Banchuen Beauty", "banchuen"),
	open(brand.yimsuay, "ยิ้มสวย เดนทัล", "Yimsuay Dental", "yimsuay"),
	open(brand.sukdee, "สุขดี คลินิก", "Sukdee Clinic", "sukdee"),
	open(brand.ruenDin, "เรือนดิน", "Ruen Din", "ruen-din"),
	closed(brand.rimrua, "สวนริมรั้ว", "Rimrua Garden", "rimrua"),
	open(brand.plugdee, "ปลั๊กดี", "Plugdee", "plugdee"),
	withBranchText(
		open(brand.fangwan, "ฟังวัน", "Fangwan", "fangwan"),
		"ใช้ได้ในแอปฟังวันเท่านั้น",
		"Valid in the Fangwan app only",
	),
	open(brand.kluenlom, "คลื่นลม โฮเทล", "Kluenlom Hotels", "kluenlom"),
	open(brand.laneTen, "เลนสิบ", "Lane Ten", "lane-ten"),
	closed(brand.tawanchai, "ตะวันฉาย ออปติก", "Tawanchai Optic", "tawanchai"),
];
