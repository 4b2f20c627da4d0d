// A reply that arrives after its page was left opens no page and nothing over the current one.
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { articleAction } from "../../../src/contract/article";
import { failureCode } from "../../../src/contract/failureCode";
import { verifyResult } from "../../../src/contract/sms";
import { ArticleScreen } from "../../../src/features/articles/ArticleScreen";
import MobilePage from "../../../src/features/delivery/MobilePage";
import OtpPage from "../../../src/features/delivery/OtpPage";
import { LanguagePage } from "../../../src/features/profile/LanguagePage";
import SurveyOtpPage from "../../../src/features/survey/SurveyOtpPage";
import { AgreementBar } from "../../../src/features/terms/AgreementBar";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../src/platform/browser/openLink";
import {
	emptyRegisterDraft,
	registerDraft,
} from "../../../src/platform/session/homeFlow";
import {
	beginDelivery,
	deliveryDrafts,
} from "../../../src/platform/storage/deliveryDraft";
import {
	readSentCode,
	saveSentCode,
} from "../../../src/platform/storage/oneTimeCode";
import { plainArticle } from "../domain/article/articleSample";
import { draw, fastForward, press, until, wipe } from "../support/drawn";
import { dialog, fail, freshPhone } from "./freshPhone";
import {
	begin,
	member,
	named,
	open,
	put,
	server,
	stranger,
	term,
	tick,
	toCode,
} from "./onboarding/homeFlowWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({
	state: { location: { pathname: "/language" } },
	history: { canGoBack: () => true, back: vi.fn() },
	navigate: vi.fn(async () => undefined),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => router,
	useNavigate: () => router.navigate,
	useSearch: () => ({ contact_no: "0812345678", module: "noti" }),
}));
const locale = vi.hoisted(() => ({ set: async () => undefined as unknown }));
vi.mock("../../../src/platform/i18n/locale", async (original) => ({
	...(await original<object>()),
	setLocale: () => locale.set(),
}));
const { api, setNetwork } = phone;

const went = vi.fn();
const moves = () => [
	...went.mock.calls,
	...router.navigate.mock.calls,
	...router.history.back.mock.calls,
];

fastForward();
beforeEach(() => {
	freshPhone();
	begin();
	server.customer = member;
	setNetwork(true);
	setNavigate(went);
	beginDelivery("PV_9");
	deliveryDrafts.mobile.save("081-234-5678");
	registerDraft.save({ ...emptyRegisterDraft, number: "081-234-5678" });
});
afterEach(wipe);

const pass = () =>
	act(() => new Promise<void>((done) => void setTimeout(done, 5)));

/** A reply that waits until `letGo` is called. */
function waiting(reply: () => unknown) {
	let letGo: () => void = () => undefined;
	const gone = new Promise<void>((done) => {
		letGo = done;
	});
	return { letGo, reply: () => gone.then(reply) };
}
const code = () => ({
	expiretime: new Date(Date.now() + 300_000).toISOString(),
	otp_reference: "ABCD",
	transactionid: "T1",
});

async function confirmCode(place: HTMLElement) {
	await until(() => place.textContent?.includes("We sent a 6-digit code"));
	await put(place, "Digit 1 of 6", "123456");
	await press(place, "Confirm");
	await until(() => named("VerifyOTP").length > 0);
}

/** Draws a page, runs the work, and lets the reply arrive on the page or after it was left. */
async function run(
	page: ReactNode,
	work: (place: HTMLElement) => Promise<unknown>,
	letGo: () => void,
	leaves: boolean,
) {
	await work(await draw(page));
	if (leaves) await draw(<p>Another page</p>);
	letGo();
	for (let count = 0; count < 5; count++) await pass();
}

test.each([
	[false, 1],
	[true, 0],
])(
	"a delivery's code that is sent after the page was left (%s) causes %i navigations",
	async (leaves, count) => {
		const late = waiting(code);
		api("RequestOTP", late.reply);
		const send = async (place: HTMLElement) => {
			await press(place, "Confirm");
			await until(() => named("RequestOTP").length > 0);
		};
		await run(<MobilePage />, send, late.letGo, leaves);
		expect(moves()).toHaveLength(count);
	},
);

test.each([
	[false, { name: "confirmation" }],
	[true, null],
])(
	"a failure to send a code after the page was left (%s) shows %j",
	async (leaves, shown) => {
		const late = waiting(fail({ code: failureCode.otpTooSoon }));
		api("RequestOTP", late.reply);
		const begun = () => until(() => named("RequestOTP").length > 0);
		await run(<OtpPage />, begun, late.letGo, leaves);
		if (shown) expect(dialog()).toMatchObject(shown);
		else expect(dialog()).toBeNull();
	},
);

test("no code is sent to a number that is still being checked when the page is left", async () => {
	const late = waiting(() => ({
		verify_result: verifyResult.usable,
		old_device: "",
	}));
	api("VerifyMobileNo", late.reply);
	const begun = () => until(() => named("VerifyMobileNo").length > 0);
	await run(<OtpPage />, begun, late.letGo, true);
	expect(named("RequestOTP")).toEqual([]);
});

test.each([
	[false, 1],
	[true, 0],
])(
	"a survey's number that is verified after the page was left (%s) causes %i navigations, and counts",
	async (leaves, count) => {
		const late = waiting(() => ({ legacycustomer: null }));
		api("VerifyOTP", late.reply);
		await run(<SurveyOtpPage />, confirmCode, late.letGo, leaves);
		expect(moves()).toHaveLength(count);
		expect(registerDraft.read()?.proven).toBe("0812345678");
	},
);

