// The disabled buttons of an article, with their labels and explanations (3 §4, 3 §5).
import { expect, test } from "vitest";
import { type Article, articleAction } from "../../../../src/contract/article";
import type { Privilege } from "../../../../src/contract/privilegeFields";
import {
	answered,
	button,
	coupon,
	delivery,
	failedWith,
	join,
	prize,
	rewarded,
	survey,
	words,
} from "./articleButtons";

type MayNot = [
	string,
	Partial<Article>,
	Partial<Privilege> | null,
	string,
	string?,
];
test.each<MayNot>([
	["no link", { action_type: 0 }, null, "See more", "Unable to open and view"],
	[
		"a script for a link",
		{ action_type: 0, reference: "javascript:alert(1)" },
		null,
		"See more",
		"Unable to open and view",
	],
	[
		"a bare path instead of a URL",
		{ action_type: 0, reference: "/tips" },
		null,
		"See more",
		"Unable to open and view",
	],
	[
		"an internal web page without an address",
		{ action_type: articleAction.internalWeb, reference: "example" },
		null,
		"See more",
		"Unable to open and view",
	],
	[
		'a survey whose reference is "-"',
		{ ...survey, reference: "-" },
		null,
		"Answer the survey",
		"Unable to open this survey",
	],
	[
		"an answered survey without a reward",
		answered,
		null,
		"Already done survey",
	],
	[
		'an answered survey whose reference is "-"',
		{ ...answered, reference: "-" },
		null,
		"Already done survey",
	],
	[
		"an answered survey whose reward was received",
		{ ...rewarded, privilege_received: true },
		{},
		"Already done survey",
	],
	[
		"an answered survey whose reward has run out",
		rewarded,
		{ out_of_stock: true },
		"Sold out",
		"All privileges have been claimed",
	],
	[
		"an activity that was joined",
		{ ...join, article_state_complete: true },
		null,
		"Registered",
	],
	[
		"a joined activity that has ended",
		{
			...join,
			article_state_complete: true,
			valid_through: "2026-11-01T00:00:00Z",
		},
		null,
		"Registered",
	],
	[
		"an activity that has ended",
		{ ...join, valid_through: "2026-11-21T04:59:59Z" },
		null,
		"Activity ended",
	],
	[
		"a coupon without a reference",
		{ action_type: articleAction.coupon, reference: "0" },
		null,
		"Unable to receive code",
		"Reward reference not found",
	],
	[
		"a coupon whose privilege loads, in the article's words",
		{ ...coupon, button_name_en: "Coffee" },
		null,
		"Coffee",
	],
	[
		"none left",
		delivery,
		{ ...prize, entry_remaining_qty: 0 },
		"Sold out",
		"All privileges have been claimed",
	],
	[
		"sold out, with a reached limit",
		coupon,
		{ entry_remaining_qty: 0, is_limited: true },
		"Sold out",
		"All privileges have been claimed",
	],
	[
		"limited",
		coupon,
		{ is_limited: true },
		"You do not meet the conditions",
		"You have reached the claim limit",
	],
	[
		"limited and received",
		coupon,
		{ is_limited: true, is_already_received: true },
		"Already claimed",
		"You have reached the claim limit",
	],
	[
		"a prize that was ordered, as the article knows it",
		{ ...delivery, privilege_received: true },
		{ ...prize, is_validate_limit_pass: false, limited_reason_en: "Once" },
		"Already claimed",
		"Once",
	],
	[
		"criteria that changed since it was received",
		coupon,
		{
			criteria_is_issue: false,
			is_already_received: true,
			criteria_issue_reason_en: "Gold only",
		},
		"Already claimed",
		"Gold only",
	],
	[
		"a received privilege that is hidden now",
		coupon,
		{ criteria_is_visible: false, is_already_received: true },
		"Already claimed",
		"Can’t view the details",
	],
	[
		"a limit check that does not pass, in the server's words",
		delivery,
		{
			...prize,
			is_validate_limit_pass: false,
			limited_reason_en: "Twice this month",
		},
		"You do not meet the conditions",
		"Twice this month",
	],
	[
		"an overall limit counts as sold out (2 §4)",
		delivery,
		{ ...prize, is_overall_limit: true },
		"Sold out",
		"All privileges have been claimed",
	],
	[
		"a prize with a limit that only its own flag names, in the server's words",
		delivery,
		{ ...prize, is_customer_limit: true, limited_reason_en: "Once each" },
		"You do not meet the conditions",
		"Once each",
	],
	[
		"a prize whose quota of the day is full",
		delivery,
		{ ...prize, is_overall_per_day_limit: true },
		"You do not meet the conditions",
		"Today’s quota is full",
	],
	[
		"a prize with a group's limit",
		rewarded,
		{ ...prize, is_group_limit: true },
		"You do not meet the conditions",
		"Already claimed in this special group",
	],
	[
		"criteria",
		delivery,
		{ ...prize, criteria_is_issue: false },
		"You do not meet the criteria",
		"The criteria do not match. Check the conditions of this privilege.",
	],
	[
		"criteria in the server's words",
		coupon,
		{ criteria_is_issue: false, criteria_issue_reason_en: "Gold only" },
		"You do not meet the criteria",
		"Gold only",
	],
	[
		"a store that has closed since it was received",
		coupon,
		{ is_available_brand: false, is_already_received: true },
		"Already claimed",
		"This store is not open for claims yet. Please come back later.",
	],
	[
		"a closed store",
		coupon,
		{ is_available_brand: false, criteria_is_issue: false },
		"Store not open yet",
		"This store is not open for claims yet. Please come back later.",
	],
	[
		"criteria that hide it, with a reason",
		coupon,
		{
			...{ criteria_is_visible: false },
			...{
				criteria_visible_reason_th: "เฉพาะ",
				criteria_visible_reason_en: "Only",
			},
		},
		"You do not meet the criteria",
		"Only",
	],
	[
		"criteria that hide it",
		coupon,
		{ criteria_is_visible: false },
		"You do not meet the criteria",
		"Can’t view the details",
	],
	[
		"sold out before anything else of the documents",
		coupon,
		{
			...{ out_of_stock: true, is_limited: true, is_available_brand: false },
			...{ criteria_is_visible: false, criteria_is_issue: false },
		},
		"Sold out",
		"All privileges have been claimed",
	],
	[
		"limited before criteria",
		coupon,
		{
			...{ is_limited: true, is_available_brand: false },
			...{ criteria_is_visible: false, criteria_is_issue: false },
		},
		"You do not meet the conditions",
		"You have reached the claim limit",
	],
	[
		"a privilege whose period has not begun",
		coupon,
		{ valid_from: "2026-11-22T00:00:00Z" },
		"Outside the claim period",
		"It can be claimed from {from} to {through}.",
	],
	[
		"over",
		coupon,
		{ valid_through: "2026-11-20T00:00:00Z" },
		"Outside the claim period",
		"It can be claimed from {from} to {through}.",
	],
])(
	"the button cannot be pressed: %s",
	(_name, article, privilege, label, explanation) => {
		const shown = button(article, privilege);
		expect(words(shown?.label)).toBe(label);
		expect(words(shown?.explanation)).toBe(explanation);
		expect(shown?.action).toBeNull();
	},
);

