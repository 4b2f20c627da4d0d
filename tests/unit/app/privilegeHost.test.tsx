// The privilege of an address: nothing opens without a token (1 §4), and closing it goes one step back where there is one, else its parameters leave the address (1 §2).
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preloadPrivilege } from "../../../src/app/lazyPrivilege";
import { PrivilegeHost } from "../../../src/app/PrivilegeHost";
import { setDocumentStart } from "../../../src/platform/browser/backPath";
import { closeDialog, openDialog } from "../../../src/platform/browser/dialogs";
import { endSession } from "../../../src/platform/session/session";
import { dialog, freshPhone } from "../features/freshPhone";
import { draw, press, until, wipe } from "../support/drawn";

const router = vi.hoisted(() => ({
	navigate: vi.fn(),
	history: {
		entryIndex: 3,
		canGoBack: vi.fn(),
		back: vi.fn(),
		subscribers: new Set<() => void>(),
		subscribe: (subscriber: () => void) => {
			router.history.subscribers.add(subscriber);
			return () => router.history.subscribers.delete(subscriber);
		},
		location: { search: "" },
	},
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => router,
}));
vi.mock("../../../src/app/appHistory", () => ({ appHistory: router.history }));
const code = vi.hoisted(() => ({ isMissing: false }));
vi.mock("../../../src/features/privilege/PrivilegeModal", () => {
	if (code.isMissing) throw new Error("The file is not there");
	return {
		default: (sheet: { reference: string; onClose: () => void }) => {
			const [isClosed, setClosed] = useState(false);
			function close() {
				setClosed(true);
				sheet.onClose();
			}
			return (
				!isClosed && (
					<button type="button" onClick={close}>
						{sheet.reference}
					</button>
				)
			);
		},
	};
});

beforeEach(() => {
	freshPhone();
	router.history.location.search = "?modal-privilege=PV_1";
	router.history.entryIndex = 3;
});
afterEach(() => {
	wipe();
	setDocumentStart(-1);
});

// Before the other tests, which load it.
test("one whose code cannot be had leaves the address, and says so", async () => {
	code.isMissing = true;
	router.history.canGoBack.mockReturnValue(true);
	await draw(<PrivilegeHost reference="PV_1" />);
	await until(dialog);
	expect(dialog()).toMatchObject({
		title: { message: "This page could not be opened" },
	});
	expect(router.history.back).toHaveBeenCalledOnce();
});

// The bug: the failure took the place of a code that was opened from home while the privilege loaded.
test("a code that was opened meanwhile stays, and the failure is said after it", async () => {
	code.isMissing = true;
	router.history.canGoBack.mockReturnValue(true);
	openDialog({ name: "rewardCode", transactionId: "T1" });
	await draw(<PrivilegeHost reference="PV_1" />);
	await until(() => router.history.back.mock.calls.length > 0);
	expect(dialog()).toMatchObject({ name: "rewardCode" });
	closeDialog();
	await until(dialog);
	expect(dialog()).toMatchObject({
		title: { message: "This page could not be opened" },
	});
});

// The bug: code that was asked for ahead without a network failed the press that came after it.
test("a load that failed earlier is tried again by the opening", async () => {
	code.isMissing = true;
	await preloadPrivilege();
	code.isMissing = false;
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	await until(() => page.textContent === "PV_1");
	expect(router.history.back).not.toHaveBeenCalled();
});

test.each([
	["a page of this document behind it", true, -1, true],
	["no page behind it", false, -1, false],
	["another document behind it", true, 3, false],
])("with %s it closes: %j %j, by a step back: %j", async (...given) => {
	const [_what, canGoBack, start, steps] = given;
	router.history.canGoBack.mockReturnValue(canGoBack);
	setDocumentStart(start);
	await press(await draw(<PrivilegeHost reference="PV_1" />), "PV_1");
	expect(router.history.back).toHaveBeenCalledTimes(steps ? 1 : 0);
	expect(router.navigate).toHaveBeenCalledTimes(steps ? 0 : 1);
	if (steps) return;
	const [{ to, replace, search }] = router.navigate.mock.calls[0] ?? [];
	expect([to, replace]).toEqual([".", true]);
	const address = { catId: "1", "modal-privilege": "PV_1", categoryid: "1" };
	expect(search(address)).toEqual({ catId: "1" });
});

// The bug: a press of X and then the phone's back at once left the page below as well.
test("one that the phone's back has left meanwhile goes no further step back", async () => {
	router.history.canGoBack.mockReturnValue(true);
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	router.history.location.search = "";
	await press(page, "PV_1");
	expect(router.history.back).not.toHaveBeenCalled();
	expect(router.navigate).not.toHaveBeenCalled();
});

/** The history shows this entry. */
const showEntry = (index: number, search: string) =>
	act(async () => {
		router.history.entryIndex = index;
		router.history.location.search = search;
		for (const subscriber of router.history.subscribers) subscriber();
	});

// The bug: a privilege that was closed onto an entry with the same one stayed invisible, and its card was dead.
test.each([
	["back", 2],
	["on", 4],
])(
	"a step %s to another entry with the same privilege opens it again",
	async (_way, index) => {
		router.history.canGoBack.mockReturnValue(true);
		const page = await draw(<PrivilegeHost reference="PV_1" />);
		await press(page, "PV_1");
		expect(page.textContent).toBe("");
		await showEntry(index, "?catId=1&modal-privilege=PV_1");
		expect(page.textContent).toBe("PV_1");
		// Closed again, it does not open over the page below.
		await press(page, "PV_1");
		await showEntry(index - 1, "?catId=1");
		expect(page.textContent).toBe("");
		await draw(null);
		await showEntry(index, "?modal-privilege=PV_1");
		expect((await draw(<PrivilegeHost reference="PV_1" />)).textContent).toBe(
			"PV_1",
		);
	},
);

test("a change of the address in the same entry leaves it as it is", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	const before = page.querySelector("button");
	await showEntry(3, "?sort=ending&modal-privilege=PV_1");
	expect(page.querySelector("button")).toBe(before);
	// The next page is on its way: it goes with its address.
	await showEntry(4, "");
	expect(page.querySelector("button")).toBe(before);
});

test("without a token nothing opens", async () => {
	endSession();
	expect((await draw(<PrivilegeHost reference="PV_1" />)).textContent).toBe("");
});
