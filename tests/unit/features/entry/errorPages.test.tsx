// The pages of a refused device and of an error: placeholders that hosts send for "none" are not shown, nor are coupons after a sign-out (1 §2).
import { i18n } from "@lingui/core";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noPermissionModal } from "../../../../src/contract/authentication";
import { blankAddress } from "../../../../src/domain/app/blankData";
import ContactPage from "../../../../src/features/entry/ContactPage";
import {
	AlertErrorPage,
	BlankPage,
	NotFoundPage,
} from "../../../../src/features/entry/ErrorPages";
import { NoPermissionPage } from "../../../../src/features/entry/RefusedDevicePages";
import SharePage from "../../../../src/features/entry/SharePage";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../../src/platform/http/clock";
import { settings } from "../../../../src/platform/http/settings";
import {
	adoptToken,
	sessionAtom,
} from "../../../../src/platform/session/session";
import { draw, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { tokenOf } from "../../support/token";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const search: Record<string, string> = {};
/** What a refused sign-in stores in the history. */
let state: { signInRefused?: true } = {};
const navigate = vi.hoisted(() => vi.fn(async (_to: object) => undefined));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useLocation: () => ({ state }),
	useNavigate: () => navigate,
	useRouter: () => ({
		options: { defaultPendingComponent: () => <p>Page skeleton</p> },
	}),
	useSearch: () => search,
}));
const back = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/components/pages/useBack", () => ({
	useBack: () => back,
}));

beforeEach(() => {
	freshPhone();
	for (const name of ["errorCode", "errorTitle", "errorDetailLine"])
		search[name] = "null";
	search.closeButton = "-";
	search.reference = "null";
	search.mode = "";
	state = {};
});
afterEach(wipe);

const ownWords = "Our call centre will gladly tell you more.";

test("an error page whose address has no texts shows its own", async () => {
	const page = await draw(<AlertErrorPage />);
	expect(page.querySelector("h1")?.textContent).toBe("An error occurred");
	expect(page.querySelector("button")?.textContent).toBe("Close");
	expect(page.textContent).not.toMatch(/null|Error code|Reference/);
});

test("an error page shows the texts of its address and a way to get help, and links back", async () => {
	Object.assign(search, {
		...{ errorCode: "50099", reference: "R-1", closeButton: "Leave" },
		...{ errorTitle: "Not today", errorDetailLine: "Come tomorrow." },
	});
	const page = await draw(<AlertErrorPage />);
	expect(page.querySelector("h1")?.textContent).toBe("Not today");
	for (const words of ["Come tomorrow.", "Error code 50099", "Reference R-1"])
		expect(page.textContent).toContain(words);
	expect(page.querySelector("a[href='/contact_us']")).not.toBeNull();
	await press(page, "Leave");
	expect(back).toHaveBeenCalledOnce();
});

test("a long title from an address is shortened between two characters", async () => {
	search.errorTitle = `${"a".repeat(119)}🎁`;
	const page = await draw(<AlertErrorPage />);
	expect(page.querySelector("h1")?.textContent).toBe("a".repeat(119));
});

test("a refused device's page whose address has no texts shows the server's", async () => {
	phone.api("NoPermissionModal", () =>
		v.parse(noPermissionModal.reply, {
			title_en: "Not for this device",
			content_en: "null",
			button_name_th: "null",
			button_name_en: "null",
		}),
	);
	const page = await draw(<NoPermissionPage />);
	await until(() => page.textContent?.includes("Not for this device"));
	expect(page.querySelector("a[href='/']")?.textContent).toBe("Close");
	expect(page.textContent).not.toContain("null");
	expect(page.textContent).toContain(ownWords);
});

