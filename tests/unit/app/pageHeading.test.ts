// The document's title follows the page's heading, and a new page's heading gets the focus unless the person has moved it elsewhere (1 §2).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	focusPageHeading,
	syncTitleWithHeading,
} from "../../../src/app/pageHeading";
import { waitFor } from "../../support/waitFor";

document.body.innerHTML = '<div id="app"></div>';
syncTitleWithHeading();

const page = (html: string) => {
	const app = document.getElementById("app");
	if (app) app.innerHTML = html;
};
const heading = () => document.querySelector("h1");
const titled = (title: string) =>
	waitFor(() => expect(document.title).toBe(title));
const focus = vi.spyOn(HTMLElement.prototype, "focus");

beforeEach(async () => {
	page("<main><h1>Before</h1></main>");
	await titled("Before · Galaxy Gift");
	focus.mockClear();
});
afterEach(() => document.querySelector("dialog")?.remove());

test("the title follows the heading and its text, but not the heading of a page that is loading", async () => {
	page("<main><h1>Coupons</h1></main>");
	await titled("Coupons · Galaxy Gift");
	const text = heading()?.firstChild;
	if (text) text.nodeValue = "Used coupons";
	await titled("Used coupons · Galaxy Gift");
	page("<main><h1>Galaxy Gift</h1></main>");
	await titled("Galaxy Gift");
	page("<main data-busy='true'><h1>Loading</h1></main>");
	focusPageHeading();
	expect(focus).not.toHaveBeenCalled();
	page("<main><h1>Loaded</h1></main>");
	await titled("Loaded · Galaxy Gift");
	expect(document.activeElement).toBe(heading());
});

test("the title begins with the page's subject if the heading does not name it", async () => {
	page("<main data-subject='Mokfa'><h1>Privileges</h1></main>");
	await titled("Mokfa · Privileges · Galaxy Gift");
	const main = document.querySelector("main");
	if (main) main.dataset.subject = "Tamtam";
	await titled("Tamtam · Privileges · Galaxy Gift");
	if (main) main.dataset.subject = "Privileges";
	await titled("Privileges · Galaxy Gift");
});

test("the heading of a new page gets the focus once, without scrolling the page", async () => {
	focusPageHeading();
	expect(document.activeElement).toBe(heading());
	expect(heading()?.tabIndex).toBe(-1);
	expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
	page("<main><h1>After</h1></main>");
	await titled("After · Galaxy Gift");
	expect(focus).toHaveBeenCalledOnce();
});

test("a dialog or a field of the page keeps the focus", () => {
	const dialog = document.createElement("dialog");
	dialog.open = true;
	document.body.append(dialog);
	focusPageHeading();
	expect(focus).not.toHaveBeenCalled();
	dialog.remove();
	heading()?.insertAdjacentHTML("afterend", "<input>");
	const field = document.querySelector("input");
	field?.focus();
	focusPageHeading();
	expect(document.activeElement).toBe(field);
});
