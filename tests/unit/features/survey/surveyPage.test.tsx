// The survey page: why there is none, which page follows a sent survey, and its reward (3 §4 Survey wizard).
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeType } from "../../../../src/contract/privilegeFields";
import SurveyPage from "../../../../src/features/survey/SurveyPage";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { suppressFailure } from "../../../../src/platform/browser/failureShown";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../../src/platform/http/clock";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	deliveryReference,
	stepsToOpener,
} from "../../../../src/platform/storage/deliveryDraft";
import { privilegeQueries } from "../../../../src/queries/privilege";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import {
	abc,
	optionOf,
	questionOf,
	sectionOf,
} from "../../domain/survey/surveySample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { tokenOf } from "../../support/token";
import { closeShown, titleShown } from "./surveyDialogs";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({
	search: {} as Record<string, string>,
	navigate: vi.fn(),
	back: vi.fn(),
	canGoBack: vi.fn(() => true),
}));
vi.mock("@tanstack/react-router", () => ({
	useSearch: () => router.search,
	useRouter: () => ({
		navigate: router.navigate,
		history: { back: router.back, canGoBack: router.canGoBack },
		state: { location: { pathname: "/survey" } },
	}),
}));
const { api, calls, forgetApi } = phone;

const surveyWith = (reward?: string, options = abc) => ({
	sections: [
		sectionOf("SVY_1.1", [questionOf("singleChoice", options)], reward),
	],
});

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	localStorage.clear();
	forgetApi();
	router.search = { ref: "SVY_1" };
	router.canGoBack.mockReturnValue(true);
	adoptToken(tokenOf("customer-1"));
	setServerTime(Date.now());
	api("GetDynamicSurvey", () => surveyWith());
	api("SubmitSurvey", () => null);
});
afterEach(() => {
	wipe();
	closeDialog();
	vi.useRealTimers();
	vi.clearAllMocks();
});

const pass = (ms: number) =>
	act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
async function send(client = newCache()) {
	const page = await draw(<SurveyPage />, client);
	await until(() => page.querySelector("input"));
	await act(async () => page.querySelector("input")?.click());
	await press(page, "Finish");
	await until(() => page.textContent?.includes("Send your answers?"));
	await press(page, "Send answers");
	return page;
}
const visited = () =>
	router.navigate.mock.calls.map(([{ href, replace }]) => [
		href,
		replace ?? false,
	]);

test.each([
	["banner", [["/registration_reward", true]]],
	["announcement", [["/", true]]],
	["noti", [["/", true]]],
	["", [["/", true]]],
])(
	"without a reward, from '%s', the thanks dialog leads back",
	async (module, pages) => {
		router.search = { ref: "SVY_1", module };
		await send();
		await until(() => titleShown() === "Thank you for your answers");
		expect(atomStore.get(dialogAtom)).toMatchObject({ variant: "success" });
		expect(router.navigate).not.toHaveBeenCalled();
		await closeShown();
		await until(() => router.navigate.mock.calls.length > 0);
		expect(visited()).toEqual(pages);
		expect(
			calls.find(({ name }) => name === "GetDynamicSurvey")?.request,
		).toEqual({ Alt_Reference: "SVY_1" });
	},
);

test.each([
	[true, []],
	[false, [["/registration_reward", true]]],
])(
	"from the rewards the thanks dialog leads one page back (previous page: %s)",
	async (behind, pages) => {
		router.search = { ref: "SVY_1", module: "registration_reward" };
		router.canGoBack.mockReturnValue(behind);
		await send();
		await until(() => titleShown() !== "");
		await closeShown();
		await until(
			() =>
				router.back.mock.calls.length + router.navigate.mock.calls.length > 0,
		);
		expect(router.back).toHaveBeenCalledTimes(behind ? 1 : 0);
		expect(visited()).toEqual(pages);
	},
);

test("thanks that close after the survey was left open no page", async () => {
	router.search = { ref: "SVY_1", module: "registration_reward" };
	await send();
	await until(() => titleShown() !== "");
	await draw(<p>The page before</p>);
	await closeShown();
	await pass(300);
	expect(router.back).not.toHaveBeenCalled();
	expect(router.navigate).not.toHaveBeenCalled();
});

test("a survey of the rewards opened by its address, with home inserted before it, leads to the rewards", async () => {
	router.search = { ref: "SVY_1", module: "registration_reward" };
	sessionStorage.setItem("back_path", "/");
	await send();
	await until(() => titleShown() !== "");
	await closeShown();
	await until(() => router.navigate.mock.calls.length > 0);
	expect(router.back).not.toHaveBeenCalled();
	expect(visited()).toEqual([["/registration_reward", true]]);
	sessionStorage.clear();
});

