// Answers refused for the session, a lock or a limit: only the app's dialog says so (3 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../../src/app/showFailure";
import { RegisterSurvey } from "../../../../src/features/onboarding/RegisterSurvey";
import {
	onFailure,
	queryClient,
} from "../../../../src/platform/query/queryClient";
import { abc, questionOf, sectionOf } from "../../domain/survey/surveySample";
import { dialog, fail, freshPhone } from "../../features/freshPhone";
import { draw, press, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

const message = { th: "คนเยอะ", en: "Too many people at once" };

beforeEach(() => {
	freshPhone();
	onFailure(showFailure);
	api("GetRegisterSurvey", () => ({
		sections: [sectionOf("1", [questionOf("singleChoice", abc)])],
	}));
});
afterEach(() => {
	wipe();
	queryClient.clear();
});

// The bug: the question under the dialog showed the same words.
test.each([403, 423, 429])(
	"answers refused with %i say nothing in the question",
	async (status) => {
		api("SubmitSurvey", fail({ status, message }));
		const page = await draw(<RegisterSurvey onEnd={vi.fn()} />, queryClient);
		await until(() => page.querySelector("input"));
		await act(async () => page.querySelector("input")?.click());
		await press(page, "Finish");
		await press(page, "Send answers");
		await until(dialog);
		expect(page.textContent).toContain("Send your answers?");
		expect(page.querySelector("[role=alert]")).toBeNull();
	},
);
