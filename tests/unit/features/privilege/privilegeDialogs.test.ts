// The texts of each alert type: the exchange period, rights full, received, the reason's own text; the reason of a hidden privilege, and until when a kept one can be used (2 §4, 2 §8).
import { i18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import type { DialogText } from "../../../../src/domain/app/confirmation";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { localizeValues } from "../../../../src/domain/text/bilingual";
import { claimOutcomeDialog } from "../../../../src/features/privilege/claimOutcomeDialog";
import {
	cannotRedeemDialog,
	notVisibleDialog,
} from "../../../../src/features/privilege/privilegeDialogs";
import type { DialogRequest } from "../../../../src/platform/browser/dialogs";
import { openPrivilege } from "../../domain/claim/privilegeSample";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

const reason = { th: "วันนี้เต็มแล้ว", en: "Today’s quota is full" };
const text = (it: DialogText | undefined) =>
	it &&
	("en" in it
		? it.en
		: i18n
				._({ ...it, values: localizeValues(it.values ?? {}, (_th, en) => en) })
				.replaceAll("\u00a0", " "));
const dialogTexts = (dialog: DialogRequest | null) =>
	dialog?.name === "confirmation"
		? [text(dialog.title), text(dialog.description)]
		: null;

test.each([
	["full", ["All privileges have been claimed", reason.en]],
	["received", ["You have received this privilege", reason.en]],
	["custom", [reason.en, undefined]],
	["can-redeem", null],
] as const)("the dialog of the alert type %s", (type, words) => {
	expect(dialogTexts(cannotRedeemDialog(type, openPrivilege, reason))).toEqual(
		words,
	);
});

test("a group's limit has its own message, different from that of a claimed privilege (2 §8)", () => {
	const alert = cannotRedeemDialog("received", openPrivilege, reason, true);
	expect(dialogTexts(alert)).toEqual([reason.en, undefined]);
});

const from = "2026-11-01T00:00:00Z";
const through = "2026-12-31T16:59:59Z";
test.each([
	[
		{ valid_from: from, valid_through: through },
		"It can be claimed from 1 Nov 2026 at 07:00 to 31 Dec 2026 at 23:59.",
	],
	[
		{ valid_from: null, valid_through: through },
		"It could be claimed until 31 Dec 2026 at 23:59.",
	],
	[
		{ valid_from: from, valid_through: null },
		"It can be claimed from 1 Nov 2026 at 07:00.",
	],
])("over-time shows the exchange period %o", (ends, words) => {
	const privilege = { ...openPrivilege, ...ends };
	expect(
		dialogTexts(cannotRedeemDialog("over-time", privilege, reason)),
	).toEqual(["Outside the claim period", words]);
});

test("a hidden privilege shows the server's reason, or the app's text", () => {
	expect(
		dialogTexts(
			notVisibleDialog({
				...openPrivilege,
				criteria_visible_reason_th: "เฉพาะรุ่นเรือธง",
				criteria_visible_reason_en: "For flagships only",
			}),
		),
	).toEqual(["For flagships only", undefined]);
	expect(dialogTexts(notVisibleDialog(openPrivilege))?.[0]).toBe(
		"This privilege is not available to you",
	);
});

test.each([
	["2026-12-31T16:59:59Z", "Iced latte. Use it by 31 Dec 2026 at 23:59."],
	["2026-12-31T17:00:00Z", "Iced latte. Use it by 1 Jan 2027 at 00:00."],
	[null, "Iced latte"],
])(
	"a coupon kept for later until %s shows the time in Bangkok",
	(end, words) => {
		const card = {
			...bareCard("PV_1001"),
			...{ reward_name_en: "Iced latte", expiration_datetime: end },
		};
		const state = { step: "keptForLater", transactionId: "T1" } as const;
		const kept = claimOutcomeDialog(state, card, 15);
		expect(dialogTexts(kept)).toEqual(["Kept in My coupons", words]);
		expect(kept).toMatchObject({ to: "/history?state=history" });
	},
);

const lastMinute = "2026-12-31T16:59:59Z";
const waiting =
	"No clock has started: open it from My coupons when you need it";

test.each([
	[lastMinute, false, "Use it by 31 Dec 2026 at 23:59."],
	[null, false, undefined],
	[lastMinute, true, `${waiting}, by 31 Dec 2026 at 23:59.`],
	[null, true, `${waiting}.`],
])(
	"a coupon without a name, kept for later until %s, claimed for now: %s",
	(expiration_datetime, isClaimedForNow, words) => {
		const state = {
			...({ step: "keptForLater", transactionId: "T1" } as const),
			isClaimedForNow,
		};
		const card = { ...bareCard("PV_1001"), expiration_datetime };
		expect(dialogTexts(claimOutcomeDialog(state, card, 15))?.[1]).toBe(words);
	},
);
