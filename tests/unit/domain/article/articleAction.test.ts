// The button of an article for all nine action types: when it can be pressed, its label, and where a press leads (3 §4, 3 §5).
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Article, articleAction } from "../../../../src/contract/article";
import type { Privilege } from "../../../../src/contract/privilegeFields";
import type { ArticleButtonAction } from "../../../../src/domain/article/articleAction";
import {
	answered,
	button,
	coupon,
	delivery,
	failedWith,
	join,
	origin,
	prize,
	rewarded,
	survey,
	words,
} from "./articleButtons";

const toCoupon: ArticleButtonAction = { kind: "coupon", reference: "PV_1001" };
const toPath = (path: string): ArticleButtonAction => ({
	kind: "open",
	target: { kind: "path", path },
});

type May = [
	string,
	Partial<Article>,
	Partial<Privilege> | null,
	string,
	ArticleButtonAction,
];
test.each<May>([
	[
		"no action, with a link to another site: a new tab",
		{ action_type: 0, reference: "https://example.com/a" },
		null,
		"See more",
		{
			kind: "open",
			target: { kind: "newTab", href: "https://example.com/a" },
		},
	],
	[
		"no action, with a link of the app's origin: the same tab",
		{ action_type: 0, reference: `${origin}/tips`, button_name_en: "Tips" },
		null,
		"Tips",
		{ kind: "open", target: { kind: "sameTab", href: `${origin}/tips` } },
	],
	[
		"a survey to be answered",
		survey,
		null,
		"Answer the survey",
		{ kind: "survey", reference: "SVY_1001" },
	],
	[
		"a survey with its own label",
		{ ...survey, button_name_th: "ตอบเลย", button_name_en: "Answer now" },
		null,
		"Answer now",
		{ kind: "survey", reference: "SVY_1001" },
	],
	[
		"an answered survey whose code waits",
		rewarded,
		{},
		"Press to get this privilege",
		toCoupon,
	],
	[
		"an answered survey whose prize waits",
		{ ...answered, privilege_reference: "PV_1073" },
		prize,
		"Press to get this privilege",
		{ kind: "delivery", reference: "PV_1073" },
	],
	[
		"a delivery",
		delivery,
		prize,
		"Press to get this privilege",
		{ kind: "delivery", reference: "PV_1073" },
	],
	[
		"a delivery by its 4-digit reference: the history names the order by the other",
		{ ...delivery, reference: "1073" },
		prize,
		"Press to get this privilege",
		{ kind: "delivery", reference: "PV_1073" },
	],
	[
		"a delivery of which the host gives no type: the article's word counts",
		delivery,
		{ ...prize, type: 0 },
		"Press to get this privilege",
		{ kind: "delivery", reference: "PV_1073" },
	],
	[
		"a delivery whose privilege is a code: the server would refuse an order",
		delivery,
		{ ...prize, type: 4 },
		"Press to get this privilege",
		{ kind: "coupon", reference: "PV_1073" },
	],
	["a coupon", coupon, {}, "Press to get this privilege", toCoupon],
	[
		"a coupon by its 4-digit reference",
		{ ...coupon, reference: "1001" },
		{},
		"Press to get this privilege",
		{ kind: "coupon", reference: "1001" },
	],
	[
		"a coupon with an active label",
		coupon,
		{
			privilege_display: {
				button_active_name_th: "กดเลย",
				button_active_name_en: "Tap me",
				button_get_more_name_th: "",
				button_get_more_name_en: "",
			},
		},
		"Tap me",
		toCoupon,
	],
	[
		"a coupon that was received and can be claimed again",
		coupon,
		{ is_already_received: true },
		"Get it again",
		toCoupon,
	],
	[
		"a received coupon with its own get-more label",
		coupon,
		{
			is_already_received: true,
			privilege_display: {
				button_active_name_th: "กดเลย",
				button_active_name_en: "Tap me",
				button_get_more_name_th: "อีกแก้ว",
				button_get_more_name_en: "One more cup",
			},
		},
		"One more cup",
		toCoupon,
	],
	[
		"an announcement: the announcements",
		{ action_type: articleAction.announcement },
		null,
		"See more",
		toPath("/announcement"),
	],
	[
		"an announcement that names a privilege",
		{ action_type: articleAction.announcement, reference: "PV_1001" },
		{},
		"Press to get this privilege",
		toCoupon,
	],
	[
		"a privilege by a type that this app does not know",
		{ action_type: 8, reference: "PV_1001" },
		{},
		"Press to get this privilege",
		toCoupon,
	],
	[
		"a link by a type that this app does not know",
		{ action_type: 8, reference: `${origin}/tips` },
		null,
		"See more",
		{ kind: "open", target: { kind: "sameTab", href: `${origin}/tips` } },
	],
	[
		"a question: the questions",
		{ action_type: articleAction.faq },
		null,
		"See more",
		toPath("/faq"),
	],
	[
		"a page inside the app",
		{
			action_type: articleAction.internalWeb,
			reference: "https://example.com/a?b=1",
		},
		null,
		"See more",
		toPath("/internal-web?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1"),
	],
	["an activity", join, null, "Join the activity", { kind: "join" }],
	[
		"an activity with its own label",
		{ ...join, button_name_en: "Count me in" },
		null,
		"Count me in",
		{ kind: "join" },
	],
	[
		"a game",
		{ action_type: articleAction.game },
		null,
		"Play the game",
		{ kind: "game" },
	],
])(
	"the button can be pressed: %s",
	(_name, article, privilege, label, action) => {
		const shown = button(article, privilege);
		expect(words(shown?.label)).toBe(label);
		expect(shown).toMatchObject({ action });
	},
);

