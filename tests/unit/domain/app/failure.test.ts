// Proves the table of failures: what every status, code and reason shows; and the table of sign-in failures (1 §8).
import { expect, test } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import {
	type Failure,
	failureOutcome,
	failureSubject,
	isRepeatedFailure,
} from "../../../../src/domain/app/failure";
import {
	type SignInOutcome,
	signInOutcome,
} from "../../../../src/domain/app/signInFailure";

const message = { th: "ข้อความ", en: "A message" };
const failed = (given: Partial<Failure>): Failure => ({
	status: 400,
	code: null,
	message,
	reason: "status",
	...given,
});
const read = { kind: "read" } as const;
const write = { kind: "write" } as const;
const silent = { kind: "read", handling: "silent" } as const;

/** The English text of an app message or a server message. */
const english = (text: unknown) => {
	if (typeof text !== "object" || text === null) return undefined;
	return "en" in text ? text.en : "message" in text ? text.message : undefined;
};

/** Title, description and button of a dialog. */
function wordsOf(outcome: SignInOutcome) {
	if (outcome.kind !== "dialog") throw new Error(outcome.kind);
	const { title, description, confirmLabel } = outcome.dialog;
	return [title, description, confirmLabel].map(english);
}

const profile = { ...read, handling: "profile" } as const;
const refresh = { ...read, isRefresh: true } as const;

test.each([
	[{ status: 400, code: 10018 }, "notFound"],
	[{ status: 400, code: 20000 }, "notFound"],
	[{ status: 400, code: 30000 }, "notFound"],
	[{ status: 400, code: 40002 }, "notFound"],
	[{ status: 404, code: null }, "notFound"],
	[{ status: 404, code: 10018 }, "notFound"],
	[{ status: 410, code: null }, "notFound"],
	[{ status: 422, code: 20000 }, "notFound"],
	[{ status: 400, code: 10000 }, "nothing"],
	[{ status: 400, code: 40001 }, "nothing"],
	[{ status: 400, code: 40009 }, "nothing"],
	[{ status: 400, code: null }, "nothing"],
	[{ status: 401 }, "dialog"],
	[{ status: 403 }, "sessionTimeout"],
	[{ status: 423 }, "dialog"],
	[{ status: 429 }, "dialog"],
	[{ status: 500 }, "dialog"],
	[{ status: 503 }, "dialog"],
	[{ status: 408 }, "dialog"],
	[{ status: 425 }, "dialog"],
	[{ status: 0, reason: "network" }, "nothing"],
	[{ status: 200, reason: "shape" }, "dialog"],
] as const)("a profile call that fails with %j: %s (3 §6)", (given, kind) => {
	expect(failureOutcome(failed(given), profile).kind).toBe(kind);
});

test("another rejected call does not lead to the 404 page", () => {
	for (const status of [400, 404])
		expect(failureOutcome(failed({ status, code: 10018 }), read).kind).toBe(
			"dialog",
		);
});

test.each([400, 401, 403, 404, 409, 423, 429, 500])(
	"a profile call refused with the code of an article leads to that article, also with status %i",
	(status) => {
		const turnedAway = failed({ status, code: failureCode.deviceNotFound });
		expect(failureOutcome(turnedAway, profile)).toMatchObject({
			kind: "noPermission",
			code: failureCode.deviceNotFound,
		});
	},
);

test.each([400, 403, 404])(
	"a profile call that fails with an article leads to that article, also without a code, with status %i (3 §6)",
	(status) => {
		const article = { article_title_th: "เครื่องไม่รองรับ" };
		const turnedAway = failed({ status, code: null, article });
		expect(failureOutcome(turnedAway, profile).kind).toBe("noPermission");
		expect(failureOutcome(turnedAway, read).kind).not.toBe("noPermission");
	},
);

test("403 asks for a new session with the server's message, also for silent loads", () => {
	const outcome = { kind: "sessionTimeout", message };
	expect(failureOutcome(failed({ status: 403 }), read)).toEqual(outcome);
	expect(failureOutcome(failed({ status: 403 }), silent)).toEqual(outcome);
	const mute = failed({ status: 403, message: { th: "", en: "" } });
	const spoken = failureOutcome(mute, read);
	expect(spoken.kind === "sessionTimeout" && english(spoken.message)).toBe(
		"Session timeout. Please log-in again to use the service.",
	);
});

test.each([
	[{ status: 401 }, "error", "Unauthorized", "/"],
	[{ status: 400, code: 10018 }, "unknown", "A message", undefined],
	[{ status: 400, code: 20000 }, "unknown", "A message", undefined],
	[{ status: 400, code: 30000 }, "unknown", "A message", undefined],
	[{ status: 400, code: 40002 }, "unknown", "A message", undefined],
	[{ status: 400, code: "E1001" }, "unknown", "A message", undefined],
	[{ status: 423, code: 1 }, "error", "A message", "/"],
	[{ status: 429, code: 42900 }, "default", "A message", "/"],
	[{ status: 500 }, "error", "An error occurred", "/"],
	[{ status: 404 }, "error", "An error occurred", "/"],
	[{ status: 418 }, "error", "An error occurred", "/"],
	[{ status: 200, reason: "shape" }, "error", "An error occurred", "/"],
] as const)("%j opens a dialog of type %s: %s", (given, variant, title, go) => {
	const outcome = failureOutcome(failed(given), read);
	if (outcome.kind !== "dialog") throw new Error(outcome.kind);
	expect(outcome.dialog.variant).toBe(variant);
	expect(english(outcome.dialog.title)).toBe(title);
	expect(outcome.dialog.to).toBe(go);
});

