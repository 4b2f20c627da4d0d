// A result that arrives after a code was opened, such as that of a claim found again, follows the code and does not replace it (decision 017).
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { verifyResult } from "../../../src/contract/sms";
import OtpPage from "../../../src/features/delivery/OtpPage";
import SurveyOtpPage from "../../../src/features/survey/SurveyOtpPage";
import SurveyPage from "../../../src/features/survey/SurveyPage";
import { AgreementBar } from "../../../src/features/terms/AgreementBar";
import { closeDialog, openDialog } from "../../../src/platform/browser/dialogs";
import { openPrivilege } from "../domain/claim/privilegeSample";
import { abc, questionOf, sectionOf } from "../domain/survey/surveySample";
import { draw, press, until, wipe } from "../support/drawn";
import { dialog, fail } from "./freshPhone";
import { put, shows } from "./onboarding/homeFlowWorld";
import { beginOtp } from "./otpScreens";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const navigate = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({
		state: { location: { pathname: "/survey" } },
		history: { canGoBack: () => true, back: () => undefined },
		navigate,
	}),
	useNavigate: () => navigate,
	useSearch: () => ({ contact_no: "0812345678", ref: "SVY_1" }),
}));
const { api } = phone;

beforeEach(beginOtp);
afterEach(() => {
	closeDialog();
	wipe();
});

/** The late reply of a call, which arrives after a code was opened. */
const afterCode = (call: string, reply: () => unknown) =>
	api(call, () => {
		openDialog({ name: "rewardCode", transactionId: "T1" });
		return reply();
	});
const surveyWith = (reward?: string) => () => ({
	sections: [sectionOf("SVY_1.1", [questionOf("singleChoice", abc)], reward)],
});
async function answer(page: HTMLElement) {
	await until(() => page.querySelector("input"));
	await act(async () => page.querySelector("input")?.click());
	await press(page, "Finish");
	await shows(page, "Send your answers?");
	await press(page, "Send answers");
}
const term = {
	...{ consent_id: "C1", article_id: "A1" },
	...{ is_consent: false, is_required: true, is_new_updated: false },
	...{ article_title: "", article_title_en: "Terms" },
	...{ content_th: "", content_en: "", content_cover_url: "" },
};

interface Case {
	page: ReactNode;
	/** The call whose reply is late, and the reply. */
	late: [call: string, reply: () => unknown];
	/** The reward of the survey. */
	reward?: string;
	/** What the person does. */
	work?: (page: HTMLElement) => Promise<unknown>;
	said: object;
}
const cases: Record<string, Case> = {
	"whether a number of another phone is one's own": {
		page: <OtpPage />,
		late: [
			"VerifyMobileNo",
			() => ({
				verify_result: verifyResult.usedOnAnotherDevice,
				old_device: "S24",
			}),
		],
		said: { title: { message: "Use this number on this phone?" } },
	},
	"a verification without a network": {
		page: <SurveyOtpPage />,
		late: ["VerifyOTP", fail({ reason: "network" })],
		work: async (page) => {
			await shows(page, "We sent a 6-digit code");
			await put(page, "Digit 1 of 6", "123456");
			await press(page, "Confirm");
		},
		said: { name: "offline" },
	},
	"the thanks for a survey": {
		page: <SurveyPage />,
		late: ["SubmitSurvey", () => null],
		work: answer,
		said: { title: { message: "Thank you for your answers" } },
	},
	"a survey's reward that cannot be opened": {
		page: <SurveyPage />,
		late: ["DetailV2", fail({ code: 10018 })],
		reward: "PV_9",
		work: answer,
		said: { title: { message: "The reward could not be opened" } },
	},
	"the thanks for an agreement": {
		page: <AgreementBar consent={term} onAgreed={() => undefined} />,
		late: ["SubmitTermsofService", () => null],
		work: (page) => act(async () => page.querySelector("input")?.click()),
		said: { title: { message: "Thank you, your agreement is saved" } },
	},
};

test.each(Object.entries(cases))(
	"%s is shown after the code",
	async (_what, { page, late, reward, work, said }) => {
		api("GetDynamicSurvey", surveyWith(reward));
		api("SubmitSurvey", () => null);
		afterCode(...late);
		const place = await draw(page);
		await work?.(place);
		await until(dialog);
		await act(() => new Promise((done) => setTimeout(done, 300)));
		expect(dialog()).toMatchObject({ name: "rewardCode" });
		await act(async () => closeDialog());
		await until(dialog);
		expect(dialog()).toMatchObject(said);
	},
);

// The bug: the reward opened over the code.
test("a survey's reward is opened after the code", async () => {
	api("GetDynamicSurvey", surveyWith("PV_9"));
	api("SubmitSurvey", () => null);
	afterCode("DetailV2", () => openPrivilege);
	navigate.mockClear();
	await answer(await draw(<SurveyPage />));
	await until(dialog);
	await act(() => new Promise((done) => setTimeout(done, 300)));
	expect(navigate).not.toHaveBeenCalled();
	await act(async () => closeDialog());
	await until(() => navigate.mock.calls.length === 2);
	expect(navigate).toHaveBeenLastCalledWith({
		href: "/?modal-privilege=PV_9",
	});
});
