// Typical queries in the demo programme, with required and forbidden results.

export interface SearchCase {
	typed: string;
	/** Privileges, one of which must be the first result; "nothing" if there must be no results at all. */
	first: readonly number[] | "nothing";
	/** A brand that must be found. */
	brand?: string;
	/** Privileges that must not be among the results. */
	never?: readonly number[];
	/** The first "did you mean". */
	didYouMean?: string;
}

const row = (
	typed: string,
	first: SearchCase["first"] | number,
	more: Omit<SearchCase, "typed" | "first"> = {},
): SearchCase => ({
	typed,
	first: typeof first === "number" ? [first] : first,
	...more,
});

const coffee = [1056, 1041, 1059, 1044];
const stays = [1011, 1086, 1087, 1088, 1089];
const mokfa = [1001, 1046, 1058];
const films = [1002, 1131, 1132];
const soramaru = [1020, 1019, 1034, 1021];
const naraSpa = [1012, 1101, 1113, 1102, 1110];
const tidefit = [1006, 1128, 1115];
const plugdee = [1153, 1154, 1157];
const kindee = [1007, 1009, 1076];
const krob = [1033, 1024, 1022];
const shoes = [1069, 1071, 1080];
const massage = [1012, 1101];

/** Correctly spelt words. */
export const correct: SearchCase[] = [
	// The words of the issue, which returned 79 and 100 results for cinema tickets.
	row("โรงแรม", stays, { brand: "Kluenlom Hotels", never: [1002, 1131] }),
	row("ซูชิ", 1009),
	row("ชาบู", 1016, { never: [1048, 1155] }),
	row("บุฟเฟต์", 1016),
	row("สุกี้", 1018),
	row("กาแฟ", coffee, { brand: "Mokfa", never: [1145, 1119] }),
	row("ลาเต้", [1001, 1043, 1047], { never: [1002] }),
	row("ลาเต้เย็น", [1001, 1043]),
	row("อเมริกาโน", 1042),
	row("โกโก้", 1045),
	row("ชา", [1004, 1048, 1049], { never: [1016, 1155, 1005] }),
	row("ชาไทย", 1049),
	row("ชาเขียว", 1047),
	row("ชานมไข่มุก", 1004),
	row("ชาไข่มุก", 1004),
	row("น้ำส้ม", 1052),
	row("ก๋วยเตี๋ยวเรือ", 1005),
	row("ข้าวเหนียวมะม่วง", 1030),
	row("ต้มยำกุ้ง", 1013),
	row("กุ้ง", [1013, 1038]),
	row("กะเพรา", 1015),
	row("ผัดกะเพรา", 1015),
	row("ไก่ทอด", 1022),
	row("แซลมอน", 1019),
	row("ซาชิมิ", 1019),
	row("ปลาดิบ", 1019),
	row("ราเมง", 1021),
	row("โอมากาเสะ", 1034),
	row("เบอร์เกอร์", 1007),
	row("แฮมเบอร์เกอร์", 1007),
	row("ไอติม", 1008),
	row("เค้ก", [1003, 1028]),
	row("ครัวซองต์", 1010),
	row("โดนัท", 1026),
	row("ของหวาน", [1003, 1008, 1028, 1030, 1031]),
	row("อาหารญี่ปุ่น", [1009, 1019, 1020, 1021, 1034]),
	row("หนัง", films, { brand: "Luma Cinema" }),
	row("ดูหนัง", 1002),
	row("ตั๋วหนัง", 1002),
	row("โรงหนัง", films, { brand: "Luma Cinema" }),
	row("ป๊อปคอร์น", 1129),
	row("คอนเสิร์ต", 1140),
	row("โบว์ลิง", 1133),
	row("คาราโอเกะ", 1135),
	row("นวด", massage, { brand: "Nara Spa", never: [1147] }),
	row("นวดเท้า", 1101),
	row("สปา", naraSpa, { brand: "Nara Spa" }),
	row("ออนเซ็น", 1100),
	row("ทำเล็บ", 1109),
	row("ครีมกันแดด", 1104),
	row("เครื่องสำอาง", [1106, 1107, 1108]),
	row("ฟิตเนส", 1006),
	row("โยคะ", 1115),
	row("แบดมินตัน", 1117),
	row("ตรวจสุขภาพ", 1119),
	row("วัคซีน", 1120),
	row("ขูดหินปูน", 1123),
	row("ทำฟัน", [1123, 1124, 1125], { brand: "Yimsuay Dental" }),
	row("แว่นกันแดด", 1127),
	row("แว่นตา", [1126, 1127]),
	row("รองเท้า", shoes, { brand: "Soleday" }),
	row("รองเท้าวิ่ง", 1069),
	row("กระเป๋าเดินทาง", 1072),
	row("กระเป๋า", [1070, 1072, 1073]),
	row("เสื้อยืด", 1065),
	row("หูฟัง", 1153),
	row("ลำโพง", 1154),
	row("แบตสำรอง", 1156),
	row("พาวเวอร์แบงค์", 1156),
	row("ชาร์จ", 1155, { never: [1004, 1049] }),
	row("โซฟา", 1145),
	row("ที่นอน", 1152),
	row("ต้นไม้", [1150, 1151]),
	row("ตั๋วเครื่องบิน", 1081),
	row("รถไฟ", 1082),
	row("เช่ารถ", 1085),
	row("ทะเล", 1011),
	row("วันเกิด", 1028),
	row("1 แถม 1", [1131, 1055, 1023]),
	row("99 บาท", [1002, 1019, 1030, 1063, 1136]),
];

