// The texts for devices that may not enter, by sign-in code (1 §8).
import type { LocalizedMessage } from "../../src/contract/envelope";
import { failureCode } from "../../src/contract/failureCode";

interface Article {
	title: LocalizedMessage;
	content: LocalizedMessage;
}

export const closeButton = { button_name_th: "ปิด", button_name_en: "Close" };

const general: Article = {
	title: {
		th: "เครื่องนี้ยังใช้งาน Galaxy Gift ไม่ได้",
		en: "This device is not supported yet",
	},
	content: {
		th: "Galaxy Gift เปิดให้บริการเฉพาะเครื่องที่ร่วมรายการ สอบถามเพิ่มเติมได้ที่ศูนย์บริการลูกค้า ทุกวัน 08:00–22:00\u00A0น.",
		en: "Galaxy Gift is for participating devices. Our call centre will gladly help, every day from 08:00 to 22:00.",
	},
};

const articles: Record<string, Article> = {
	[failureCode.deviceNotFound]: {
		title: {
			th: "เครื่องนี้ไม่ร่วมรายการ",
			en: "This device is not eligible",
		},
		content: general.content,
	},
	[failureCode.deviceTierNotAllowed]: {
		title: {
			th: "ระดับของเครื่องนี้ยังไม่ร่วมรายการ",
			en: "This device’s tier is not eligible",
		},
		content: {
			th: "สิทธิพิเศษเหล่านี้เปิดให้เครื่องระดับ Platinum, Gold และ Standard เครื่องของคุณยังไม่อยู่ในระดับดังกล่าว",
			en: "These privileges are for devices of the Platinum, Gold and Standard tiers. Yours is not among them yet.",
		},
	},
	[failureCode.eulaDateInvalid]: {
		title: {
			th: "ยังไม่ได้ยอมรับข้อตกลงผู้ใช้",
			en: "The end-user licence is not accepted",
		},
		content: {
			th: "กรุณายอมรับข้อตกลงผู้ใช้ล่าสุดในการตั้งค่าของเครื่อง แล้วเปิดแอปอีกครั้ง",
			en: "Please accept the latest end-user licence in your device’s settings, then open the app again.",
		},
	},
};

/** The title and content for a sign-in code; the general text for an unknown code. */
export const noPermissionTexts = (code: string | undefined): Article =>
	(code && Object.hasOwn(articles, code) ? articles[code] : null) ?? general;
