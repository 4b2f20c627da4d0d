// What a sign-in changes, and when: the host of its own calls at once, the phone only after success and a confirmed switch (1 §2, decision 008).
import type { ComponentProps } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DialogHost from "../../../../src/app/DialogHost";
import { rewardCode } from "../../../../src/contract/history";
import { readBlankData } from "../../../../src/domain/app/blankData";
import { bareCard } from "../../../../src/domain/code/codeCard";
import LandingPage from "../../../../src/features/entry/LandingPage";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { serverNow } from "../../../../src/platform/http/clock";
import { apiHost } from "../../../../src/platform/http/host";
import { localeAtom } from "../../../../src/platform/i18n/locale";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import {
	onFailure,
	queryClient,
} from "../../../../src/platform/query/queryClient";
import { restoreQueries } from "../../../../src/platform/query/restoreQueries";
import { clearOtherCustomers } from "../../../../src/platform/session/clearOtherCustomers";
import {
	adoptToken,
	currentSession,
	endSession,
} from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { waitFor } from "../../../support/waitFor";
import { draw, fastForward, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { dialog, fail, freshPhone } from "../freshPhone";

const former = "https://one.example";
const named = "https://two.example";
const phone = await vi.hoisted(async () => {
	vi.stubEnv(
		"VITE_ALLOWED_API_HOSTS",
		"https://one.example,https://two.example",
	);
	return import("../../support/phone");
});
const navigate = vi.hoisted(() => vi.fn());
/** The parameters of the address beside its code and host. */
const search: Record<string, string> = vi.hoisted(() => ({}));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/locales/home/en-US.po", () => ({ messages: {} }));
vi.mock("../../../../src/app/dialogs/LeaveAccountDialog", () => {
	throw new Error("The file is not there");
});
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useNavigate: () => navigate,
	useSearch: () => ({
		...{ code: "1", api_server_url: "https://two.example" },
		...search,
	}),
	Link: ({
		replace,
		onClick,
		children,
	}: ComponentProps<"a"> & { replace?: boolean }) => (
		<a href="/" data-replace={replace} onClick={onClick}>
			{children}
		</a>
	),
}));
const { api } = phone;
/** The hosts that received the exchange. */
let asked: string[] = [];

fastForward();
beforeEach(() => {
	freshPhone();
	localStorage.setItem("api-host", former);
	localStorage.setItem("locale", "en-US");
	// As on each start of the app.
	restoreQueries();
	asked = [];
	navigate.mockClear();
	delete search.mode;
	delete search.api_server_url;
});
afterEach(wipe);

test.each([
	["refused", "Close", fail({ code: 50030 })],
	["without a token", "Try again", () => ({ token: "" })],
])(
	"a sign-in that is %s does not change the former session's host; its dialog's button: %s (1 §5, 1 §8)",
	async (_, message, answer) => {
		api("Landing", () => {
			asked.push(apiHost());
			return answer();
		});
		await draw(<LandingPage />);
		await until(dialog);
		expect(dialog()).toMatchObject({
			title: { message: "We could not sign you in" },
			confirmLabel: { message },
		});
		expect(asked).toEqual([named]);
		expect(apiHost()).toBe(former);
		expect(currentSession()?.sub).toBe("customer-1");
	},
);

// The router removes a parameter without a value from the address.
test.each([
	["of the link", named, named],
	["of the build", "", location.origin],
])(
	"the article for a refused device comes from the host that refused it, which the page's address names: %s",
	async (_, api_server_url, host) => {
		search.api_server_url = api_server_url;
		const noting = (answer: () => unknown) => () => {
			asked.push(apiHost());
			return answer();
		};
		api("Landing", noting(fail({ code: 50012 })));
		api("NoPermissionArticle", noting(Object));
		await draw(<LandingPage />);
		await until(() => navigate.mock.calls.length > 0);
		expect(asked).toEqual([host, host]);
		expect(apiHost()).toBe(former);
		expect(navigate.mock.calls[0]?.[0]).toMatchObject({
			href: `/no-permission-device-article?errorCode=50012&api_server_url=${encodeURIComponent(host)}`,
		});
	},
);

test("without the article the default dialog shows, on /landing (1 §8)", async () => {
	endSession();
	api("Landing", fail({ code: 50012 }));
	api("NoPermissionArticle", fail({ status: 500 }));
	await draw(<LandingPage />);
	await until(dialog);
	expect(dialog()).toMatchObject({
		title: { message: "We could not sign you in" },
		to: "/",
	});
	expect(navigate).not.toHaveBeenCalled();
});

test("a 403 for the article of a refused device does not fail the session on this phone", async () => {
	api("Landing", fail({ code: 50012 }));
	api("NoPermissionArticle", fail({ status: 403 }));
	const shown = vi.fn();
	onFailure(shown);
	await draw(<LandingPage />, queryClient);
	await until(dialog);
	expect(phone.calls.at(-1)?.name).toBe("NoPermissionArticle");
	expect(shown).not.toHaveBeenCalled();
});

