// What a code card shows first, and what it says about a value that its format cannot carry (2 §5); which copy event it logs: 1 for a code, 2 for the link of a url code (2 §3).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { CodeCard } from "../../../../src/features/reward/code/CodeCard";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { openedFromWallet } from "../../../../src/sync/openCode";
import { largeTextAttribute } from "../../../../src/ui/layout/watchTextSize";
import { announced } from "../../support/announced";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls } = phone;

fastForward();
beforeEach(freshPhone);
afterEach(wipe);

test.each([
	[1, "AB12", { code: "AB12", privilegetype: 8 }],
	[
		2,
		"https://shop.example/use?c=1",
		{
			link: "https://shop.example/use?c=1",
			is_url: true,
			display_type: 1,
			privilegetype: 9,
		},
	],
	[2, "shop.example", { link: "shop.example", is_url: true }],
])(
	"event %d is logged with %s on the clipboard",
	async (event, copied, fields) => {
		const write = vi
			.spyOn(navigator.clipboard, "writeText")
			.mockResolvedValue(undefined);
		api("PrivilegeEventLog", () => null);
		const reward = openedFromWallet({
			...bareCard("PV_1"),
			...v.parse(rewardCode, {
				transaction_id: "T1",
				privilege_id: "1001",
				...fields,
			}),
			sub: "customer-1",
			saved_at: 0,
		});
		const page = await draw(
			<CodeCard
				reward={reward}
				clock={null}
				onClose={vi.fn()}
				onFullScreen={vi.fn()}
				onExercise={vi.fn()}
				onRetry={vi.fn()}
			/>,
		);
		await press(page, "Copy");
		await until(() => calls.length > 0);
		expect(write).toHaveBeenCalledExactlyOnceWith(copied);
		expect(calls).toMatchObject([
			{
				name: "PrivilegeEventLog",
				request: { Transaction_Id: "T1", Type_Event_Log: event },
			},
		]);
	},
);

test("a copy that the phone refuses says so, and is not logged", async () => {
	const write = vi.spyOn(navigator.clipboard, "writeText");
	write.mockRejectedValue(new Error("refused"));
	Object.assign(document, { execCommand: () => false });
	api("PrivilegeEventLog", () => null);
	const page = await cardOf({ code: "AB12" });
	await press(page, "Copy");
	await announced(page, "Could not copy");
	expect(calls).toEqual([]);
	Reflect.deleteProperty(document, "execCommand");
	write.mockRestore();
});

const cardOf = (
	fields: object,
	onRetry = vi.fn(),
	onClose = vi.fn(),
	card = bareCard("PV_1"),
) =>
	draw(
		<CodeCard
			reward={openedFromWallet({
				...card,
				...v.parse(rewardCode, { transaction_id: "T1", ...fields }),
				footer_message_en: "Show it to the barista",
				sub: "customer-1",
				saved_at: 0,
			})}
			clock={null}
			onClose={onClose}
			onFullScreen={vi.fn()}
			onExercise={vi.fn()}
			onRetry={onRetry}
		/>,
	);
const buttons = (page: HTMLElement) =>
	[...page.querySelectorAll("button")].map((it) => it.textContent);

test("an unknown format shows the code as text and QR, without a barcode", async () => {
	const page = await cardOf({ code: "AB12CD34", barcode_format: "CODE39" });
	expect(page.textContent).toContain("AB12 CD34");
	const tabs = [...page.querySelectorAll('[role="tab"]')];
	expect(tabs.map((it) => it.textContent)).toEqual(["Code", "QR"]);
	expect(buttons(page)).toContain("Full screen");
});

test("each code of a brand starts in its own form, whatever the previous one had", async () => {
	const bars = { code: "8850123456787", barcode_format: "EAN13" };
	const none = { code: "AB12CD34", barcode_format: "EAN13" };
	const chosen = (page: HTMLElement) =>
		page.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
	const page = await cardOf({ ...bars, transaction_id: "T1" });
	expect(chosen(page)).toBe("Barcode");
	await cardOf({ ...none, transaction_id: "T2" });
	expect(chosen(page)).toBe("Code");
	expect(page.textContent).not.toContain("is not a valid input");
	await cardOf({ ...bars, transaction_id: "T3" });
	expect(chosen(page)).toBe("Barcode");
});