/** Names of places where privileges are. */
export const places: SearchCase[] = [
	row("หัวหิน", 1011),
	row("เขาใหญ่", 1086),
	row("เกาะช้าง", 1087),
	row("เกาะล้าน", 1084),
	row("เชียงราย", 1093),
	row("เชียงใหม่", 1082),
	row("น่าน", 1094),
	row("สุวรรณภูมิ", 1083),
	row("สนามบิน", [1083, 1085, 1098]),
	row("khao yai", 1086),
	row("chiang mai", 1082),
];

/** Brands in both scripts, as one word or two, correctly spelt and misspelt. */
export const brands: SearchCase[] = [
	row("หมอกฟ้า", mokfa, { brand: "Mokfa" }),
	row("Mokfa", mokfa, { brand: "Mokfa" }),
	row("mok fa", mokfa, { brand: "Mokfa" }),
	row("หมอก ฟ้า", mokfa, { brand: "Mokfa" }),
	row("หมอกฟา", mokfa, { brand: "Mokfa" }),
	row("หมอกฟ้่า", mokfa, { brand: "Mokfa" }),
	row("mokfar", mokfa, { brand: "Mokfa", didYouMean: "Mokfa" }),
	row("luma", films, { brand: "Luma Cinema" }),
	row("ลูม่า", films, { brand: "Luma Cinema", didYouMean: "ลูมา" }),
	row("ลูมาซีเนมา", [1131, 1141, 1002, 1132], { brand: "Luma Cinema" }),
	row("luma cinima", films, {
		brand: "Luma Cinema",
		didYouMean: "Luma Cinema",
	}),
	row("โซระมารุ", soramaru, { brand: "Soramaru" }),
	row("โซรามารุ", soramaru, { brand: "Soramaru", didYouMean: "โซระมารุ" }),
	row("soramalu", soramaru, { brand: "Soramaru", didYouMean: "Soramaru" }),
	row("sora maru", soramaru, { brand: "Soramaru" }),
	row("กรอบกร็อบ", krob, { brand: "Krob Krob" }),
	row("krob krop", krob, { brand: "Krob Krob", didYouMean: "Krob Krob" }),
	row("กินดีมาร์ท", kindee, { brand: "Kindee Mart" }),
	row("กินดีมาท", kindee, { brand: "Kindee Mart" }),
	row("kluanlom", stays.concat(1055), { brand: "Kluenlom Hotels" }),
	row("plug dee", plugdee, { brand: "Plugdee" }),
	row("ปลักดี", plugdee, { brand: "Plugdee" }),
	row("นาร่า สปา", naraSpa, { brand: "Nara Spa" }),
	row("tide fit", tidefit, { brand: "Tidefit" }),
	row("ไทร์ฟิต", tidefit, { brand: "Tidefit", didYouMean: "ไทด์ฟิต" }),
	row("ใบเดี่ยว", [1004, 1049, 1050], {
		brand: "Bai Diao",
		didYouMean: "ใบเดียว",
	}),
	row("thread line", 1068, { brand: "Threadline" }),
	row("เทรดไลน์", 1068, { brand: "Threadline", didYouMean: "เธรดไลน์" }),
];

