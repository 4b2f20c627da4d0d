// The small rules of the home flow: terms due and locked, the announcement hidden for today, the tour's tooltip, failed steps (3 §4, 3 §5, 3 §8, 3 §9).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import type { Consent } from "../../../../src/contract/terms";
import type { Failure } from "../../../../src/domain/app/failure";
import {
	screenMargin,
	tooltipHeight,
	tooltipPlace,
	tooltipWidth,
} from "../../../../src/domain/home/tour";
import {
	hideForToday,
	isHiddenToday,
} from "../../../../src/domain/home/welcomeAnnouncement";
import {
	blocksClaims,
	canAccept,
	consentChoices,
	isConsentLocked,
	isTermsUpdateDue,
	isTicked,
	missingConsents,
	needsOnlyReconsent,
	tickKey,
} from "../../../../src/domain/member/consents";
import {
	registrationCodeError,
	registrationNumberError,
} from "../../../../src/domain/member/registerFailure";

const consent = (
	is_required: boolean,
	is_consent: boolean,
	is_new_updated = false,
): Consent => ({
	consent_id: "1",
	is_required,
	is_consent,
	is_new_updated,
	article_id: "",
	article_title: "",
	article_title_en: "",
	content_th: "",
	content_en: "",
	content_cover_url: "",
});

describe("terms", () => {
	test.each([
		["required and open", consent(true, false), true, false],
		["required and given", consent(true, true), false, true],
		["required, given, updated", consent(true, true, true), true, false],
		["optional and open", consent(false, false), false, false],
		["optional and given", consent(false, true), false, false],
		["optional, updated", consent(false, true, true), true, false],
	])("%s", (_name, it, due, locked) => {
		expect(isTermsUpdateDue([it])).toBe(due);
		expect(isConsentLocked(it)).toBe(locked);
	});

	test.each([
		["required and open", consent(true, false), true, false],
		["required and given", consent(true, true), false, false],
		["required, given, updated", consent(true, true, true), true, true],
		["optional and open", consent(false, false), false, false],
		["optional, updated", consent(false, true, true), false, true],
	])(
		"a term that is %s blocks claims or not, and needs only a new agreement or not",
		(_name, it, blocks, only) => {
			expect(blocksClaims([consent(true, true), it])).toBe(blocks);
			expect(needsOnlyReconsent([consent(true, true), it])).toBe(only);
		},
	);

	test("an updated term starts unticked; all required terms have to be ticked", () => {
		const list = [
			{ ...consent(true, true, true), consent_id: "a" },
			{ ...consent(true, true), consent_id: "b" },
			{ ...consent(false, true, true), consent_id: "c" },
		];
		expect(list.map((it) => isTicked(it, {}))).toEqual([false, true, false]);
		expect(missingConsents(list, {})).toEqual(["a"]);
		expect(canAccept(list, {})).toBe(true);
		expect(canAccept(list.slice(0, 1), { c: true })).toBe(false);
		expect(canAccept([consent(false, false)], {})).toBe(true);
	});
});

test("a required term that was agreed to stays ticked; an optional one stays as it was until it is changed", () => {
	const list = [
		{ ...consent(true, true), consent_id: "a" },
		{ ...consent(false, true), consent_id: "b" },
		{ ...consent(false, true, true), consent_id: "c" },
	];
	const ticked = (...given: boolean[]) => {
		const ticks = Object.fromEntries(
			given.map((it, at) => [tickKey(list[at] ?? consent(true, true)), it]),
		);
		return consentChoices(list, ticks).map((it) => it.is_consent);
	};
	expect(ticked()).toEqual([true, true, false]);
	expect(ticked(false, false, true)).toEqual([true, false, true]);
	expect(missingConsents(list, {})).toEqual([]);
	expect(canAccept(list, {})).toBe(true);
});

describe("hidden for today", () => {
	const noon = Date.parse("2027-02-17T12:00:00+07:00");
	const lastMs = Date.parse("2027-02-17T23:59:59.999+07:00");
	const hidden = hideForToday("7", noon);

	test("lasts until the last millisecond of the Bangkok day", () => {
		expect(hidden).toEqual({ customerId: "7", endDateTime: lastMs });
	});
	test.each([
		["at once", "7", noon, true],
		["at the day's last moment", "7", lastMs, true],
		["the next day", "7", lastMs + 1, false],
		["for another customer", "8", noon, false],
		["the day before: the clock was wrong", "7", noon - 86_400_000, false],
	])("%s", (_name, customer, now, expected) => {
		expect(isHiddenToday(hidden, customer, now)).toBe(expected);
	});
	test("needs a saved date", () => {
		expect(isHiddenToday(null, "7", noon)).toBe(false);
	});
});