test.each([
	["", "AB12"],
	["javascript:alert(1)", "AB12"],
	["shop.example/use", ""],
])(
	"a url code with the link %j and the code %j can be read and copied",
	async (link, code) => {
		const write = vi
			.spyOn(navigator.clipboard, "writeText")
			.mockResolvedValue(undefined);
		api("PrivilegeEventLog", () => null);
		const page = await cardOf({ is_url: true, link, code, privilegetype: 9 });
		await press(page, "Copy");
		await until(() => write.mock.calls.length > 0);
		expect(write).toHaveBeenCalledExactlyOnceWith(code || link);
	},
);

test("a url code shown as a button opens its link, logged as event 3 (2 §3)", async () => {
	const opened = vi.spyOn(window, "open").mockReturnValue(null);
	api("PrivilegeEventLog", () => null);
	const link = "https://shop.example/use";
	const page = await cardOf({ is_url: true, link, display_type: 2 });
	// It has no bars to enlarge, and nobody scans it.
	expect(buttons(page)).not.toContain("Full screen");
	expect(buttons(page)).toContain("Mark as used");
	expect(page.textContent).toContain("Press the button to use your privilege");
	expect(page.textContent).not.toContain(link);
	await press(page, "Open the partner’s page");
	await until(() => calls.length > 0);
	expect(opened.mock.calls[0]?.[0]).toBe(link);
	expect(calls[0]?.request).toMatchObject({ Type_Event_Log: 3 });
	opened.mockRestore();
});

test("a network that is lost or returns while a link is shown is announced", async () => {
	const page = await cardOf({ is_url: true, link: "https://shop.example/use" });
	await announced(page, "Open the link");
	await act(async () => phone.setNetwork(false));
	await announced(page, "No internet");
	await act(async () => phone.setNetwork(true));
	await announced(page, "Open the link");
});

test("a url code shown as a link opens it, logged as event 3, and shows the code to type there (2 §3)", async () => {
	const opened = vi.spyOn(window, "open").mockReturnValue(null);
	api("PrivilegeEventLog", () => null);
	const link = "https://shop.example/use";
	const page = await cardOf({
		is_url: true,
		link,
		display_type: 1,
		code: "AB12",
	});
	expect(page.textContent).toContain(`${link}AB12`);
	const way = page.querySelector<HTMLElement>(`a[href="${link}"]`);
	await act(async () => way?.click());
	await until(() => calls.length > 0);
	expect(opened.mock.calls[0]?.[0]).toBe(link);
	expect(calls[0]?.request).toMatchObject({ Type_Event_Log: 3 });
	opened.mockRestore();
});

// The bug: the one copy button copied the link, and the code beside it could only be selected by hand.
test.each([
	["Copy code", "AB12", 1],
	["Copy link", "https://shop.example/use", 2],
])(
	"for a link with a code, %s copies %s, logged as event %d",
	async (words, copied, event) => {
		const write = vi.spyOn(navigator.clipboard, "writeText");
		write.mockReset().mockResolvedValue(undefined);
		api("PrivilegeEventLog", () => null);
		const page = await cardOf({
			is_url: true,
			link: "https://shop.example/use",
			code: "AB12",
		});
		await press(page, words);
		await until(() => calls.length > 0);
		expect(write).toHaveBeenCalledExactlyOnceWith(copied);
		expect(calls[0]?.request).toMatchObject({ Type_Event_Log: event });
		expect(buttons(page)).not.toContain("Copy");
	},
);

