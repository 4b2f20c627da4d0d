// The text of a reminder, in the language of the subscription: no code and no name of a person.
import type { PushLocale, PushMessage } from "../../src/contract/push";
import type { Reminder } from "../store/claims/codeReminders";

/** The page of My coupons. */
const path = "/history";

const moment = (language: string) =>
	new Intl.DateTimeFormat(language, {
		timeZone: "Asia/Bangkok",
		hourCycle: "h23",
		day: "numeric",
		month: "short",
		hour: "2-digit",
		minute: "2-digit",
	});
const thaiMoment = moment("th-TH");
const englishMoment = moment("en-GB");

export function reminderMessage(
	{ codes }: Reminder,
	locale: PushLocale,
): PushMessage {
	const [first] = codes;
	const count = codes.length;
	const isOne = count === 1;
	if (locale === "th") {
		const end = `ใช้ได้ถึง ${thaiMoment.format(first.expires_at)} น.`;
		return {
			path,
			lang: "th",
			title: isOne ? "คูปองของคุณใกล้หมดอายุ" : `คูปอง ${count} ใบใกล้หมดอายุ`,
			body: isOne ? `${first.name_th}\n${end}` : `ใบแรก${end}`,
		};
	}
	const end = englishMoment.format(first.expires_at);
	return {
		path,
		lang: "en",
		title: isOne ? "Your coupon ends soon" : `${count} coupons end soon`,
		body: isOne
			? `${first.name_en || first.name_th}\nValid until ${end}`
			: `The first is valid until ${end}`,
	};
}
