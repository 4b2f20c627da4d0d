// Proves that announcements are read: screen readers skip a live region that appears with its text, so each region of the app is there first.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notice } from "../../../../src/ui/feedback/Notice";
import { Status } from "../../../../src/ui/feedback/Status";
import { Button } from "../../../../src/ui/form/Button";
import { Toast } from "../../../../src/ui/overlay/Toast";
import { draw, wipe } from "../../support/drawn";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

/** The text that a screen reader finds in the region. */
function heard(page: HTMLElement): string | undefined {
	const copy = page.querySelector("[role=status]")?.cloneNode(true);
	if (!(copy instanceof HTMLElement)) return undefined;
	for (const hidden of copy.querySelectorAll("[aria-hidden=true]"))
		hidden.remove();
	return copy.textContent;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const soon = () => wait(500);

test.each([
	["a status", <Status key="">Copied</Status>],
	["a toast", <Toast key="">Copied</Toast>],
	["a notice", <Notice key="">Copied</Notice>],
])(
	"%s is visible at once, and announced when its region is known",
	async (_, part) => {
		const page = await draw(part);
		expect(page.textContent).toBe("Copied");
		expect(heard(page)).toBe("");
		const before = page.querySelector("[role=status] *");
		await soon();
		expect(page.textContent).toBe("Copied");
		expect(heard(page)).toBe("Copied");
		// The region stays, and its text is a new element.
		expect(page.querySelector("[role=status] *")).not.toBe(before);
	},
);

test("a text that appears while a dialog closes is announced after that, since the page is inert until then", async () => {
	const tokens = readFileSync("src/ui/tokens.css", "utf8");
	const motions = [...tokens.matchAll(/--motion-\w+: (\d+)ms/g)];
	const page = await draw(<Status>Marked as used</Status>);
	await wait(Math.max(...motions.map(([, ms]) => Number(ms))));
	expect(heard(page)).toBe("");
	await soon();
	expect(heard(page)).toBe("Marked as used");
});

test("a text that appears later is announced at once, and an empty region has no content", async () => {
	const page = await draw(<Status>{false}</Status>);
	const region = page.querySelector("[role=status]");
	expect(region?.childNodes).toHaveLength(0);
	await soon();
	await draw(<Status>Copied</Status>);
	expect(page.querySelector("[role=status]")).toBe(region);
	expect(heard(page)).toBe("Copied");
});

test("the same text is announced again only with another announcement key", async () => {
	const said = async (key: number) =>
		(
			await draw(<Notice announcementKey={key}>Could not refresh</Notice>)
		).querySelector("[role=status] > span");
	await said(1);
	await soon();
	const first = await said(1);
	expect(await said(1)).toBe(first);
	const second = await said(2);
	expect(second?.textContent).toBe("Could not refresh");
	// A new element is an addition to the region, which is announced.
	expect(second).not.toBe(first);
});

test("only a button that was pressed announces that it is busy", async () => {
	const page = await draw(<Button busy>Send</Button>);
	await soon();
	expect(heard(page)).toBeUndefined();
	await draw(<Button>Send</Button>);
	await act(async () => page.querySelector("button")?.click());
	expect(heard(page)).toBeUndefined();
	await draw(<Button busy>Send</Button>);
	await soon();
	expect(heard(page)).toBe("Please wait");
	expect(page.querySelector("button")?.textContent).toBe("Send");
	await draw(<Button>Send</Button>);
	await draw(<Button busy>Send</Button>);
	await soon();
	expect(heard(page)).toBeUndefined();
});

/** Their first text belongs to the opening page, and only later texts are announced. */
const wholeParts = [
	...["ReminderCard.tsx", "StorageProtection.tsx"],
	"Status.tsx",
];

test("no other file has its own live region", () => {
	const root = join(import.meta.dirname, "../../../../src");
	const files = readdirSync(root, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx"))
		.filter((file) => !/^features.samples/.test(file))
		.filter((file) =>
			/role=.*"status"/.test(readFileSync(join(root, file), "utf8")),
		);
	expect(files.map((file) => file.replace(/^.*[\\/]/, "")).sort()).toEqual(
		wholeParts.sort(),
	);
});
