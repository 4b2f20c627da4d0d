// A survey is sent once, and leads on once (3 §4).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SurveyBody } from "../../../../src/components/survey/SurveyBody";
import {
	SubmitSurveyDialog,
	SurveyButtons,
} from "../../../../src/components/survey/SurveyControls";
import { useSurvey } from "../../../../src/components/survey/useSurvey";
import { abc, questionOf, sectionOf } from "../../domain/survey/surveySample";
import { freshPhone } from "../../features/freshPhone";
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
