// The export of saved codes (X07): all codes in the reader's language, readable without the app, all texts escaped.
import { i18n } from "@lingui/core";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeCard } from "../../../../src/domain/code/codeCard";
import { formatDateTime } from "../../../../src/domain/text/dates";
import { escapeHtml } from "../../../../src/domain/text/escapeHtml";
import { CodesExport } from "../../../../src/features/profile/CodesExport";
import { makeCodesFile } from "../../../../src/features/profile/exportCodes";
import {
	type WalletCode,
	writeCode,
} from "../../../../src/platform/storage/wallet";
import { barcodeWidths } from "../../../../src/ui/media/barcodeModules";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

/** Each test has its own customer. */
let sub = "";
let customers = 0;
beforeEach(() => {
	freshPhone();
	sub = `export-${++customers}`;
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
	vi.useRealTimers();
	i18n.activate("en-US");
});

const day = 86_400_000;
const save = (id: string, more: Partial<WalletCode> = {}) =>
	writeCode({
		...v.parse(codeCard, { privilege_ref: "PV_1001" }),
		brand_name_th: "หมอกฟ้า",
		brand_name_en: "Mokfa",
		reward_name: "ลาเต้เย็น",
		reward_name_en: "Iced latte",
		expiration_datetime: new Date(Date.now() + 30 * day).toISOString(),
		code: "GG12345678",
		link: "",
		is_url: false,
		countdown_time: null,
		display_type: null,
		privilegetype: 4,
		transaction_id: id,
		privilege_id: "1001",
		barcode_format: "CODE128",
		sub,
		saved_at: Date.now() - day,
		...more,
	});

const made = async (locale: "th" | "en-US" = "en-US") => {
	const { html, ...rest } = await makeCodesFile(sub, locale);
	const page = new DOMParser().parseFromString(html, "text/html");
	const codes = [...page.querySelectorAll(".code")];
	const textOf = (part: string) =>
		codes.map((it) => it.querySelector(part)?.textContent ?? "");
	return { html, page, codes, textOf, ...rest };
};

test("each code has its brand, title, dates, status, barcode and QR; usable ones are first", async () => {
	await save("used", { over: "used", code: "USED0001", saved_at: Date.now() });
	await save("ended", {
		expiration_datetime: new Date(Date.now() - day).toISOString(),
		code: "ENDED001",
	});
	// Its countdown ends before its validity does.
	const end = Date.now() + day;
	await save("ready", { countdown_time: new Date(end).toISOString() });
	const { codes, textOf, count, name, page } = await made();
	expect(count).toBe(3);
	expect(name).toMatch(/^galaxy-gift-codes-\d{4}-\d\d-\d\d\.html$/);
	expect(textOf(".status")).toEqual(["Available", "Used", "Code expired"]);
	// The link is grouped without spaces: a web shop would refuse spaces in a copied code.
	expect(textOf(".letters")).toEqual(["GG12345678", "USED0001", "ENDED001"]);
	const groups = codes[0]?.querySelectorAll(".letters span") ?? [];
	expect([...groups].map((it) => it.textContent)).toEqual([
		...["GG12", "3456", "78"],
	]);
	// On a narrow phone a long code breaks between its groups, not within one.
	expect(codes[0]?.querySelectorAll(".letters span + wbr + span")).toHaveLength(
		2,
	);
	expect(textOf("h2")).toEqual(Array(3).fill("Mokfa · Iced latte"));
	const date = formatDateTime(end, "en-US");
	expect(codes[0]?.textContent).toContain(`Valid until ${date}`);
	expect(codes[0]?.textContent).toMatch(/Saved on \d/);
	// Ended codes must not be scanned.
	expect(codes.map((it) => it.querySelectorAll("svg").length)).toEqual([
		2, 0, 0,
	]);
	expect(page.documentElement.lang).toBe("en");
	// A translated code would be refused, and bars that a browser darkens cannot be scanned.
	expect(page.querySelectorAll('.letters[translate="no"]')).toHaveLength(3);
	expect(page.querySelector("style")?.textContent).toContain(
		"color-scheme:only light",
	);
});

test("an ended activity is called ended, not an expired code; a used code is called used", async () => {
	const extra_payload = [{ key: "used_for", string_val: "announcement" }];
	await save("ended", { over: "ended", extra_payload, saved_at: Date.now() });
	await save("used", { over: "used", extra_payload });
	expect((await made()).textOf(".status")).toEqual(["Activity ended", "Used"]);
});