/** Thai as it is often misspelt: by sound, tone, vowel length, silent letters. */
export const misspelt: SearchCase[] = [
	row("ซูซิ", 1009, { didYouMean: "ซูชิ" }),
	row("ชูชิ", 1009, { didYouMean: "ซูชิ" }),
	row("ชูซิ", 1009, { didYouMean: "ซูชิ" }),
	row("ลาเต๊", [1001, 1043, 1047], { didYouMean: "ลาเต้", never: [1002] }),
	row("ลาเต", [1001, 1043, 1047]),
	row("กาแฝ", coffee, { didYouMean: "กาแฟ" }),
	row("ซาบู", 1016, { didYouMean: "ชาบู" }),
	row("บุฟเฟ่ต์", 1016),
	row("บัฟเฟ่ต์", 1016),
	row("บุฟเฟ่", 1016),
	row("ก๊วยเตี๋ยว", 1005, { didYouMean: "ก๋วยเตี๋ยว" }),
	row("กวยเตียวเรือ", 1005),
	row("ก๋วยเตี่ยวเรือ", 1005),
	row("กระเพรา", 1015),
	row("กะเพา", 1015),
	row("ข้าวเหนียวมะมวง", 1030),
	row("ต้มยำกุง", 1013),
	row("ซาซิมิ", 1019),
	row("แซลม่อน", 1019, { didYouMean: "แซลมอน" }),
	row("แซวมอน", 1019, { didYouMean: "แซลมอน" }),
	row("โอมาคาเสะ", 1034, { didYouMean: "โอมากาเสะ" }),
	row("เบอเกอร์", 1007, { didYouMean: "เบอร์เกอร์" }),
	row("สตอเบอรี่", 1003),
	row("สตรอเบอรี่", 1003),
	row("เค็ก", [1003, 1028]),
	row("ครัวซอง", 1010),
	row("โดนัด", 1026),
	row("ชานมไข่มุข", 1004, { didYouMean: "ชานมไข่มุก" }),
	row("ชานมใข่มุก", 1004, { didYouMean: "ชานมไข่มุก" }),
	row("อเมริกาโน่", 1042),
	row("ลองเท้า", shoes, { didYouMean: "รองเท้า" }),
	row("รองเทา", shoes),
	row("กะเป๋า", [1070, 1072, 1073], { didYouMean: "กระเป๋า" }),
	row("เสือยืด", 1065),
	row("ลำโพ่ง", 1154, { didYouMean: "ลำโพง" }),
	row("ฟิตเน็ต", 1006, { didYouMean: "ฟิตเนส" }),
	row("โยค่ะ", 1115, { didYouMean: "โยคะ" }),
	row("แบตมินตัน", 1117, { didYouMean: "แบดมินตัน" }),
	row("ตรวดสุขภาพ", 1119, { didYouMean: "ตรวจสุขภาพ" }),
	row("คอนเสิต", 1140, { didYouMean: "คอนเสิร์ต" }),
	row("ป๊อบคอน", 1129, { didYouMean: "ป๊อปคอร์น" }),
	row("โบลิ่ง", 1133),
	row("ออนเซน", 1100),
	// One wrong letter in four is too uncertain, so there is only a suggestion.
	row("กาแพ", "nothing", { didYouMean: "กาแฟ" }),
];