test("a refused device's page shows its own text neither while the server's loads nor beside it", async () => {
	const content = { content_th: "ถามที่ร้าน", content_en: "Ask in the shop" };
	const title = { title_th: "ไม่ใช่เครื่องนี้", title_en: "Not this one" };
	const button = { button_name_th: "รับทราบ", button_name_en: "Understood" };
	const { reply, come } = lateReply(() =>
		v.parse(noPermissionModal.reply, { ...title, ...content, ...button }),
	);
	phone.api("NoPermissionModal", reply);
	const page = await draw(<NoPermissionPage />);
	expect(page.textContent).not.toContain(ownWords);
	await come();
	await until(() => page.textContent?.includes("Ask in the shop"));
	expect(page.textContent).not.toContain(ownWords);
	await act(async () => i18n.loadAndActivate({ locale: "th", messages: {} }));
	for (const text of ["ไม่ใช่เครื่องนี้", "ถามที่ร้าน", "รับทราบ"])
		expect(page.textContent).toContain(text);
	i18n.activate("en-US");
});

test("a refused device's page does not show its own reason while the server's loads, and a failed load can be retried", async () => {
	search.errorDetailLine = "Line of the address";
	search.errorCode = "50014";
	search.closeButton = "Understood";
	const { reply, come } = lateReply(() => {
		throw new ApiFailure({ status: 500, reason: "status" });
	});
	phone.api("NoPermissionModal", reply);
	const page = await draw(<NoPermissionPage />);
	const heading = () => page.querySelector("h1")?.textContent;
	expect(page.querySelector("main[data-busy]")).not.toBeNull();
	expect(heading()).toBe("Galaxy Gift");
	expect(page.textContent).toContain("Line of the address");
	await come();
	await until(() => page.querySelector("button"));
	expect(heading()).toBe("Galaxy Gift is not available on this device");
	phone.api("NoPermissionModal", () => ({
		...{ title_en: "Not for this device", button_name_en: "Close" },
	}));
	await press(page, "Try again");
	await until(() => heading() === "Not for this device");
	expect(phone.calls.at(-1)?.request).toEqual({ code: "50014" });
	// The address's label is used before the server's.
	expect(page.querySelector("a[href='/']")?.textContent).toBe("Understood");
});

test("both error pages show the texts of their address, and a button to leave (1 §2)", async () => {
	search.errorCode = "50013";
	search.errorTitle = "Not this one";
	search.errorDetailLine = "<b>Ask</b> in the shop";
	search.closeButton = "Return to the home page of Galaxy Gift";
	search.reference = "REF-42";
	for (const part of [
		<NoPermissionPage key="1" />,
		<AlertErrorPage key="2" />,
	]) {
		const page = await draw(part);
		expect(page.querySelector("h1")?.textContent).toBe("Not this one");
		for (const text of ["<b>Ask</b> in the shop", "50013", "REF-42"])
			expect(page.textContent).toContain(text);
		const ways = [...page.querySelectorAll("a[href='/'], button")];
		expect(ways.map(({ textContent }) => textContent)).toEqual([
			search.closeButton,
		]);
	}
	expect(phone.calls).toEqual([]);
});

test("an address can put no more than a few lines on an error page", async () => {
	for (const name of Object.keys(search)) search[name] = "x".repeat(5000);
	const page = await draw(<AlertErrorPage />);
	expect(page.textContent?.replace(/[^x]/g, "").length).toBeLessThan(900);
});

test.each([
	[undefined, false],
	["Debug", false],
	["debug", true],
])(
	"the page of a failed sign-in with mode %j shows code and both messages: %s (1 §2)",
	async (mode, shows) => {
		const message = { th: "หมายเลขเครื่องไม่ถูกต้อง", en: "Not this serial" };
		const address = blankAddress({ code: 50032, message }, mode);
		const { searchParams } = new URL(address, "https://app");
		Object.assign(search, Object.fromEntries(searchParams));
		const page = await draw(<BlankPage />);
		for (const text of ["50032", message.th, message.en])
			expect(page.textContent?.includes(text)).toBe(shows);
	},
);

test("an address without a page says 404 and links home (1 §2)", async () => {
	const page = await draw(<NotFoundPage />);
	expect(page.textContent).toMatch(/^404Page Not Found/);
	expect(page.querySelector("a[href='/']")?.textContent).toBe("Back to home");
});