test("a coupon as reward opens its privilege over the page that follows", async () => {
	router.search = { ref: "SVY_1", module: "banner" };
	api("GetDynamicSurvey", () => surveyWith("PV_1001"));
	api("DetailV2", () => ({ ...openPrivilege, alt_reference: "PV_1001" }));
	await send();
	await until(() => router.navigate.mock.calls.length > 1);
	expect(visited()).toEqual([
		["/registration_reward", true],
		["/registration_reward?modal-privilege=PV_1001", false],
	]);
	expect(deliveryReference()).toBe("");
});

test("the reward of a first section without questions counts too (3 §3)", async () => {
	api("GetDynamicSurvey", () => ({
		sections: [sectionOf("SVY_1.0", [], "PV_1001"), ...surveyWith().sections],
	}));
	api("DetailV2", () => ({ ...openPrivilege, alt_reference: "PV_1001" }));
	await send();
	await until(() => router.navigate.mock.calls.length > 1);
	expect(visited().at(-1)).toEqual(["/?modal-privilege=PV_1001", false]);
});

const prize = (more: object = {}) => ({
	...openPrivilege,
	alt_reference: "PV_1074",
	type: privilegeType.physical,
	valid_from: null,
	valid_through: null,
	...more,
});

test("a prize as reward opens its delivery", async () => {
	api("GetDynamicSurvey", () => surveyWith("PV_1074"));
	api("DetailV2", () => prize());
	await send();
	await until(() => router.navigate.mock.calls.length > 0);
	expect(visited()).toEqual([["/address?module=survey", true]]);
	expect(deliveryReference()).toBe("PV_1074");
});

test("the delivery of a prize goes back to the page behind the survey, which it replaces", async () => {
	history.replaceState({ entryIndex: 3 }, "");
	api("GetDynamicSurvey", () => surveyWith("PV_1074"));
	api("DetailV2", () => prize());
	await send();
	await until(() => router.navigate.mock.calls.length > 0);
	expect(stepsToOpener()).toBe(1);
	history.replaceState(null, "");
});

test("the answers may have opened the reward: an earlier copy of it does not count", async () => {
	const client = new QueryClient({
		defaultOptions: { queries: { staleTime: 60_000 } },
	});
	const { queryKey } = privilegeQueries.detail("PV_1074");
	client.setQueryData(queryKey, prize({ criteria_is_issue: false }));
	api("GetDynamicSurvey", () => surveyWith("PV_1074"));
	api("DetailV2", () => prize());
	await send(client);
	await until(() => router.navigate.mock.calls.length > 0);
	expect(visited()).toEqual([["/address?module=survey", true]]);
});

const noReply = () => {
	throw new ApiFailure({ reason: "network" });
};
const refused = (status: number, code: number | null) => () => {
	throw new ApiFailure({ reason: "status", status, code });
};

test.each([
	["comes", () => prize()],
	["is lost", noReply],
])(
	"a reward whose reply %s after the survey was left opens nothing",
	async (_how, reply) => {
		api("GetDynamicSurvey", () => surveyWith("PV_1074"));
		const detail = lateReply(reply);
		api("DetailV2", detail.reply);
		await send();
		await until(() => calls.some(({ name }) => name === "DetailV2"));
		await draw(<p>Another page</p>);
		await detail.come();
		await pass(50);
		expect(visited()).toEqual([]);
		expect(deliveryReference()).toBe("");
		expect(titleShown()).toBe("");
	},
);

test("a sent survey is neither changed nor sent again while its reward is loading", async () => {
	api("GetDynamicSurvey", () => surveyWith("PV_1074"));
	const detail = lateReply(() => prize());
	api("DetailV2", detail.reply);
	const page = await send();
	await until(() => calls.some(({ name }) => name === "DetailV2"));
	expect(page.querySelector("button[aria-busy=true]")).not.toBeNull();
	const other = page.querySelectorAll("input")[1];
	await act(async () => other?.click());
	expect([other?.checked, keptAnswers()]).toEqual([false, []]);
	await press(page, "Finish");
	await pass(50);
	expect(page.querySelector("dialog[open]")).toBeNull();
	await detail.come();
	await until(() => visited().length > 0);
	expect(calls.filter(({ name }) => name === "SubmitSurvey")).toHaveLength(1);
	expect(visited()).toEqual([["/address?module=survey", true]]);
});

const minuteMs = 60_000;
test.each([
	["that is sold out", { out_of_stock: true }],
	["of a period that is over", { valid_through: -minuteMs }],
	["of a period that has not begun", { valid_from: minuteMs }],
])("a prize %s shows its privilege, which says why", async (_why, more) => {
	const moments = Object.entries(more).map(([field, value]) => [
		field,
		typeof value === "number"
			? new Date(Date.now() + value).toISOString()
			: value,
	]);
	api("GetDynamicSurvey", () => surveyWith("PV_1074"));
	api("DetailV2", () => prize(Object.fromEntries(moments)));
	await send();
	await until(() => router.navigate.mock.calls.length > 1);
	expect(visited().at(-1)).toEqual(["/?modal-privilege=PV_1074", false]);
	expect(deliveryReference()).toBe("");
});

