// The devices of the demo page: each is a sign-in scenario with a phone, a tier and a customer.

interface Bilingual {
	th: string;
	en: string;
}

export interface DemoDevice {
	/** The scenario part of mock_user_id. */
	scenario: string;
	model: string;
	/** The tier badge; a device without one cannot sign in. */
	badge?: "Platinum" | "Gold" | "Standard" | "Gift Plus";
	/** The customer's name, if any. */
	owner?: Bilingual;
	note?: Bilingual;
}

/** Devices that can sign in. */
export const ordinaryDevices: DemoDevice[] = [
	{
		scenario: "platinum",
		model: "Orion S26 Ultra",
		badge: "Platinum",
		owner: { th: "คุณพิมพ์ชนก", en: "Pimchanok" },
	},
	{
		scenario: "gold",
		model: "Orion A57",
		badge: "Gold",
		owner: { th: "คุณปุณณ์", en: "Pun" },
	},
	{
		scenario: "standard",
		model: "Orion A17",
		badge: "Standard",
		owner: { th: "คุณมะลิ", en: "Mali" },
	},
	{
		scenario: "plus",
		model: "Orion Fold 8",
		badge: "Gift Plus",
		owner: { th: "คุณธนา", en: "Thana" },
	},
	{
		scenario: "flagship",
		model: "Orion Flip 8",
		badge: "Platinum",
		owner: { th: "คุณอรุณ", en: "Arun" },
		note: { th: "เครื่องเรือธง", en: "flagship" },
	},
	{
		scenario: "new",
		model: "Orion A37",
		badge: "Standard",
		note: { th: "สมาชิกใหม่", en: "New member" },
	},
	{
		scenario: "legacy",
		model: "Orion S22",
		badge: "Gold",
		owner: { th: "คุณสมพร", en: "Somporn" },
		note: { th: "ลูกค้าเดิม", en: "legacy customer" },
	},
	{
		scenario: "moved",
		model: "Orion A27",
		badge: "Standard",
		note: { th: "เบอร์นี้ใช้กับเครื่องอื่นแล้ว", en: "Number used elsewhere" },
	},
];

/** Special histories, and devices that cannot sign in. */
export const specialDevices: DemoDevice[] = [
	{
		scenario: "empty",
		model: "Orion S26",
		badge: "Platinum",
		owner: { th: "คุณพิมพ์ชนก", en: "Pimchanok" },
		note: { th: "ไม่มีประวัติ", en: "no history" },
	},
	{
		scenario: "full",
		model: "Orion S25",
		badge: "Gold",
		owner: { th: "คุณกานดา", en: "Kanda" },
		note: { th: "ประวัติครบทุกสถานะ", en: "full history" },
	},
	{
		scenario: "terms",
		model: "Orion S26+",
		badge: "Platinum",
		owner: { th: "คุณพิมพ์ชนก", en: "Pimchanok" },
		note: { th: "ข้อกำหนดมีการปรับปรุง", en: "updated terms" },
	},
	{
		scenario: "ending",
		model: "Orion S23",
		badge: "Gold",
		owner: { th: "คุณพิมพ์ชนก", en: "Pimchanok" },
		note: { th: "ระดับสมาชิกใกล้สิ้นสุด", en: "tier ends soon" },
	},
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