// The bug: if the phone's clock had jumped ahead, no code could be scanned from the file.
test("a phone's clock that jumps ahead ends no code", async () => {
	await save("ready");
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * day });
	const { codes, textOf } = await made();
	expect(textOf(".status")).toEqual(["Available"]);
	expect(codes[0]?.querySelectorAll("svg")).toHaveLength(2);
});

test("a code without a name is called a coupon; an ended one is crossed out", async () => {
	await save("ready", { reward_name: "", reward_name_en: "" });
	await save("used", { over: "used", reward_name: "", reward_name_en: "" });
	const { codes, textOf } = await made();
	expect(textOf("h2")).toEqual(Array(2).fill("Mokfa · Coupon"));
	expect(codes.map((it) => it.classList.contains("over"))).toEqual([
		false,
		true,
	]);
});

test("the bars are those of the code's own symbol, with its quiet zones", async () => {
	await save("ean", { code: "4006381333931", barcode_format: "EAN13" });
	const { codes } = await made();
	const bars = codes[0]?.querySelector(".bars");
	const widths = await barcodeWidths({
		format: "EAN13",
		text: "4006381333931",
	});
	const modules = [...(widths ?? "")].reduce((sum, it) => sum + Number(it), 0);
	expect(bars?.getAttribute("viewBox")).toBe(`0 0 ${modules + 22} 48`);
	expect(bars?.querySelector("path")?.getAttribute("d")).toMatch(/^M11 0h1v48/);
	expect(bars?.querySelectorAll("path")).toHaveLength(1);
});

test("a value that does not fit its format is shown as text and QR, and a link as an address", async () => {
	await save("wrong", { code: "12345", barcode_format: "EAN13" });
	await save("link", {
		code: "",
		is_url: true,
		link: "https://partner.example/?a=1&b=<2>",
		saved_at: 0,
	});
	const { codes, textOf, page } = await made();
	expect(codes[0]?.querySelector(".bars")).toBeNull();
	expect(codes[0]?.querySelector(".qr")).toBeTruthy();
	expect(textOf(".address")).toEqual([
		"",
		"https://partner.example/?a=1&b=<2>",
	]);
	expect(page.querySelector("a")).toBeNull();
});

test("the file shows what the code screen shows, whatever flags the host sends", async () => {
	const link = "https://partner.example/use";
	await save("no flag", { code: "", link, saved_at: 3 });
	await save("type", { code: "AB", link, privilegetype: 9, saved_at: 2 });
	await save("no link", { code: "CD", is_url: true, saved_at: 1 });
	const { codes, textOf } = await made();
	expect(textOf(".address")).toEqual([link, link, ""]);
	expect(textOf(".letters")).toEqual(["", "AB", "CD"]);
	expect(codes.map((it) => it.querySelectorAll("svg").length)).toEqual([
		0, 0, 2,
	]);
});

test("the file is in the reader's language", async () => {
	await save("ready");
	i18n.load("th", {});
	i18n.activate("th");
	const { page, textOf } = await made("th");
	expect(page.documentElement.lang).toBe("th");
	expect(textOf("h2")).toEqual(["หมอกฟ้า · ลาเต้เย็น"]);
});

test("the file has no scripts or links, whatever brands, titles and codes contain", async () => {
	const hostile = [
		"<script>alert(1)</script>",
		'"><img src=x onerror=alert(1)>',
		"</style><script>1</script>",
		"</title><base href=//a.example>",
		"<svg/onload=alert(1)>",
		"&lt;b&gt; &#60;i&#62;",
		"\u0000\u0008<\u0000script>",
		"<!-- --!><a href=https://a.example>",
	];
	for (const [at, text] of hostile.entries())
		await save(`hostile-${at}`, {
			brand_name_en: text,
			reward_name_en: text,
			sub_name_en: text,
			footer_message_en: text,
			code: text,
			link: text,
			is_url: at % 2 === 0,
		});
	const { page, html, codes } = await made();
	expect(codes).toHaveLength(hostile.length);
	expect(
		page.querySelectorAll("script, img, a, base, iframe, link, form, object"),
	).toHaveLength(0);
	for (const element of page.querySelectorAll("*"))
		for (const name of element.getAttributeNames())
			expect(name).not.toMatch(/^on|^href$|^src/);
	const shown = new Set(codes.map((it) => it.querySelector("h2")?.textContent));
	for (const text of hostile.filter((it) => !it.includes("\u0000")))
		expect(shown).toContain(`${text} · ${text}`);
	expect(html).not.toMatch(/https?:\/\/(?!a\.example)/);
	expect(escapeHtml("a\u0000b\nc")).toBe("ab c");
});

