// A survey is sent once, and is followed once by what comes next (3 §4).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SurveyBody } from "../../../../src/components/survey/SurveyBody";
import {
	SubmitSurveyDialog,
	SurveyButtons,
} from "../../../../src/components/survey/SurveyControls";
import { useSurvey } from "../../../../src/components/survey/useSurvey";
import { failureCode } from "../../../../src/contract/failureCode";
import type { Failure } from "../../../../src/domain/app/failure";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import {
	abc,
	optionOf,
	questionOf,
	sectionOf,
} from "../../domain/survey/surveySample";
import { fail, freshPhone } from "../../features/freshPhone";
import { draw, press, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

const other = optionOf("d", { isotheranswer: true });
const sections = [
	sectionOf("1", [questionOf("singleChoice", [...abc, other])]),
];
const draftKey = "customer/customer-1/draft/survey/SVY_1";
const onSent = vi.fn();
function Survey() {
	const survey = useSurvey({ reference: "SVY_1", sections, onSent });
	return (
		<>
			<SurveyBody survey={survey} level={1} />
			<SurveyButtons survey={survey} />
			<SubmitSurveyDialog survey={survey} />
		</>
	);
}

beforeEach(freshPhone);
afterEach(wipe);

test("sent answers are not confirmed and sent again while the next page is loading", async () => {
	phone.api("SubmitSurvey", () => ({ reward: null }));
	const page = await draw(<Survey />);
	await act(async () => page.querySelector("input")?.click());
	await press(page, "Finish");
	await press(page, "Send answers");
	await until(() => onSent.mock.calls.length > 0);
	await press(page, "Finish");
	expect(page.querySelector("dialog[open]")).toBeNull();
	expect(onSent).toHaveBeenCalledOnce();
	expect(phone.calls).toHaveLength(1);
});

const lost = { reason: "timeout", status: 0 } as const;
const refused = {
	message: { th: "ตอบแล้ว", en: "Already answered" },
	code: failureCode.refused,
};
const asMalformed = { code: failureCode.malformed };
const busy = { status: 429 };

/** Sends answers that are only choices, once for each failure; a host returns dates only for text answers (3 §7). */
async function sendAgain(...failures: Partial<Failure>[]) {
	phone.hostSends("GetDynamicSurvey", () => ({ sections }));
	const page = await draw(<Survey />);
	await act(async () => page.querySelector("input")?.click());
	await press(page, "Finish");
	for (const [attempt, failure] of failures.entries()) {
		phone.api("SubmitSurvey", fail(failure));
		await press(page, "Send answers");
		await until(
			() =>
				phone.calls.filter(({ name }) => name === "SubmitSurvey").length >
					attempt && !page.querySelector("[aria-busy=true]"),
		);
	}
	return page;
}

test.each([
	[[lost, refused]],
	[[lost, { ...refused, code: null }]],
	[[{ status: 503 }, busy, refused]],
])(
	"answers refused after an attempt without a reply count as received the first time: %j",
	async (failures) => {
		await sendAgain(...failures);
		await until(() => onSent.mock.calls.length > 0);
	},
);

test.each([
	[[refused]],
	[[refused, refused]],
	[[lost, lost]],
	[[lost, asMalformed]],
	[[lost, { status: 413 }]],
	[[lost, { code: failureCode.dependencyFailed }]],
	[[lost, { status: 404 }]],
	[[lost, busy]],
])("after other failures the answers count as unsent: %j", async (failures) => {
	const page = await sendAgain(...failures);
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(onSent).not.toHaveBeenCalled();
	expect(page.querySelector("dialog[open]")).not.toBeNull();
});

/** Presses the second of the choices a, b, c and d. */
const chooseAnother = (page: HTMLElement) =>
	act(async () => page.querySelectorAll("input")[1]?.click());

/** Sends the answers, which the server refuses, and waits for what follows. */
async function sendRefused(page: HTMLElement) {
	phone.api("SubmitSurvey", fail(refused));
	const before = phone.calls.length;
	await press(page, "Send answers");
	await act(() => new Promise((done) => setTimeout(done, 20)));
	const sent = phone.calls.slice(before).map(({ name }) => name);
	expect(sent[0]).toBe("SubmitSurvey");
}

/** Sends the answers that were kept over a reload; the server refuses them. */
async function sendAfterReload(choose?: typeof chooseAnother) {
	wipe();
	const page = await draw(<Survey />);
	await choose?.(page);
	await press(page, "Finish");
	await sendRefused(page);
}

// The bug: the refusal "already answered" stayed on the screen for ever, and the reward was lost.
test("answers whose reply was lost before a reload count as received if they are refused after it", async () => {
	await sendAgain(lost);
	await sendAfterReload();
	expect(onSent).toHaveBeenCalledOnce();
});

test("answers that were being sent when the app was closed count as received if they are refused later", async () => {
	phone.hostSends("GetDynamicSurvey", () => ({ sections }));
	phone.api("SubmitSurvey", () => new Promise(() => {}));
	const page = await draw(<Survey />);
	await act(async () => page.querySelector("input")?.click());
	await press(page, "Finish");
	await press(page, "Send answers");
	await sendAfterReload();
	expect(onSent).toHaveBeenCalledOnce();
});

// The bug: a refusal of the changed answers, even by a rule of the survey, was taken for a receipt.
test("answers that were changed after an attempt without a reply do not count as received", async () => {
	const page = await sendAgain(lost);
	await press(page, "Check again");
	await chooseAnother(page);
	await press(page, "Finish");
	await sendRefused(page);
	expect(onSent).not.toHaveBeenCalled();
});

test("answers that were changed after a reload do not count as received; the earlier ones do", async () => {
	await sendAgain(lost);
	await sendAfterReload(chooseAnother);
	expect(onSent).not.toHaveBeenCalled();
	await sendAfterReload((page) =>
		act(async () => page.querySelector("input")?.click()),
	);
	expect(onSent).toHaveBeenCalledOnce();
});

// The bug: a refusal days after an attempt without a network was taken for a receipt.
test.each([
	["and tried again", false],
	["and tried again after a reload", true],
])(
	"answers that were sent without a network %s do not count as received",
	async (_, isReloaded) => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const page = await sendAgain({ ...lost, reason: "network" });
		online.mockRestore();
		if (isReloaded) await sendAfterReload();
		else await sendRefused(page);
		expect(onSent).not.toHaveBeenCalled();
	},
);

