// A survey is sent once, and leads on once (3 §4).
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
import { abc, questionOf, sectionOf } from "../../domain/survey/surveySample";
import { fail, freshPhone } from "../../features/freshPhone";
import { draw, press, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

const sections = [sectionOf("1", [questionOf("singleChoice", abc)])];
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

test("answers that are sent are not asked for and sent again while what follows is loading", async () => {
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

/** Sends the answers of choices alone, once for each failure; a host tells of their dates only for texts (3 §7). */
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
	"answers refused after an attempt without a reply have come the first time: %j",
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
])("other failures leave the answers unsent: %j", async (failures) => {
	const page = await sendAgain(...failures);
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(onSent).not.toHaveBeenCalled();
	expect(page.querySelector("dialog[open]")).not.toBeNull();
});
