// The home flow is postponed and resumed, and other events do not disturb its step (3 §4).
import { expect, test } from "vitest";
import {
	type HomeEvent,
	type HomeFlow,
	type HomeStep,
	initialHomeFlow,
	nextHomeFlow,
} from "../../../../src/domain/home/homeFlow";

const at = (step: HomeStep | null, more: Partial<HomeFlow> = {}): HomeFlow => ({
	...initialHomeFlow,
	step,
	...more,
});

/** The step after an event, and whether it is shown. */
test.each<[string, HomeFlow, HomeEvent, HomeStep | null, boolean]>([
	[
		"postponed without its draft",
		at("consenting", { isShown: true }),
		{ name: "postponed", keepsDraft: false },
		"requestOtp",
		false,
	],
	[
		"postponed before it began",
		at(null),
		{ name: "postponed", keepsDraft: true },
		null,
		false,
	],
	[
		"resumed without being postponed",
		at("welcomeTips", { isShown: true }),
		{ name: "resumed" },
		"welcomeTips",
		true,
	],
	[
		"a late failure of the shown step",
		at("welcomeAnnoucement", { isShown: true }),
		{ name: "loadFailed" },
		"welcomeAnnoucement",
		true,
	],
	[
		"signed out with a cancelled agreement",
		at(null),
		{ name: "termsAsked" },
		null,
		false,
	],
	[
		"a number moved to another phone",
		at("home"),
		{ name: "registrationAsked" },
		"requestOtp",
		true,
	],
	[
		"a registration is requested while it runs",
		at("consenting", { isShown: true }),
		{ name: "registrationAsked" },
		"consenting",
		true,
	],
	[
		"a registration is requested before the profile is loaded",
		at(null),
		{ name: "registrationAsked" },
		null,
		false,
	],
])(
	"the home flow continues at the right step: %s",
	(_name, flow, event, step, isShown) => {
		expect(nextHomeFlow(flow, event)).toMatchObject({ step, isShown });
	},
);

test("a postponed flow shows its button until it is resumed", () => {
	const left = nextHomeFlow(at("otp"), { name: "postponed", keepsDraft: true });
	expect(left.isPostponed).toBe(true);
	expect(nextHomeFlow(left, { name: "resumed" }).isPostponed).toBe(false);
});

test.each<[HomeStep, HomeEvent["name"], HomeStep]>([
	["requestOtp", "codeSent", "otp"],
	["otp", "codeVerified", "consenting"],
	["consenting", "registered", "registerSurvey"],
])(
	"a flow postponed at %s that gets a late %s continues at %s when resumed, and opens nothing before",
	(step, name, next) => {
		const left = nextHomeFlow(at(step), {
			name: "postponed",
			keepsDraft: true,
		});
		const later = nextHomeFlow(left, { name } as HomeEvent);
		expect(later).toMatchObject({
			step: next,
			isShown: false,
			isPostponed: true,
		});
		const resumed = nextHomeFlow(later, { name: "resumed" });
		expect(resumed).toMatchObject({
			step: next,
			isShown: true,
			isPostponed: false,
		});
	},
);

test("a member with a cancelled agreement sees the terms first", () => {
	const flow = nextHomeFlow(at(null), {
		...{ name: "profileLoaded", saved: null },
		...{ accepted: false, registered: true },
	});
	expect(flow).toMatchObject({
		step: "termsAndProgressUpdate",
		termsFlag: true,
	});
});
