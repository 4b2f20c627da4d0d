// The demo page: the link to the app, the choice of customer and language, the customer of `?as=`, the recipients in the inbox.
import { beforeEach, expect, test, vi } from "vitest";
import { demoDocument } from "../../../../server/demo/page/demoDocument";
import { decodeSignInState } from "../../../../server/rules/signInState";
import { waitFor } from "../../../support/waitFor";

const script = "../../../../server/demo/page/page.js";
const sent = {
	to: "0812345678",
	text: "Your code is 482915",
	code: "482915",
	at: "2026-11-21T05:24:00.000Z",
};

/** Loads the page at an address. */
async function open(address: string) {
	history.replaceState(null, "", address);
	const markup = String(await demoDocument);
	document.documentElement.lang = "th";
	document.body.innerHTML = /<body>(.*)<\/body>/s.exec(markup)?.[1] ?? "";
	vi.resetModules();
	await import(/* @vite-ignore */ script);
}
const way = () => document.querySelector("#open")?.getAttribute("href");
const choose = (name: string, value: string) => {
	const radio = document.querySelector<HTMLInputElement>(
		`[name=${name}][value="${value}"]`,
	);
	if (!radio) throw new Error(`no ${name} ${value}`);
	// Outside a form happy-dom does not uncheck the other radio buttons of a group.
	for (const other of document.querySelectorAll(`[name=${name}]`))
		if (other instanceof HTMLInputElement) other.checked = false;
	radio.click();
};

beforeEach(() => {
	localStorage.clear();
	vi.stubGlobal("fetch", async (address: string) => {
		const asked = new URL(address, "http://localhost");
		if (asked.pathname === "/demo/inbox") return Response.json([sent]);
		return Response.json({ name: "", mobile: sent.to });
	});
});

test("the link has the customer of `?as=` and the language for every device", async () => {
	await open("/demo?as=nok_1-A");
	await waitFor(() =>
		expect(way()).toBe("/landing?mock_user_id=platinum-nok_1-A&locale=th"),
	);
	choose("locale", "en-US");
	await waitFor(() =>
		expect(way()).toBe("/landing?mock_user_id=platinum-nok_1-A&locale=en-US"),
	);
	choose("device", "tier-not-allowed");
	await waitFor(() =>
		expect(way()).toBe(
			"/landing?mock_user_id=tier-not-allowed-nok_1-A&locale=en-US",
		),
	);
});

test("the link has the chosen deep link, even with a typed Thai reference", async () => {
	await open("/demo");
	const select = document.querySelector("select");
	const reference = document.querySelector("#reference");
	if (!select || !(reference instanceof HTMLInputElement))
		throw new Error("no choice of a deep link");
	select.value = "own";
	select.dispatchEvent(new Event("change", { bubbles: true }));
	reference.value = "สิทธิ์?1042";
	reference.dispatchEvent(new Event("change", { bubbles: true }));
	const state = new URL(way() ?? "", location.href).searchParams.get("state");
	expect(decodeSignInState(state ?? "")).toMatchObject({
		...{ type: "detail", cmd: "", cmd_detail_id: "สิทธิ์?1042" },
	});
});

test("without a name in the address the page uses the name of the last visit", async () => {
	localStorage.setItem("demo-phone", '{"device":"gold","own":"nok-1"}');
	localStorage.setItem("locale", "en-US");
	await open("/demo");
	await waitFor(() =>
		expect(way()).toBe("/landing?mock_user_id=gold-nok-1&locale=en-US"),
	);
});

test("the inbox shows the recipient of a text and its six digits", async () => {
	await open("/demo");
	const first = () => document.querySelector("#messages li");
	await waitFor(() => expect(first()).not.toBeNull());
	expect(first()?.textContent).toContain("0812345678");
	expect(first()?.querySelector(".code")?.textContent).toBe("482915");
});

test("each scenario has exactly one row", async () => {
	await open("/demo");
	const scenarios =
		"platinum gold standard plus flagship new legacy moved unsupported tier-not-allowed bad-eula blocked-email maintenance empty full".split(
			" ",
		);
	const rowsOf = (scenario: string) =>
		document.querySelectorAll(`li [name=device][value="${scenario}"]`);
	expect(scenarios.filter((it) => rowsOf(it).length !== 1)).toEqual([]);
});
