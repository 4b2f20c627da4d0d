// The devices of the demo page: each is a sign-in scenario with a phone, a tier and a customer.
import type { LocalizedMessage } from "../../../src/contract/envelope";
import { tierNames } from "../../../src/contract/tierNames";
import { type Person, scenarioPeople } from "../scenarios";

export interface DemoDevice {
	/** The scenario part of mock_user_id. */
	scenario: string;
	model: string;
	/** The tier badge; a device without one cannot sign in. */
	badge?: string;
	owner?: LocalizedMessage;
	note: LocalizedMessage;
}

function deviceOf(
	scenario: keyof typeof scenarioPeople,
	th = "",
	en = "",
): DemoDevice {
	const person: Person = scenarioPeople[scenario];
	return {
		scenario,
		model: person.device,
		badge: person.plus ? "Gift Plus" : tierNames.get(person.tier),
		...(person.firstname && {
			owner: { th: `คุณ${person.firstname}`, en: person.englishName },
		}),
		note: { th, en },
	};
}

const refused = (
	scenario: string,
	model: string,
	th: string,
	en: string,
): DemoDevice => ({ scenario, model, note: { th, en } });

export const ordinaryDevices = [
	deviceOf("platinum"),
	deviceOf("gold"),
	deviceOf("standard"),
	deviceOf("plus"),
	deviceOf("flagship", "เครื่องเรือธง", "flagship"),
	deviceOf("new", "สมาชิกใหม่", "New member"),
	deviceOf("legacy", "ลูกค้าเดิม", "legacy customer"),
	deviceOf("moved", "เบอร์นี้ใช้กับเครื่องอื่นแล้ว", "Number used elsewhere"),
];

/** Devices with a special history, and devices that cannot sign in. */
export const specialDevices = [
	deviceOf("empty", "ไม่มีประวัติ", "no history"),
	deviceOf("full", "ประวัติครบทุกสถานะ", "full history"),
	deviceOf("terms", "ข้อกำหนดมีการปรับปรุง", "updated terms"),
	deviceOf("ending", "ระดับสมาชิกใกล้สิ้นสุด", "tier ends soon"),
	refused("unsupported", "Comet 4", "เครื่องไม่ร่วมรายการ", "Unsupported device"),
	refused(
		"tier-not-allowed",
		"Orion M07",
		"ระดับเครื่องไม่ร่วมรายการ",
		"Tier not allowed",
	),
	refused(
		"bad-eula",
		"Orion A16",
		"วันที่ยอมรับข้อตกลงผู้ใช้ไม่ถูกต้อง",
		"Invalid licence agreement date",
	),
	refused(
		"blocked-email",
		"Orion A36",
		"โดเมนอีเมลที่ไม่รองรับ",
		"Blocked email domain",
	),
	refused("maintenance", "Orion S24", "ระบบปิดปรับปรุง", "Under maintenance"),
];