test("a wrong device number leads to /blank with its code and both messages, and opens no dialog (1 §8)", async () => {
	const message = { th: "หมายเลขเครื่องไม่ถูกต้อง", en: "Not this serial" };
	api("Landing", fail({ code: 50032, message }));
	search.mode = "debug";
	await draw(<LandingPage />);
	await until(() => navigate.mock.calls.length > 0);
	const [{ href, ...how }] = navigate.mock.calls[0] ?? [];
	expect(how).toEqual({ replace: true, state: { signInRefused: true } });
	const { pathname, searchParams } = new URL(href, "https://app");
	expect([pathname, searchParams.get("mode")]).toEqual(["/blank", "debug"]);
	expect(readBlankData(searchParams.get("data") ?? "")).toEqual({
		...{ code: 50032, message },
	});
	expect(dialog()).toBeNull();
});

test.each([
	[{ type: "main", cmd: "myprofile" }, "/profile", undefined],
	[
		{ type: "detail", cmd_detail_id: "XX_1" },
		"/",
		"We could not find this activity or reward",
	],
])(
	"the deep link %j replaces the sign-in by %s (1 §2)",
	async (link, href, said) => {
		api("Landing", () => ({ token: tokenOf("customer-1"), cmd: "", ...link }));
		api("CreateEventSession", () => null);
		await draw(<LandingPage />);
		await until(() => navigate.mock.calls.length > 0);
		expect(navigate.mock.calls).toEqual([[{ href, replace: true }]]);
		if (!said) return expect(dialog()).toBeNull();
		await until(dialog);
		expect(dialog()).toMatchObject({
			title: { message: said },
			confirmLabel: { message: "Back to home" },
			to: "/",
		});
	},
);

test("the sign-in resets the refresh count before the exchange, also if that fails (1 §3)", async () => {
	sessionStorage.setItem("refreshTokenCount", "3");
	const counts: (string | null)[] = [];
	api("Landing", () => {
		counts.push(sessionStorage.getItem("refreshTokenCount"));
		return fail({ code: 50030 })();
	});
	await draw(<LandingPage />);
	await until(dialog);
	expect(counts).toEqual(["0"]);
	expect(sessionStorage.getItem("refreshTokenCount")).toBe("0");
});

test("a successful sign-in changes the host, saves the language of its address and reports its session (1 §4)", async () => {
	history.replaceState(null, "", "/landing?locale=en-US");
	localStorage.setItem("locale", "th");
	endSession();
	await clearOtherCustomers("");
	const token = tokenOf("customer-2");
	api("Landing", () => {
		asked.push(apiHost());
		return { token, type: "", cmd: "" };
	});
	// The token is stored by then, and no page is opened yet (1 §4).
	const atReport: unknown[] = [];
	api("CreateEventSession", () => {
		atReport.push(localStorage.getItem("token"), navigate.mock.calls.length);
		return fail({ status: 429 })();
	});
	const shown = vi.fn();
	onFailure(shown);
	await draw(<LandingPage />, queryClient);
	await until(() => navigate.mock.calls.length > 0);
	expect(atReport).toEqual([token, 0]);
	// A refusal does not leave the first page (decision 051).
	expect(shown).not.toHaveBeenCalled();
	expect(asked).toEqual([named]);
	expect(currentSession()?.sub).toBe("customer-2");
	await until(() => apiHost() === named);
	expect(localStorage.getItem("api-host")).toBe(named);
	// The exchange gets the whole query of the address (1 §2).
	const exchange = phone.calls.find(({ name }) => name === "Landing");
	expect(exchange?.request).toEqual({ code: "1", api_server_url: named });
	const reported = phone.calls.find(({ name }) => /EventSession/.test(name));
	const session_id = sessionStorage.getItem("session_id");
	expect(session_id).toBeTruthy();
	expect(reported?.request).toEqual({ session_id });
	expect(localStorage.getItem("locale")).toBe("en-US");
});

const keptCode = v.parse(rewardCode, {
	code: "CODE-former",
	privilegetype: 4,
	transaction_id: "T1",
	privilege_id: "P1",
});
const saveFormer = () =>
	saveCode({
		...bareCard("PV_1"),
		...keptCode,
		sub: "customer-1",
		saved_at: 1,
	});
const everything = () =>
	phone.onDisk() + JSON.stringify(Object.entries(localStorage).sort());
/** Makes the exchange return another customer's token. */
function landsAs(sub: string, claims = {}) {
	api("Landing", () => ({ token: tokenOf(sub, claims), type: "", cmd: "" }));
	api("CreateEventSession", () => null);
}
async function answer(with_: boolean) {
	await until(dialog);
	const asked = dialog();
	closeDialog(with_);
	handleDialogClosed();
	return asked;
}