describe("the tour", () => {
	const tooltip = { width: tooltipWidth, height: tooltipHeight };
	const phone = { width: 360, height: 780 };

	test.each([
		[
			"below a target at the top",
			{ left: 16, top: 60, width: 44, height: 44 },
			{ left: 10, top: 116, side: "below", arrow: 28 },
		],
		[
			"above a target at the bottom",
			{ left: 140, top: 700, width: 80, height: 60 },
			{ left: 75, top: 598, side: "above", arrow: 105 },
		],
		[
			"at the right edge",
			{ left: 310, top: 60, width: 44, height: 44 },
			{ left: 140, top: 116, side: "below", arrow: 190 },
		],
		[
			"on a target that fills the screen",
			{ left: 0, top: 0, width: 360, height: 780 },
			{ left: 75, top: 680, side: "over", arrow: 105 },
		],
	])("%s", (_name, target, place) => {
		expect(tooltipPlace(target, tooltip, phone)).toEqual(place);
	});

	test("keeps its whole tooltip with the arrow on the screen, 10 px from the edges", () => {
		const length = (most: number) => fc.integer({ min: 0, max: most });
		fc.assert(
			fc.property(
				fc.record({
					left: length(1200),
					top: length(2000),
					width: length(900),
					height: length(900),
				}),
				fc.record({
					width: fc.integer({ min: 320, max: 1200 }),
					height: fc.integer({ min: 320, max: 1200 }),
				}),
				(target, window) => {
					const { left, top, arrow } = tooltipPlace(target, tooltip, window);
					expect(left).toBeGreaterThanOrEqual(screenMargin);
					expect(top).toBeGreaterThanOrEqual(screenMargin);
					expect(left + tooltipWidth).toBeLessThanOrEqual(
						window.width - screenMargin,
					);
					expect(top + tooltipHeight).toBeLessThanOrEqual(
						window.height - screenMargin,
					);
					expect(arrow).toBeGreaterThanOrEqual(20);
					expect(arrow).toBeLessThanOrEqual(tooltipWidth - 20);
				},
			),
		);
	});

	test("stays on the screen where a rotation has moved its target above it", () => {
		const target = { left: 20, top: -200, width: 300, height: 120 };
		const place = tooltipPlace(target, tooltip, { width: 740, height: 360 });
		expect(place).toMatchObject({ side: "over", top: 260 });
	});
});

describe("failed steps", () => {
	const failure = (change: Partial<Failure> = {}): Failure => ({
		status: 400,
		code: null,
		message: { th: "", en: "" },
		reason: "status",
		...change,
	});

	test("40001 is shown under the number and in a dialog without a button", () => {
		const { field, dialog } = registrationNumberError(
			failure({ code: failureCode.mobileTaken }),
		);
		expect(field).toMatchObject({ message: "Number already registered" });
		expect(dialog).toMatchObject({ showClose: true });
		expect(dialog?.confirmLabel).toBeUndefined();
	});
	test.each([
		[
			"with a reason",
			{ message: { th: "ไม่ได้", en: "No" } },
			{ th: "ไม่ได้", en: "No" },
		],
		["without one", {}, { message: "Please try again in 10 minutes." }],
		[
			"without a reply in time",
			{ reason: "timeout" as const, status: 0 },
			{
				message:
					"There was no answer. Your connection may be slow. Please try again.",
			},
		],
	])(
		"any other number error is shown in a dialog, %s",
		(_name, change, description) => {
			const { field, dialog } = registrationNumberError(failure(change));
			expect(field).toBeNull();
			expect(dialog).toMatchObject({
				description,
				confirmLabel: { message: "Close" },
			});
		},
	);
	test.each([
		[{ code: failureCode.mobileTaken }, "warning"],
		[{ reason: "network", status: 0 }, "offline"],
		[{ reason: "timeout", status: 0 }, "warning"],
		[{}, "error"],
	] as const)(
		"a number check that failed with %j opens the dialog %s",
		(given, variant) => {
			const { dialog } = registrationNumberError(failure(given));
			expect(dialog).toMatchObject({ variant });
		},
	);
	test.each([
		[
			"Invalid OTP please verify",
			{ code: failureCode.otpInvalid },
			"incorrect",
		],
		["expired", { code: failureCode.otpExpired }, "expired"],
		["anything else", { code: failureCode.refused }, "expired"],
		["a broken server", { status: 500 }, "notChecked"],
		["no network", { status: 0, reason: "network" as const }, "notChecked"],
		["no reply", { status: 0, reason: "timeout" as const }, "notChecked"],
		["a session that ended", { status: 403 }, "notChecked"],
		["a limit", { status: 429 }, "notChecked"],
	])(
		"a rejected code has the right kind of error: %s",
		(_name, change, kind) => {
			expect(registrationCodeError(failure(change)).kind).toBe(kind);
		},
	);
});
