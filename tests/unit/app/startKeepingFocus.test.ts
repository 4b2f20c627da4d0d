// An element that is removed or disabled while it has the focus must not send the focus to the start of the document.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startKeepingFocus } from "../../../src/app/startKeepingFocus";
import { addModal } from "../../../src/ui/overlay/openModals";

startKeepingFocus();

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	document.body.innerHTML = `<div id="app"><main><h1>Coupons</h1><section id="list"><div id="failed"><button id="retry">Try again</button></div><button id="other">Other</button></section></main></div>`;
});

afterEach(() => vi.useRealTimers());

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const settled = () => vi.advanceTimersByTimeAsync(150);

test("the element around a removed button gets its focus", async () => {
	byId("retry").focus();
	byId("failed").remove();
	await settled();
	expect(document.activeElement).toBe(byId("list"));
	expect(byId("list").tabIndex).toBe(-1);
});

test.each([
	["b", "c"],
	["c", "b"],
])(
	"the item that replaces item %s of three, or the previous one, gets its focus",
	async (gone, next) => {
		byId("list").innerHTML =
			`<ul>${["a", "b", "c"].map((id) => `<li id="${id}"><button>${id}</button></li>`).join("")}</ul>`;
		byId(gone).querySelector("button")?.focus();
		byId(gone).remove();
		await settled();
		expect(document.activeElement).toBe(byId(next));
	},
);

test("a focus that was moved elsewhere stays there", async () => {
	byId("retry").focus();
	byId("failed").remove();
	byId("other").focus();
	await settled();
	expect(document.activeElement).toBe(byId("other"));
});

test("the element around a disabled button gets its focus", async () => {
	byId("retry").focus();
	byId("retry").setAttribute("disabled", "");
	await settled();
	expect(document.activeElement).toBe(byId("failed"));
});

test("a button that is disabled for a moment keeps the focus", async () => {
	byId("retry").focus();
	// Browsers remove the focus from it.
	byId("retry").blur();
	byId("retry").setAttribute("disabled", "");
	await vi.advanceTimersByTimeAsync(20);
	byId("retry").removeAttribute("disabled");
	await settled();
	expect(document.activeElement).toBe(byId("retry"));
});

test("a disabled button elsewhere leaves the focus where it is", async () => {
	byId("other").focus();
	byId("retry").setAttribute("disabled", "");
	await settled();
	expect(document.activeElement).toBe(byId("other"));
});

test("the page's heading gets the focus of a removed element outside the page", async () => {
	const bar = document.createElement("div");
	bar.innerHTML = "<button>Undo</button>";
	document.body.append(bar);
	bar.querySelector("button")?.focus();
	bar.remove();
	await settled();
	expect(document.activeElement?.tagName).toBe("H1");
});

test("the focus stays in an open dialog", async () => {
	const dialog = document.createElement("dialog");
	dialog.open = true;
	dialog.innerHTML = "<div id='words'><button>Try again</button></div>";
	document.body.append(dialog);
	dialog.querySelector("button")?.focus();
	dialog.querySelector("button")?.remove();
	await settled();
	expect(document.activeElement).toBe(byId("words"));
});

test("the sheet under a closed dialog gets the focus if the button that had it is gone by then", async () => {
	const sheet = document.createElement("dialog");
	const dialog = document.createElement("dialog");
	for (const it of [sheet, dialog]) {
		it.tabIndex = -1;
		it.open = true;
		it.innerHTML = "<button>Close</button>";
		document.body.append(it);
	}
	const stop = addModal(sheet);
	dialog.querySelector("button")?.focus();
	dialog.remove();
	await settled();
	stop();
	expect(document.activeElement).toBe(sheet);
});