// The bug: the dialog repeated its title as its text.
test("outside the period the explanation names the known dates", () => {
	const from = "2026-11-22T00:00:00Z";
	const through = "2026-11-20T00:00:00Z";
	const begins = button(coupon, { valid_from: from, valid_through: null });
	expect(begins?.explanation).toMatchObject({
		message: "It can be claimed from {from}.",
		values: { from: { en: "22\u00a0Nov\u00a02026 at\u00a007:00" } },
	});
	const over = button(coupon, { valid_from: null, valid_through: through });
	expect(over?.explanation).toMatchObject({
		message: "It could be claimed until {through}.",
		values: {
			through: { th: "20\u00a0พ.ย.\u00a02569 เวลา\u00a007:00\u00a0น." },
		},
	});
});

test("a privilege that cannot be claimed gets an explanation", () => {
	const shown = button(coupon, null, { failure: failedWith(500) });
	expect(shown).toMatchObject({ state: "failed", action: null });
	expect(words(shown?.label)).toBe("Unable to receive code");
	// A retry cannot help where the host does not know the privilege.
	const unknown = button(coupon, null, { failure: failedWith(404) });
	expect(unknown).toMatchObject({ action: null });
	expect(unknown?.state).toBeUndefined();
	expect(words(unknown?.explanation)).toBe("Reward reference not found");
});
