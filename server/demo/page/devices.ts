// The devices of the demo page: each is a sign-in scenario with a phone, a tier and a customer.
import { tierNames } from "../../rules/tierNames";
import { type Person, people } from "../scenarios";

interface Bilingual {
	th: string;
	en: string;
}

export interface DemoDevice {
	/** The scenario part of mock_user_id. */
	scenario: string;
	model: string;
	/** The tier badge; a device without one cannot sign in. */
	badge?: string | undefined;
	/** The customer's name, if any. */
	owner?: Bilingual;
	note?: Bilingual;
}

/** A device that can sign in; `owner` is the customer's English name, if any. */
function device(
	scenario: keyof typeof people,
	owner: string,
	note?: Bilingual,
): DemoDevice {
	const { name, phone, tier, plus }: Person = people[scenario];
	return {
		scenario,
		model: phone[2],
		badge: plus ? "Gift Plus" : tierNames[tier],
		...(owner && { owner: { th: `คุณ${name[0]}`, en: owner } }),
		...(note && { note }),
	};
}

export const ordinaryDevices: DemoDevice[] = [
	device("platinum", "Pimchanok"),
	device("gold", "Pun"),
	device("standard", "Mali"),
	device("plus", "Thana"),
	device("flagship", "Arun", { th: "เครื่องเรือธง", en: "flagship" }),
	device("new", "", { th: "สมาชิกใหม่", en: "New member" }),
	device("legacy", "Somporn", { th: "ลูกค้าเดิม", en: "legacy customer" }),
	device("moved", "", {
		th: "เบอร์นี้ใช้กับเครื่องอื่นแล้ว",
		en: "Number used elsewhere",
	}),
];

/** Special histories, and devices that cannot sign in. */
export const specialDevices: DemoDevice[] = [
	device("empty", "Pimchanok", { th: "ไม่มีประวัติ", en: "no history" }),
	device("full", "Kanda", { th: "ประวัติครบทุกสถานะ", en: "full history" }),
	device("terms", "Pimchanok", {
		th: "ข้อกำหนดมีการปรับปรุง",
		en: "updated terms",
	}),
	device("ending", "Pimchanok", {
		th: "ระดับสมาชิกใกล้สิ้นสุด",
		en: "tier ends soon",
	}),
	{
		scenario: "unsupported",
		model: "Comet 4",
		note: { th: "เครื่องไม่ร่วมรายการ", en: "Unsupported device" },
	},
	{
		scenario: "tier-not-allowed",
		model: "Orion M07",
		note: { th: "ระดับเครื่องไม่ร่วมรายการ", en: "Tier not allowed" },
	},
	{
		scenario: "bad-eula",
		model: "Orion A16",
		note: { th: "วันที่ยอมรับข้อตกลงผู้ใช้ไม่ถูกต้อง", en: "Bad end-user-licence date" },
	},
	{
		scenario: "blocked-email",
		model: "Orion A36",
		note: { th: "โดเมนอีเมลถูกปิดกั้น", en: "Blocked email domain" },
	},
	{
		scenario: "maintenance",
		model: "Orion S24",
		note: { th: "ระบบปิดปรับปรุง", en: "Under maintenance" },
	},
];
