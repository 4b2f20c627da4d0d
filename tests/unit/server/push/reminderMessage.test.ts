// The text of a reminder for a deal with a name in one language (X08).
import { expect, test } from "vitest";
import { reminderMessage } from "../../../../server/push/sendReminders";
import type { PushLocale } from "../../../../src/contract/push";

test.each<[PushLocale, object, string]>([
	[
		"en-US",
		{ name_th: "กาแฟฟรี", name_en: "" },
		"กาแฟฟรี\nValid until 17 Feb at 23:00",
	],
	[
		"th",
		{ name_th: "", name_en: "Free coffee" },
		"Free coffee\nใช้ได้ถึง 17 ก.พ. เวลา 23:00\u00a0น.",
	],
])("a reminder in %s names a coupon by %j", (locale, names, text) => {
	const { body } = reminderMessage(
		{
			codes: [
				{
					...{ transaction_id: "GG1", sub: "somebody" },
					...{ name_th: "", name_en: "", ...names },
					expires_at: new Date("2027-02-17T23:00:00+07:00"),
				},
			],
			...{ attempts: 1, subscriptions: [] },
		},
		locale,
	);
	expect(body).toBe(text);
});