test.each([
	[false, { name: "offline" }],
	[true, null],
])(
	"the lost verification of a survey's number after the page was left (%s) shows %j",
	async (leaves, shown) => {
		const late = waiting(fail({ reason: "network" }));
		api("VerifyOTP", late.reply);
		await run(<SurveyOtpPage />, confirmCode, late.letGo, leaves);
		expect(dialog()).toEqual(shown);
	},
);

test("a survey's number verified after its registration was discarded is not written into the new one, whose code stays", async () => {
	const late = waiting(() => ({ legacycustomer: null }));
	api("VerifyOTP", late.reply);
	const confirm = async (place: HTMLElement) => {
		await confirmCode(place);
		registerDraft.save(emptyRegisterDraft);
		saveSentCode(newer);
	};
	const newer = {
		mobile: "0899999999",
		purpose: "registration",
		expires: Date.now() + 300_000,
		otp_reference: "EFGH",
		transactionid: "T2",
	};
	await run(<SurveyOtpPage />, confirm, late.letGo, true);
	expect(registerDraft.read()).toEqual(emptyRegisterDraft);
	expect(readSentCode("0899999999", "registration")).toEqual(newer);
});

test.each([
	["verified", () => ({ legacycustomer: null })],
	["refused", fail({ code: failureCode.otpExpired })],
])(
	"a number that is %s after the registration continued with another one changes nothing",
	async (_end, end) => {
		server.customer = stranger;
		const late = waiting(end);
		api("VerifyOTP", late.reply);
		const page = await open();
		await toCode(page);
		await put(page, "Digit 1 of 6", "123456");
		await press(page, "Confirm");
		await until(() => named("VerifyOTP").length > 0);
		await press(page, "Use another number");
		await put(page, "Mobile number", "0899999999");
		await press(page, "Confirm");
		await until(() => page.textContent?.includes("089-999-9999"));
		late.letGo();
		for (let count = 0; count < 5; count++) await pass();
		expect(page.textContent).toContain("Enter the code");
		expect(registerDraft.read()).toMatchObject({
			step: "otp",
			mobile: "0899999999",
		});
		expect(readSentCode("0899999999", "registration")?.expires).toBeGreaterThan(
			Date.now(),
		);
	},
);

test.each([
	[false, 1],
	[true, 0],
])(
	"the texts of a language that arrive after the page was left (%s) cause %i navigations",
	async (leaves, count) => {
		const late = waiting(() => undefined);
		locale.set = late.reply;
		const confirm = (place: HTMLElement) => press(place, "Confirm");
		await run(<LanguagePage />, confirm, late.letGo, leaves);
		expect(moves()).toHaveLength(count);
	},
);

test.each([
	[false, 1],
	[true, 0],
])(
	"closing the thanks for an agreement after the page was left (%s) causes %i navigations",
	async (leaves, count) => {
		api("SubmitTermsofService", () => [term("Rules", { is_consent: true })]);
		const agree = async (place: HTMLElement) => {
			await tick(place, "I have read");
			await until(() => dialog() !== null);
		};
		const close = () => {
			closeDialog();
			handleDialogClosed();
		};
		const back = () => router.history.back();
		await run(
			<AgreementBar consent={term("Rules", {})} onAgreed={back} />,
			agree,
			close,
			leaves,
		);
		await act(() => vi.advanceTimersByTimeAsync(300));
		expect(moves()).toHaveLength(count);
	},
);

test("a number cannot be changed while it is checked", async () => {
	const late = waiting(fail({ code: failureCode.refused }));
	api("VerifyMobileNo", late.reply);
	const page = await draw(<MobilePage />);
	const field = page.querySelector("input");
	await press(page, "Confirm");
	await until(() => named("VerifyMobileNo").length > 0);
	await until(() => field?.readOnly);
	late.letGo();
	await until(() => page.textContent?.includes("This number cannot be used"));
	expect(field?.readOnly).toBe(false);
});

const activity = {
	...plainArticle,
	call_to_action: true,
	action_type: articleAction.joinActivity,
	consent_status: true,
	valid_through: null,
};
const article = (
	<ArticleScreen reference="AR_1" module="banner" title="Article" />
);

test.each([
	["accepted", false, () => null, { variant: "success" }],
	["accepted", true, () => null, null],
	["failed", false, fail({ status: 500 }), { variant: "error" }],
	["failed", true, fail({ status: 500 }), null],
	["refused", true, fail({ code: failureCode.refused }), null],
	["lost", true, fail({ reason: "network", status: 0 }), null],
])(
	"an activity that is %s after the page was left (%s) shows only its result there",
	async (_end, leaves, end, shown) => {
		const late = waiting(end);
		api("Detail", () => ({ article: activity }));
		api("GetTermsProgress", () => ({ isaccessedcondition: true }));
		api("SubmitParticipationRegister", late.reply);
		const join = async (place: HTMLElement) => {
			await until(() => place.textContent?.includes("Join the activity"));
			await press(place, "Join the activity");
			await until(() => named("SubmitParticipationRegister").length > 0);
		};
		await run(article, join, late.letGo, leaves);
		if (shown) expect(dialog()).toMatchObject(shown);
		else expect(dialog()).toBeNull();
	},
);

test("an activity stays busy until the reason of its refusal is known", async () => {
	const terms = waiting(() => []);
	api("Detail", () => ({ article: activity }));
	api("GetTermsProgress", () => ({ isaccessedcondition: true }));
	api("SubmitParticipationRegister", fail({ code: failureCode.refused }));
	api("TermsofServiceList", terms.reply);
	const page = await draw(article);
	await until(() => page.textContent?.includes("Join the activity"));
	await press(page, "Join the activity");
	await until(() => named("TermsofServiceList").length > 0);
	expect(page.querySelector("button[aria-busy]")).not.toBeNull();
	terms.letGo();
	await until(() => dialog() !== null);
	expect(page.querySelector("button[aria-busy]")).toBeNull();
});