test("an attempt without a network leaves an earlier attempt undecided", async () => {
	const page = await sendAgain(lost);
	const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	await press(page, "Send answers");
	await act(() => new Promise((done) => setTimeout(done, 20)));
	online.mockRestore();
	await sendAfterReload();
	expect(onSent).toHaveBeenCalledOnce();
});

test("answers that were refused before a reload do not count as received", async () => {
	await sendAgain(refused);
	await sendAfterReload();
	expect(onSent).not.toHaveBeenCalled();
});

// The bug: a text of "other" that was typed but not chosen counted as sent.
test.each([
	["a", 1],
	["d", 0],
])(
	"a text beside the choice %s is part of the answers only if it is sent",
	async (chosen, times) => {
		const answer = { picked: [chosen], texts: { d: "Tea" } };
		localStorage.setItem(
			draftKey,
			JSON.stringify({ step: 0, answers: { "1/q1": answer } }),
		);
		phone.hostSends("GetDynamicSurvey", () => ({ sections }));
		const page = await draw(<Survey />);
		await press(page, "Finish");
		for (const failure of [lost, refused]) {
			phone.api("SubmitSurvey", fail(failure));
			await press(page, "Send answers");
			await act(() => new Promise((done) => setTimeout(done, 20)));
		}
		expect(onSent).toHaveBeenCalledTimes(times);
	},
);

// The bug: leaving asked whether the answers may be lost although none was shown, and no update was installed.
test("answers to questions and options that the survey no longer has are not kept", async () => {
	const answers = {
		"1/q1": { picked: ["gone"], texts: { gone: "Tea" } },
		"1/q0": { picked: ["a"], texts: {} },
	};
	localStorage.setItem(draftKey, JSON.stringify({ step: 0, answers }));
	const page = await draw(<Survey />);
	expect(isUpdateLockedHere()).toBe(false);
	await act(async () => page.querySelector("input")?.click());
	expect(JSON.parse(localStorage.getItem(draftKey) ?? "")).toMatchObject({
		...{ step: 0, answers: { "1/q1": { picked: ["a"], texts: {} } } },
	});
	expect(localStorage.getItem(draftKey)).not.toContain("1/q0");
});