test("a reward that fails to load shows a dialog, and the finished survey closes", async () => {
	api("GetDynamicSurvey", () => surveyWith("PV_9"));
	api("DetailV2", () => {
		throw new ApiFailure({ reason: "status", status: 400, code: 10018 });
	});
	await send();
	await until(() => titleShown() === "The reward could not be opened");
	await closeShown();
	await until(() => router.navigate.mock.calls.length > 0);
	expect(visited()).toEqual([["/", true]]);
});

test.each([403, 423, 429])(
	"a reward rejected with %i shows only the dialog of that failure",
	async (status) => {
		api("GetDynamicSurvey", () => surveyWith("PV_9"));
		api("DetailV2", () => {
			openDialog({ name: "sessionTimeout", message: { th: "", en: "" } });
			throw new ApiFailure({ reason: "status", status });
		});
		await send();
		await until(() => calls.some(({ name }) => name === "DetailV2"));
		expect(atomStore.get(dialogAtom)?.name).toBe("sessionTimeout");
		expect(router.navigate).not.toHaveBeenCalled();
	},
);

test("a reward rejected with 429 again, which the table no longer reports, ends with a message", async () => {
	api("GetDynamicSurvey", () => surveyWith("PV_9"));
	const failure = new ApiFailure({ reason: "status", status: 429 });
	suppressFailure(failure);
	api("DetailV2", () => {
		throw failure;
	});
	await send();
	await until(() => titleShown() === "The reward could not be opened");
});

const keptAnswers = () =>
	Object.keys(localStorage).filter((key) => /survey/.test(key));

test("an answered survey says so, keeps no answers from before a reload, and links to its reward", async () => {
	localStorage.setItem("customer/customer-1/draft/survey/SVY_1", "{}");
	const answered = optionOf("a", { answer_date: "2026-11-21T05:00:00.000Z" });
	api("GetDynamicSurvey", () => surveyWith("PV_1074", [answered]));
	api("DetailV2", () => prize());
	const page = await draw(<SurveyPage />);
	await until(() =>
		page.textContent?.includes("You have answered this survey"),
	);
	expect(keptAnswers()).toEqual([]);
	await press(page, "Get your reward");
	await until(() => router.navigate.mock.calls.length > 0);
	expect(visited()).toEqual([["/address?module=survey", true]]);
});

test.each<[string, Record<string, string>, () => unknown]>([
	["no reference", {}, () => surveyWith()],
	["a reference of no survey", { ref: "SVY_9" }, refused(400, 10018)],
	["the same of another host", { ref: "SVY_9" }, refused(404, null)],
	["a survey that asks nothing", { ref: "SVY_1" }, () => ({ sections: [] })],
])(
	"%s cannot be opened, and shows a link to another page",
	async (_what, search, answer) => {
		router.search = { ...search, module: "banner" };
		api("GetDynamicSurvey", answer);
		const page = await draw(<SurveyPage />);
		await until(() => page.textContent?.includes("Unable to open this survey"));
		await press(page, "Go back");
		expect(visited()).toEqual([["/registration_reward", true]]);
	},
);

// The bug: the page stays for a moment, and the second tap of a double tap also left the page behind it.
test("going back from a survey that cannot be opened reacts to one tap only", async () => {
	router.search = { ref: "SVY_9", module: "registration_reward" };
	api("GetDynamicSurvey", refused(400, 10018));
	const page = await draw(<SurveyPage />);
	await until(() => page.textContent?.includes("Unable to open this survey"));
	const held = vi.fn();
	document.documentElement.animate = held;
	await press(page, "Go back");
	expect(router.back).toHaveBeenCalledOnce();
	expect(held).toHaveBeenCalledOnce();
});

test("a load that failed can be tried again", async () => {
	api("GetDynamicSurvey", noReply);
	const page = await draw(<SurveyPage />);
	await until(() => page.textContent?.includes("Try again"));
	api("GetDynamicSurvey", () => surveyWith());
	await press(page, "Try again");
	await until(() => page.querySelector("fieldset"));
});

test("a survey that fails to open says so (3 §8)", async () => {
	api("GetDynamicSurvey", () => {
		throw new ApiFailure({ reason: "status", status: 500 });
	});
	const page = await draw(<SurveyPage />);
	await until(() => page.textContent?.includes("Unable to open this survey"));
	expect(page.textContent).toContain("Try again");
});