test("a coupon without any code says so, with a retry and help", async () => {
	const [onRetry, onClose, went] = [vi.fn(), vi.fn(), vi.fn()];
	setNavigate(went);
	const page = await cardOf({ is_url: true }, onRetry, onClose);
	expect(page.querySelector('[role="alert"]')?.textContent).toContain(
		"The code of this coupon has not arrived",
	);
	await press(page, "Try again");
	await press(page, "Contact us");
	expect([onRetry, onClose].map((it) => it.mock.calls.length)).toEqual([1, 1]);
	expect(went).toHaveBeenCalledExactlyOnceWith("/contact_us");
	// Without anything to copy or show, it can still be marked as used.
	expect(buttons(page)).not.toContain("Copy");
	expect(buttons(page)).toContain("Mark as used");
});

test.each([
	["Mokfa", "Mokfa"],
	["", "One size up"],
])(
	"above a code's name stands its brand %j, else its subtitle (2 §3)",
	async (brand_name_en, line) => {
		const card = {
			...bareCard("PV_1"),
			brand_name_en,
			sub_name_en: "One size up",
		};
		const page = await cardOf({ code: "AB12" }, vi.fn(), vi.fn(), card);
		expect(page.querySelector("header p")?.textContent).toBe(line);
	},
);

const order = (isLarge: boolean) =>
	isLarge
		? ["Full screen", "Copy", "Scanned", "Show it"]
		: ["Show it", "Copy", "Full screen", "Scanned"];

test.each([
	["usual", false],
	["large", true],
])(
	"with a %s text, the main button is visible without scrolling",
	async (_text, isLarge) => {
		document.documentElement.toggleAttribute(largeTextAttribute, isLarge);
		const page = await cardOf({ code: "AB12CD34" });
		document.documentElement.removeAttribute(largeTextAttribute);
		const text = page.textContent ?? "";
		const words = order(isLarge);
		const places = words.map((word) => text.indexOf(word));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((one, other) => one - other));
	},
);

test("the text form has one line of help, above the code", async () => {
	const page = await cardOf({ code: "AB12CD34", barcode_format: "CODE39" });
	const code = page.querySelector('[data-testid="code"]');
	expect(code?.previousElementSibling?.textContent).toBe(
		"Read this code to the staff",
	);
	expect(code?.nextElementSibling).toBeNull();
});

test.each([
	["of a counter", 4, "Barcode"],
	["of a web shop", 8, "Code"],
])("a code %s starts with the form for it", async (_, privilegetype, form) => {
	const page = await cardOf({ code: "AB12CD34", privilegetype });
	const chosen = page.querySelector("[role=tab][aria-selected=true]");
	expect(chosen?.textContent).toBe(form);
	const tabs = [...page.querySelectorAll("[role=tab]")];
	expect(tabs.map((it) => it.textContent)).toEqual(["Code", "Barcode", "QR"]);
	await press(page, "Code");
	const isForWeb = page.textContent?.includes("in the online shop");
	expect(isForWeb).toBe(privilegetype === 8);
	expect(buttons(page).includes("Mark as used")).toBe(isForWeb);
});

test("a code that its format does not allow is shown as text first; the documents' sentence replaces its bars", async () => {
	const page = await cardOf({ code: "123", barcode_format: "ITF" });
	expect(page.querySelector('[data-testid="code"]')?.textContent).toBe("123");
	await press(page, "Barcode");
	expect(page.textContent).toContain("123 is not a valid input for ITF");
	expect(page.querySelector("canvas")).toBeNull();
});

test.each([true, false])(
	"a code says that it is saved on this phone only if it is: %s",
	async (proven) => {
		const card = Object.assign(bareCard("PV_1"), { proven });
		const page = await cardOf({ code: "AB12" }, vi.fn(), vi.fn(), card);
		const words = "Saved on this phone, opens without internet";
		expect(page.textContent?.includes(words)).toBe(proven);
	},
);

// The bug: the link was said to open without internet.
test("a saved link does not say that it opens without internet", async () => {
	const card = Object.assign(bareCard("PV_1"), { proven: true });
	const link = { code: "", link: "https://shop.example/seat" };
	const page = await cardOf(link, vi.fn(), vi.fn(), card);
	expect(page.textContent).toContain("Saved on this phone");
	expect(page.textContent).not.toContain("opens without internet");
});