test.each([{}, { signInRefused: true }] as const)(
	"the page of a failed sign-in, %j, closes with a link home if no account is on the phone",
	async (noted) => {
		state = noted;
		atomStore.set(sessionAtom, null);
		const page = await draw(<BlankPage />);
		const close = page.querySelector("[aria-label='Close']");
		expect(close?.getAttribute("href")).toBe("/");
	},
);

test("with another account on the phone the page asks what to do: closing would open that account (decision 008)", async () => {
	state = { signInRefused: true };
	const page = await draw(<BlankPage />);
	expect(page.querySelector("[aria-label='Close']")).toBeNull();
	expect(page.textContent).toContain("Continue with this account");
	expect(page.textContent).toContain("Sign out");
	expect(page.textContent).toContain("Another account is still signed in");
});

test.each([
	["PV_1001", "/?modal-privilege=PV_1001", false],
	["XX_1", "/", true],
])(
	"a shared link to %s shows a page's skeleton, opens %s, and says that nothing was found: %j (1 §8)",
	async (cmd_detail_id, href, isUnknown) => {
		Object.assign(search, { type: "detail", cmd_detail_id });
		const page = await draw(<SharePage />);
		// The bug: the start's skeleton was followed by an empty page until the next page's code had loaded.
		expect(page.textContent).toBe("Page skeleton");
		expect(navigate.mock.calls).toEqual([[{ href, replace: true }]]);
		if (isUnknown)
			expect(dialog()).toMatchObject({
				confirmLabel: { message: "Back to home" },
				to: "/",
			});
		else expect(dialog()).toBeNull();
	},
);

// The bug: a shared link that opened in the running app replaced a claim's result before it was read.
test("the message that a shared link leads nowhere waits for what its launch leaves open", async () => {
	openDialog({ name: "checkingClaim", entryId: "1" });
	Object.assign(search, { type: "detail", cmd_detail_id: "XX_1" });
	await draw(<SharePage />);
	expect(navigate).toHaveBeenCalled();
	expect(dialog()).toMatchObject({ name: "checkingClaim" });
	await act(async () => closeDialog());
	expect(dialog()).toMatchObject({ confirmLabel: { message: "Back to home" } });
});

test("a session that ends removes the link to its coupons", async () => {
	const page = await draw(<NotFoundPage />);
	expect(page.textContent).toContain("My coupons");
	await act(async () => atomStore.set(sessionAtom, null));
	expect(page.textContent).not.toContain("My coupons");
});

test("the contact page has the call center's number, its hours and a link to call it (1 §2, 3 §9)", async () => {
	const page = await draw(<ContactPage />);
	expect(page.textContent).toMatch(/08:00–\u{2060}?22:00/u);
	const call = page.querySelector("a[href^='tel:']");
	expect(call?.getAttribute("href")).toBe(settings.supportLink);
	expect(call?.textContent).toContain(settings.supportPhone);
});

test.each([
	["SM-S921B", "Galaxy S24 (SM-S921B)"],
	["", "Galaxy S24"],
])(
	"the contact page names the device with its code %j",
	async (model, words) => {
		adoptToken(tokenOf("customer-1", { device_name: "Galaxy S24", model }));
		const page = await draw(<ContactPage />);
		expect(page.querySelector("dd")?.textContent).toBe(words);
	},
);

test.each([
	["14:59:59", "Open now, until\u00a022:00"],
	["15:00:00", "Closed now, opens at\u00a008:00"],
])(
	"at %s in London the contact page says %j, and when a prize arrives (2 §9, 3 §9)",
	async (time, words) => {
		setServerTime(Date.parse(`2026-11-21T${time}Z`));
		const page = await draw(<ContactPage />);
		expect(page.querySelector("[role=status]")?.textContent).toBe(words);
		const facts = page.querySelector("dl")?.textContent;
		expect(facts).toMatch(/28.Nov.*5.Dec.2026.*7.*14.days/);
	},
);
