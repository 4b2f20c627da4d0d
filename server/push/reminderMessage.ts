// The text of a reminder, in the language of the subscription: no code and no name of a person.
import type { PushLocale, PushMessage } from "../../src/contract/push";
import type { Reminder } from "../store/claims/codeReminders";

/** The page of My coupons. */
const path = "/history";

const moment = (language: string) =>
	new Intl.DateTimeFormat(language, {
		...{ timeZone: "Asia/Bangkok", hourCycle: "h23" },
		...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
	});
const thaiMoment = moment("th-TH");
const englishMoment = moment("en-GB");

export function reminderMessage(
	{ codes }: Reminder,
	locale: PushLocale,
): PushMessage {
	const [first, ...others] = codes;
	const count = codes.length;
	if (locale === "th") {
		const end = `ใช้ได้ถึง ${thaiMoment.format(first.expires_at)} น.`;
		return others.length === 0
			? {
					...{ title: "คูปองของคุณใกล้หมดอายุ", path, lang: "th" },
					body: `${first.name_th}\n${end}`,
				}
			: {
					...{ title: `คูปอง ${count} ใบใกล้หมดอายุ`, path, lang: "th" },
					body: `ใบแรก${end}`,
				};
	}
	const end = englishMoment.format(first.expires_at);
	return others.length === 0
		? {
				...{ title: "Your coupon ends soon", path, lang: "en" },
				body: `${first.name_en || first.name_th}\nValid until ${end}`,
			}
		: {
				...{ title: `${count} coupons end soon`, path, lang: "en" },
				body: `The first is valid until ${end}`,
			};
}