test("for another customer's launch code, a first call goes to its own host, then the question; declining changes nothing", async () => {
	await saveFormer();
	const before = everything();
	const first: unknown[] = [];
	landsAs("customer-2");
	api("Profile", () => {
		first.push(apiHost(), currentSession()?.sub, everything() === before);
		return { customer: { firstname: "Punn", lastname: "", mobileno: "" } };
	});
	await draw(<LandingPage />);
	expect(await answer(false)).toMatchObject({
		name: "leaveAccount",
		account: { codes: 1 },
		next: ["Punn"],
	});
	await until(() => navigate.mock.calls.length > 0);
	expect(first).toEqual([named, "customer-1", true]);
	expect(navigate.mock.calls).toEqual([[{ to: "/", replace: true }]]);
	expect(everything()).toBe(before);
	expect(apiHost()).toBe(former);
});

test("if the question about a switch cannot be shown, the person stays on /landing with a retry, and no other account opens", async () => {
	landsAs("customer-2");
	api("Profile", () => ({ customer: { firstname: "Punn" } }));
	const wrong = vi.spyOn(console, "error").mockReturnValue();
	const place = await draw(
		<>
			<LandingPage />
			<DialogHost />
		</>,
	);
	await until(() => place.textContent?.includes("You are not signed in yet"));
	expect(dialog()).toMatchObject({
		title: { message: "We could not sign you in" },
		confirmLabel: { message: "Try again" },
	});
	expect(navigate).not.toHaveBeenCalled();
	expect(currentSession()?.sub).toBe("customer-1");
	wrong.mockRestore();
});

test("the language of an address ends with the page if no sign-in has saved it", async () => {
	history.replaceState(null, "", "/landing?locale=th");
	atomStore.set(localeAtom, "th");
	api("Landing", fail({ code: 50030 }));
	await draw(<LandingPage />);
	await until(dialog);
	expect(atomStore.get(localeAtom)).toBe("th");
	wipe();
	await waitFor(() => expect(atomStore.get(localeAtom)).toBe("en-US"));
});

test("after the confirmation all data of the former customer is erased, and the host changes", async () => {
	await saveFormer();
	landsAs("customer-2");
	api("Profile", fail({ reason: "network", status: 0 }));
	await draw(<LandingPage />);
	await answer(true);
	await until(() => navigate.mock.calls.length > 0);
	expect(currentSession()?.sub).toBe("customer-2");
	expect(everything()).not.toContain("CODE-former");
	expect(apiHost()).toBe(named);
	// The erased tab starts a new count (1 §3).
	expect(sessionStorage.getItem("refreshTokenCount")).toBe("0");
});

test("a token that waited for an answer does not set the clock, also if another tab has signed out meanwhile", async () => {
	const iat = Math.floor(Date.now() / 1000) - 600;
	landsAs("customer-2", { iat });
	api("Profile", () => ({ customer: { firstname: "Punn" } }));
	await draw(<LandingPage />);
	await until(dialog);
	localStorage.removeItem("token");
	await answer(true);
	await until(() => navigate.mock.calls.length > 0);
	expect(currentSession()?.sub).toBe("customer-2");
	expect(Math.abs(serverNow() - Date.now())).toBeLessThan(60_000);
});

test("a sign-in's token sets the server's time, blocks updates meanwhile and clears another customer's tab data", async () => {
	localStorage.setItem("api-host", named);
	sessionStorage.setItem("tab-owner", "customer-9");
	sessionStorage.setItem("back_path", "/otp");
	const iat = Math.floor(Date.now() / 1000) - 7200;
	const locked: boolean[] = [];
	api("Landing", () => {
		locked.push(isUpdateLockedHere());
		return { token: tokenOf("customer-1", { iat }), type: "", cmd: "" };
	});
	api("CreateEventSession", () => null);
	await draw(<LandingPage />);
	await until(() => navigate.mock.calls.length > 0);
	expect(Math.round((Date.now() - serverNow()) / 3_600_000)).toBe(2);
	expect(locked).toEqual([true]);
	await waitFor(() => expect(isUpdateLockedHere()).toBe(false));
	expect(sessionStorage.getItem("back_path")).toBeNull();
});

test("the same customer's launch code asks nothing and erases nothing", async () => {
	adoptToken(tokenOf("customer-1", { iat: 1, exp: 2 }));
	await saveFormer();
	const disk = phone.onDisk();
	landsAs("customer-1");
	await draw(<LandingPage />);
	await until(() => navigate.mock.calls.length > 0);
	expect(dialog()).toBeNull();
	expect(phone.onDisk()).toBe(disk);
	expect(currentSession()?.claims.exp).toBeGreaterThan(2);
});

test("the token of a sign-in is saved, even if it expires before the former one (1 §4)", async () => {
	const exp = Math.floor(Date.now() / 1000);
	adoptToken(tokenOf("customer-1", { exp: exp + 7200, tier: "Tier 3" }));
	const token = tokenOf("customer-1", { exp: exp + 3600, tier: "Tier 1" });
	api("Landing", () => ({ token, type: "", cmd: "" }));
	api("CreateEventSession", () => null);
	await draw(<LandingPage />);
	await until(() => navigate.mock.calls.length > 0);
	expect(localStorage.getItem("token")).toBe(token);
});