test.each([
	[401, "Back to home"],
	[400, "OK"],
	[423, "Close"],
	[429, "Close"],
	[500, "Back to home"],
])("the button of a %i dialog names its target: %s", (status, label) => {
	const outcome = failureOutcome(failed({ status, code: 20000 }), read);
	if (outcome.kind !== "dialog") throw new Error(outcome.kind);
	const { confirmLabel, cancelLabel } = outcome.dialog;
	expect(english(confirmLabel ?? cancelLabel)).toBe(label);
});

test.each([400, 401, 500])(
	"a %i dialog also offers the call center",
	(status) => {
		const outcome = failureOutcome(failed({ status, code: 20000 }), read);
		expect(outcome).toMatchObject({ dialog: { other: { to: "/contact_us" } } });
	},
);

test.each([
	[401, true],
	[423, true],
	[429, true],
	[500, false],
])(
	"%i leads to the root in whatever way its dialog is closed: %j",
	(status, anyway) => {
		const outcome = failureOutcome(failed({ status }), read);
		if (outcome.kind !== "dialog") throw new Error(outcome.kind);
		expect(outcome.dialog.navigateOnClose ?? false).toBe(anyway);
	},
);

test.each([
	["another load, 4.9 s later", "A", read, 4900, true],
	["another load, 5 s later", "A", read, 5000, false],
	["a load that fails otherwise", "B", read, 10, false],
	["what the person did", "A", write, 10, false],
] as const)(
	"a failure right after another counts as its repetition or not: %s",
	(_, subject, context, later, same) => {
		const last = { subject: "A", at: 1000 };
		expect(isRepeatedFailure(subject, context, last, 1000 + later)).toBe(same);
		expect(isRepeatedFailure(subject, context, null, 1000 + later)).toBe(false);
	},
);

// A rate limit leads home, whose loads fail with it again, perhaps with fewer seconds to wait.
test.each([
	[400, false],
	[423, true],
	[429, true],
])(
	"a %i counts as the same failure also with another text of the host: %j",
	(status, same) => {
		const [one, other] = ["Wait 30 s.", "Wait 29 s."].map((en) => {
			const failure = failed({ status, code: 20000, message: { th: "", en } });
			const outcome = failureOutcome(failure, read);
			if (outcome.kind !== "dialog") throw new Error(outcome.kind);
			return failureSubject(failure, outcome.dialog);
		});
		expect(one === other).toBe(same);
	},
);

test("429 without a server's message says that demand is high and asks to wait (2 §8)", () => {
	const silentHost = { status: 429, message: { th: "", en: "" } };
	const outcome = failureOutcome(failed(silentHost), read);
	if (outcome.kind !== "dialog") throw new Error(outcome.kind);
	expect(english(outcome.dialog.title)).toBe("We are in high demand right now");
	expect(english(outcome.dialog.description)).toBe(
		"Too many requests. Please wait a moment.",
	);
});

test.each([20000, "TOKEN_EXPIRED"])(
	"400 without a server's message names its code %j",
	(code) => {
		const spoken = failureOutcome(failed({ code }), read);
		expect(spoken).not.toHaveProperty("dialog.description");
		const bare = { code, message: { th: "", en: "" } };
		expect(failureOutcome(failed(bare), read)).toMatchObject({
			dialog: {
				title: { message: "An error occurred" },
				description: {
					message: "Error code {errorCode}",
					values: { errorCode: String(code) },
				},
			},
		});
	},
);

test("a 400 dialog has a close button, and a 429 dialog the queue picture", () => {
	const bad = failureOutcome(failed({ code: 20000 }), read);
	expect(bad).toMatchObject({ dialog: { showClose: true } });
	const queue = failureOutcome(failed({ status: 429 }), read);
	expect(queue).toMatchObject({ dialog: { image: "queue" } });
});

test.each([10000, 40001, 40009, null])(
	"400 with code %j shows nothing",
	(code) => {
		expect(failureOutcome(failed({ code }), write)).toEqual({
			kind: "nothing",
		});
	},
);

test.each([
	[{ status: 400, code: 20000 }, "nothing"],
	[{ status: 500 }, "nothing"],
	[{ status: 200, reason: "shape" }, "nothing"],
	[{ status: 0, reason: "network" }, "nothing"],
	[{ status: 401 }, "dialog"],
	[{ status: 423 }, "dialog"],
	[{ status: 429 }, "dialog"],
] as const)(
	"a silent load or a refresh that fails with %j shows %s",
	(given, kind) => {
		expect(failureOutcome(failed(given), silent).kind).toBe(kind);
		expect(failureOutcome(failed(given), refresh).kind).toBe(kind);
	},
);