test("an empty wallet gives no file, and another customer's codes are not in it", async () => {
	await save("theirs", { sub: "somebody-else" });
	const { codes, count, page } = await made();
	expect([codes.length, count]).toEqual([0, 0]);
	expect(page.body.textContent).toContain("No codes are saved on this phone.");
	const button = (
		await draw(<CodesExport sub={sub} count={0} />)
	).querySelector("button");
	expect(button?.disabled || button?.ariaDisabled === "true").toBe(true);
});

test("many codes are exported without blocking the page", async () => {
	for (let at = 0; at < 100; at++)
		await save(`many-${at}`, { code: `SHOP${String(at).padStart(8, "0")}` });
	let turns = 0;
	let isMaking = true;
	const count = () => {
		turns++;
		if (isMaking) setTimeout(count);
	};
	setTimeout(count);
	const { codes, html } = await made();
	isMaking = false;
	expect(codes).toHaveLength(100);
	expect(new Set(codes.map((it) => it.textContent)).size).toBe(100);
	// One before each 20 codes.
	expect(turns).toBeGreaterThanOrEqual(5);
	expect(html.length).toBeLessThan(500_000);
});

const press = async () => {
	// Without the message of the previous press.
	wipe();
	const page = await draw(<CodesExport sub={sub} count={1} />);
	await act(async () => page.querySelector("button")?.click());
	await until(() => page.querySelector("p[role=status]")?.textContent);
	return page.querySelector("p[role=status]")?.textContent;
};

test("a press downloads the file and confirms it", async () => {
	await save("ready");
	const links: HTMLAnchorElement[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		links.push(this);
	});
	vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
	expect(await press()).toBe("The file with 1 code is on your phone.");
	expect(links.map((it) => it.download)).toEqual([
		expect.stringMatching(/^galaxy-gift-codes-.*\.html$/),
	]);
});

test("an iPhone shows its share sheet; closing it is no failure, and if it fails the file is downloaded", async () => {
	await save("ready");
	const click = vi
		.spyOn(HTMLAnchorElement.prototype, "click")
		.mockImplementation(() => undefined);
	const share = vi.fn(async (_given: ShareData) => undefined);
	Object.assign(navigator, { standalone: false, share, canShare: () => true });
	try {
		expect(await press()).toBe("The file with 1 code is on your phone.");
		expect(share.mock.calls[0]?.[0].files?.[0]?.name).toMatch(/\.html$/);
		expect(click).not.toHaveBeenCalled();
		share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
		const page = await draw(<CodesExport sub={sub} count={1} />);
		await act(async () => page.querySelector("button")?.click());
		await until(() => share.mock.calls.length === 2);
		await until(() => !page.querySelector("[aria-busy]"));
		expect(page.querySelector("p[role=status]")?.textContent).toBe("");
		expect(click).not.toHaveBeenCalled();
		share.mockRejectedValueOnce(new DOMException("late", "NotAllowedError"));
		expect(await press()).toBe("The file with 1 code is on your phone.");
		expect(click).toHaveBeenCalledTimes(1);
		// An app on the home screen cannot download files.
		Object.assign(navigator, { standalone: true });
		share.mockRejectedValueOnce(new DOMException("late", "NotAllowedError"));
		expect(await press()).toBe(
			"The file could not be created. Please try again.",
		);
		expect(click).toHaveBeenCalledTimes(1);
	} finally {
		for (const name of ["standalone", "share", "canShare"])
			Reflect.deleteProperty(navigator, name);
	}
});

// The bug: in LINE on Android the file was said to be on the phone, although its browser ignores downloads.
test("the browser inside another app says where the file can be saved", async () => {
	await save("ready");
	vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
		"Mozilla/5.0 (Linux; Android 16; SM-S938B; wv) Chrome/148.0.0.0 Mobile Safari/537.36 Line/15.6.0/IAB",
	);
	expect(await press()).toBe(
		"Files cannot be saved here. Open Galaxy Gift in your phone’s browser.",
	);
});