export const english: SearchCase[] = [
	row("hotel", stays, { brand: "Kluenlom Hotels" }),
	row("hotels", stays, { brand: "Kluenlom Hotels" }),
	row("coffee", coffee, { brand: "Mokfa" }),
	row("cofee", coffee, { didYouMean: "Coffee" }),
	row("COFFEE", coffee),
	row("iced late", [1001, 1043], { didYouMean: "iced latte" }),
	row("bubble tea", 1004),
	row("boba", 1004),
	row("matcha", 1047),
	row("bufet", 1016, { didYouMean: "Buffet" }),
	row("boat noodle", 1005),
	row("sticky rice mango", 1030),
	row("rice", [1024, 1015, 1105, 1030], { never: [1003, 1005, 1072] }),
	row("croisant", 1010, { didYouMean: "croissant" }),
	row("donut", 1026),
	row("burgur", 1007, { didYouMean: "burger" }),
	row("ice cream", 1008),
	row("movies", films),
	row("sneakers", 1069),
	row("jeans", 1067),
	row("hedphones", 1153, { didYouMean: "Headphones" }),
	row("power bank", 1156),
	row("masage", massage, { didYouMean: "Massage" }),
	row("gym", 1006),
	row("glasses", [1126, 1127]),
	row("flights", 1081),
	row("tea", 1004, { brand: "Bai Diao", never: [1089] }),
];

/** Words typed in the wrong keyboard layout, also with capitals. */
export const otherKeyboard: SearchCase[] = [
	row("dkca", coffee, { brand: "Mokfa", didYouMean: "กาแฟ" }),
	row("Dkca", coffee, { didYouMean: "กาแฟ" }),
	row("=ko,w-j,6d", 1004, { didYouMean: "ชานมไข่มุก" }),
	row("=k[^", 1016, { didYouMean: "ชาบู" }),
	row("-hk;cd'", 1014),
	row("ทนาดฟ", mokfa, { brand: "Mokfa", didYouMean: "mokfa" }),
	row("แนดดำำ", coffee, { didYouMean: "coffee" }),
	row("สฟะะำ", [1001, 1043, 1047], { didYouMean: "latte" }),
	row("ินฟะ ืนนกสำห", 1005, { didYouMean: "boat noodles" }),
];

/** Several words, some of them fillers. */
export const mixed: SearchCase[] = [
	row("ร้านกาแฟ", coffee),
	row("ส่วนลดซูชิ", 1009),
	row("โปรซูชิ", 1009),
	row("ร้านซูชิใกล้ฉัน", 1009),
	row("ร้านอาหารญี่ปุ่น", [1009, 1019, 1020, 1021, 1034]),
	row("coffee deals", coffee),
	row("หมอกฟ้า ลาเต้", 1001),
	row("latte หมอกฟ้า", 1001),
	row("buffet ชาบู", 1016),
	row("เรือ ก๋วยเตี๋ยว", 1005),
	row("กาแฟ xyzxyz", "nothing", { didYouMean: "กาแฟ" }),
];

/** Words without results, and nonsense. */
export const absent: SearchCase[] = [
	..."แมว หมา สุนัข นก ซิม ซิมการ์ด โทรทัศน์ ทีวี มอเตอร์ไซค์ ยางรถ โรงเรียน ทองคำ แหวน กล้อง ตู้เย็น พัดลม กระโปรง เข็มขัด ถุงเท้า ร่ม ของเล่น พิซซ่า สเต็ก ส้มตำ ผัดไทย ไวน์ เบียร์ บัตรเครดิต หวย ฟุตบอล กอล์ฟ สวนสัตว์ สวนสนุก พิพิธภัณฑ์ กระบี่ สมุย ลอนดอน cat dog sim tv pizza steak pasta skirt belt umbrella football golf zoo museum loan school crab duck".split(
		" ",
	),
	"",
	" ",
	"🙂",
	"🍣🍣",
	"...",
	"%",
	"ๆๆ",
	"์",
	"x".repeat(200),
	"ฮ".repeat(200),
	"<b>",
].map((typed) => row(typed, "nothing"));

/** The first one or two letters of a word. */
export const beginnings: SearchCase[] = [
	row("ลาเ", [1001, 1043, 1047]),
	row("ชาน", 1004),
	row("กา", [1048, 1041, 1056, 1059]),
	row("luma c", [1002, 1129, 1130, 1131, 1132, 1141, 1143]),
	row("lum", films.concat(1129, 1130), { brand: "Luma Cinema" }),
];