test("a failed refresh of the profile opens no dialog; a refused one leads to its page", () => {
	const again = { ...profile, isRefresh: true };
	const kindOf = (given: Partial<Failure>) =>
		failureOutcome(failed(given), again).kind;
	expect(kindOf({ status: 500 })).toBe("nothing");
	expect(kindOf({ status: 404 })).toBe("notFound");
	expect(kindOf({ code: 50012 })).toBe("noPermission");
});

test("without a reply a query shows the failure in place, a mutation opens a dialog", () => {
	for (const reason of ["network", "timeout"] as const)
		expect(failureOutcome(failed({ status: 0, reason }), read)).toEqual({
			kind: "nothing",
		});
	expect(
		wordsOf(failureOutcome(failed({ status: 0, reason: "network" }), write)),
	).toEqual([
		"No Internet connection",
		"Please check your connection and try again.",
		"Close",
	]);
	const variant = (reason: Failure["reason"]) => {
		const outcome = failureOutcome(failed({ status: 0, reason }), write);
		return outcome.kind === "dialog" && outcome.dialog.variant;
	};
	expect(variant("network")).toBe("offline");
	expect(variant("timeout")).toBe("warning");
});

test.each([
	["cannotVerify", { dialog: { variant: "error", reload: true } }],
	["requestTokenFailed", { dialog: { variant: "error", reload: true } }],
	["retrieveUserFailed", { dialog: { variant: "error", reload: true } }],
	["validateNerpFailed", { kind: "noPermission", code: 50011 }],
	["deviceNotFound", { kind: "noPermission", code: 50012 }],
	["deviceTierNotAllowed", { kind: "noPermission", code: 50013 }],
	["eulaDateInvalid", { kind: "noPermission", code: 50014 }],
	[
		"emailDomainNotSupported",
		{ kind: "dialog", dialog: { showClose: true, to: "/contact_us" } },
	],
	["imeiIncorrect", { kind: "blank", code: 50031, message }],
	["serialIncorrect", { kind: "blank", code: 50032, message }],
	["decryptStateError", { kind: "blank", code: 50033, message }],
	["emailNotSupported", { kind: "blank", code: 50034, message }],
	[
		"maintenance",
		{
			...{ kind: "dialog" },
			dialog: { variant: "warning", title: message, confirmDisabled: true },
		},
	],
	["campaignOutOfDuration", { kind: "nothing" }],
	["notFound", { kind: "dialog", dialog: { variant: "error", to: "/" } }],
] as const)("sign-in refused with %s", (name, outcome) => {
	const code = failureCode[name];
	expect(signInOutcome(failed({ code }))).toMatchObject(outcome);
});

const again = "Please try accessing again later.";
test.each([
	["cannotVerify", "We could not sign you in", again, "Try again"],
	["notFound", "We could not sign you in", again, "Back to home"],
] as const)("a sign-in refused with %s says %s: %s, %s (1 §8)", (...given) => {
	const [name, ...words] = given;
	const outcome = signInOutcome(failed({ code: failureCode[name] }));
	expect(wordsOf(outcome)).toEqual(words);
});

test("a sign-in that fails without a code leads home; one without a network can be retried", () => {
	expect(signInOutcome(failed({ status: 500 }))).toMatchObject({
		dialog: { variant: "error", to: "/" },
	});
	for (const [reason, variant] of [
		["network", "offline"],
		["timeout", "warning"],
	] as const)
		expect(signInOutcome(failed({ status: 0, reason }))).toMatchObject({
			...{ kind: "dialog", dialog: { variant, reload: true } },
		});
});

test.each([
	[423, "error"],
	[429, "default"],
])("a sign-in rejected with %i shows the host's message", (status, variant) => {
	expect(signInOutcome(failed({ status, code: 1 }))).toMatchObject({
		dialog: { variant, title: message, to: "/" },
	});
});

test.each([50011, 50012, 50013, 50014])(
	"a device that is refused later (%i) is led to its article, except by silent loads",
	(code) => {
		expect(failureOutcome(failed({ code }), read)).toMatchObject({
			kind: "noPermission",
			code,
		});
		expect(failureOutcome(failed({ code }), refresh).kind).toBe("noPermission");
		expect(failureOutcome(failed({ code }), silent).kind).toBe("nothing");
		expect(failureOutcome(failed({ status: 500, code }), read).kind).toBe(
			"dialog",
		);
	},
);

test.each([[{ th: "รอสักครู่", en: "" }], [{ th: "", en: "Wait" }]])(
	"a busy host's message in one language is used as the dialog's title: %j",
	(said) => {
		expect(
			failureOutcome(failed({ status: 429, message: said }), read),
		).toMatchObject({ kind: "dialog", dialog: { title: said } });
	},
);
