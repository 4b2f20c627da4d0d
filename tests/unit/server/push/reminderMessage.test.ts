// The text of a reminder for a deal without an English name (X08).
import { expect, test } from "vitest";
import { reminderMessage } from "../../../../server/push/reminderMessage";

test("a coupon without an English name is named in Thai", () => {
	const { body } = reminderMessage(
		{
			codes: [
				{
					...{ transaction_id: "GG1", sub: "somebody" },
					...{ name_th: "กาแฟฟรี", name_en: "" },
					expires_at: new Date("2027-02-17T23:00:00+07:00"),
				},
			],
			...{ attempts: 1, subscriptions: [] },
		},
		"en-US",
	);
	expect(body).toBe("กาแฟฟรี\nValid until 17 Feb at 23:00");
});
