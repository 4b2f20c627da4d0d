// The text of a reminder, in the language of the subscription: no code and no name of a person.
import type { PushLocale, PushMessage } from "../../src/contract/push";
import type { Reminder } from "../store/claims/codeReminders";

/** The page of My coupons. */
const path = "/history";

const inBangkok = (language: string, parts: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat(language, { timeZone: "Asia/Bangkok", ...parts })
		.format;
const day = { day: "numeric", month: "short" } as const;
const thaiDay = inBangkok("th-TH", day);
const englishDay = inBangkok("en-GB", day);
const timeOf = inBangkok("en-GB", {
	hourCycle: "h23",
	hour: "2-digit",
	minute: "2-digit",
});

export function reminderMessage(
	{ codes }: Reminder,
	locale: PushLocale,
): PushMessage {
	const [first] = codes;
	const count = codes.length;
	const isOne = count === 1;
	const time = timeOf(first.expires_at);
	if (locale === "th") {
		const end = `ใช้ได้ถึง ${thaiDay(first.expires_at)} เวลา ${time}\u00a0น.`;
		return {
			path,
			lang: "th",
			title: isOne ? "คูปองของคุณใกล้หมดอายุ" : `คูปอง ${count} ใบใกล้หมดอายุ`,
			body: isOne ? `${first.name_th || first.name_en}\n${end}` : `ใบแรก${end}`,
		};
	}
	const end = `${englishDay(first.expires_at)} at ${time}`;
	return {
		path,
		lang: "en",
		title: isOne ? "Your coupon expires soon" : `${count} coupons expire soon`,
		body: isOne
			? `${first.name_en || first.name_th}\nValid until ${end}`
			: `The first is valid until ${end}`,
	};
}
