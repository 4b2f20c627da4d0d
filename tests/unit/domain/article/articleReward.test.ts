// The privilege that an article is about, and the status button below a received reward (3 §4, 3 §5).
import { describe, expect, test } from "vitest";
import { type Article, articleAction } from "../../../../src/contract/article";
import {
	articleRewardReference,
	receivedReward,
} from "../../../../src/domain/article/articleReward";
import { answered, coupon, delivery, join, rewarded } from "./articleButtons";
import { plainArticle } from "./articleSample";

test.each<[string, Partial<Article>, string]>([
	["a coupon", coupon, "PV_1001"],
	[
		"a delivery without its own reference",
		{ ...delivery, reference: "-", privilege_reference: "PV_1074" },
		"PV_1074",
	],
	[
		"an open survey loads none yet",
		{ ...rewarded, survey_complete: false },
		"",
	],
	["an answered survey", rewarded, "PV_1001"],
	[
		'an answered survey with "null"',
		{ ...answered, privilege_reference: "null" },
		"",
	],
	[
		"a question about a link",
		{ action_type: 5, reference: "https://a.example" },
		"",
	],
	[
		"a question about a privilege",
		{ action_type: 5, reference: "1001" },
		"1001",
	],
	[
		"an announcement about a privilege with a hyphen",
		{ action_type: 4, reference: "PV_2026-11" },
		"PV_2026-11",
	],
	[
		"a type that this app does not know",
		{ action_type: 8, reference: "PV_1001" },
		"PV_1001",
	],
	["none", { action_type: 0, reference: "PV_1001" }, ""],
	["a game", { action_type: 9, reference: "PV_1001" }, ""],
	["an activity", { ...join, reference: "PV_1001" }, ""],
	["a page inside the app", { action_type: 6, reference: "PV_1001" }, ""],
])("an article loads the right privilege: %s", (_name, article, reference) => {
	expect(articleRewardReference({ ...plainArticle, ...article })).toBe(
		reference,
	);
});

const received = { privilege_received: true, privilege_transaction_id: "T1" };
describe("the status button", () => {
	test.each<[string, Partial<Article>, ReturnType<typeof receivedReward>]>([
		[
			"a survey with its code",
			{ ...rewarded, ...received },
			{ kind: "coupon", reference: "PV_1001" },
		],
		[
			"a survey with its parcel",
			{ ...rewarded, ...received, privilege_ticket_id: "T1" },
			{ kind: "tracking", transactionId: "T1" },
		],
		[
			"a survey that is not answered",
			{ ...rewarded, ...received, survey_complete: false },
			null,
		],
		["a survey without its reward", rewarded, null],
		[
			"a delivery under way: type 2",
			{ ...delivery, ...received, privilege_ticket_id: "T1" },
			{ kind: "tracking", transactionId: "T1" },
		],
		[
			"a delivery without a ticket: type 3",
			{ ...delivery, ...received },
			{ kind: "entitlement" },
		],
		[
			"a delivery without a transaction",
			{ ...delivery, privilege_received: true },
			null,
		],
		[
			"a coupon",
			{ ...coupon, ...received },
			{ kind: "coupon", reference: "PV_1001" },
		],
		[
			"a coupon without a reference",
			{ ...coupon, ...received, reference: "", privilege_reference: "" },
			{ kind: "entitlement" },
		],
		["a coupon that was not received", coupon, null],
		["an activity", { ...join, ...received }, null],
		["none", received, null],
	])("%s", (_name, article, expected) => {
		expect(receivedReward({ ...plainArticle, ...article })).toEqual(expected);
	});
});

test.each(["XPV_1001", "PV_1001!", "12345", "123", "abcd"])(
	"the reference %j of an announcement is not a privilege",
	(reference) => {
		const announced = {
			...plainArticle,
			action_type: articleAction.announcement,
			reference,
		};
		expect(articleRewardReference(announced)).toBe("");
	},
);
