// The privilege of an address: nothing opens without a token (1 §4); closing goes one step back if there is one, else it removes the parameters from the address (1 §2).
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

// Must run before the other tests, which load the privilege's code.
test("a privilege whose code cannot be loaded leaves the address, and a dialog says so", async () => {
	code.isMissing = true;
	router.history.canGoBack.mockReturnValue(true);
	await draw(<PrivilegeHost reference="PV_1" />);
	await until(dialog);
	expect(dialog()).toMatchObject({
		title: { message: "This page could not be opened" },
	});
	expect(router.history.back).toHaveBeenCalledOnce();
});

// The bug: the failure replaced a code that was opened from home while the privilege was loading.
test("a code that was opened meanwhile stays, and the failure is shown after it", async () => {
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

// The bug: a preload that failed without a network made the next press fail.
test("opening a privilege repeats a preload that failed earlier", async () => {
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
])(
	"with %s closing the privilege leads to %j %j, by a step back: %j",
	async (...given) => {
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
	},
);

// The bug: pressing X and at once the phone's back also left the page below.
test("closing a privilege that the phone's back has already left makes no further step back", async () => {
	router.history.canGoBack.mockReturnValue(true);
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	router.history.location.search = "";
	await press(page, "PV_1");
	expect(router.history.back).not.toHaveBeenCalled();
	expect(router.navigate).not.toHaveBeenCalled();
});

/** Moves the history to this entry. */
const showEntry = (index: number, search: string) =>
	act(async () => {
		router.history.entryIndex = index;
		router.history.location.search = search;
		for (const subscriber of router.history.subscribers) subscriber();
	});

// The bug: a privilege that was closed onto an entry with the same privilege stayed invisible, and its card did nothing.
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
		// Once closed again, it does not open over the page below.
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

test("a change of the address in the same entry leaves the privilege as it is", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	const before = page.querySelector("button");
	await showEntry(3, "?sort=ending&modal-privilege=PV_1");
	expect(page.querySelector("button")).toBe(before);
	// The next page is loading: the privilege leaves with its address.
	await showEntry(4, "");
	expect(page.querySelector("button")).toBe(before);
});

test("without a token nothing opens", async () => {
	endSession();
	expect((await draw(<PrivilegeHost reference="PV_1" />)).textContent).toBe("");
});
