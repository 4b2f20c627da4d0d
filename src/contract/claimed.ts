// The numbers and texts of claimed privileges and their codes (2 §3), apart from the calls to keep the first load small.

/** Reward types of a history item and of a code (2 §3). */
export const rewardType = {
	physical: 1,
	delivered: 2,
	couponCode: 4,
	onlineCode: 8,
	urlCode: 9,
} as const;

/** Code display modes (2 §3). */
export const codeDisplay = { url: 1, button: 2 } as const;

/** The copy events of the code dialog (2 §3). */
export const copyEvent = { codeCopy: 1, linkCopy: 2, linkTrigger: 3 } as const;

/** The Thai status texts of is_used_code_desc; the app maps them to labels (2 §4). */
export const usedCodeDescription = {
	useCode: "ใช้โค้ด",
	viewCode: "ดูโค้ด",
	used: "ใช้แล้ว",
	activityExpired: "กิจกรรมสิ้นสุดแล้ว",
	codeExpired: "โค้ดหมดอายุ",
} as const;