test("without a call to action there is no button", () => {
	expect(button({ ...join, call_to_action: false })).toBeNull();
});

test("a button never opens a script, for any input", () => {
	const text = fc.oneof(
		fc.constantFrom(
			"",
			"-",
			"PV_1",
			"SVY_1",
			"https://a.example/",
			"javascript:alert(1)",
			"//evil.example",
			"data:text/html,x",
		),
		fc.string(),
	);
	fc.assert(
		fc.property(
			fc.integer({ min: -1, max: 11 }),
			text,
			text,
			fc.boolean(),
			fc.boolean(),
			fc.boolean(),
			fc.boolean(),
			(action_type, reference, reward, one, two, three, failed) => {
				const shown = button(
					{
						action_type,
						reference,
						privilege_reference: reward,
						survey_complete: one,
						privilege_received: two,
						article_state_complete: three,
					},
					one ? { is_limited: two, criteria_is_issue: three } : null,
					{ failure: failed ? failedWith(500) : undefined },
				);
				if (shown?.action?.kind === "open") {
					const { target } = shown.action;
					const leads =
						"href" in target
							? target.href
							: "path" in target
								? target.path
								: "";
					expect(leads).toMatch(/^(https:\/\/|\/(?!\/))/);
				}
			},
		),
	);
});

const [from, through] = ["2026-11-01T00:00:00Z", "2026-11-30T00:00:00Z"];
test.each([
	["without dates", null, null, through, true],
	["without an end", from, null, through, true],
	["without a beginning", null, through, from, true],
	["in its first moment", from, through, from, true],
	["in its last moment", from, through, through, true],
	["a moment later", from, through, "2026-11-30T00:00:00.001Z", false],
])(
	"the buttons of a coupon and of an activity %s can be pressed",
	(_, valid_from, valid_through, at, may) => {
		const moment = { at: Date.parse(at) };
		const dates = { valid_from, valid_through };
		expect(button(coupon, dates, moment)?.action !== null).toBe(may);
		expect(button({ ...join, ...dates }, null, moment)?.action !== null).toBe(
			may,
		);
	},
);

test("a privilege's label that exists only in Thai is used for both languages", () => {
	const th = "กดเลย";
	const label = { th, en: "" };
	const privilege_display = {
		...{ button_active_name_th: th, button_active_name_en: "" },
		...{ button_get_more_name_th: th, button_get_more_name_en: "" },
	};
	for (const is_already_received of [false, true])
		expect(
			button(coupon, { privilege_display, is_already_received }),
		).toMatchObject({ label });
});
