// Proves what a question about leaving an account says: both accounts, each loss with its number, and nothing that does not happen (X07, decision 008).
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import LeaveAccountDialog from "../../../src/app/dialogs/LeaveAccountDialog";
import type {
	AccountLabel,
	LeavingAccount,
} from "../../../src/domain/session/account";
import { setNavigate } from "../../../src/platform/browser/openLink";
import { waitUntil } from "../../support/waitFor";
import { announced } from "../support/announced";
import { draw, fastForward, press, wipe } from "../support/drawn";
import { setNetwork } from "../support/phone";

const onClose = vi.fn();
const onClosed = vi.fn();
const went = vi.fn();
setNavigate(went);

const account: LeavingAccount = {
	label: ["Mali Jaingam", "081-XXX-5678"],
	codes: 3,
	claims: 1,
	unsent: 2,
};
const show = (
	changes: Partial<LeavingAccount>,
	next: AccountLabel | null,
	open = true,
) =>
	draw(
		<LeaveAccountDialog
			request={{
				name: "leaveAccount",
				account: { ...account, ...changes },
				next,
			}}
			open={open}
			onClose={onClose}
			onClosed={onClosed}
		/>,
	);
const losses = (place: HTMLElement) =>
	[...place.querySelectorAll("li")].map((it) => it.textContent);

fastForward();
afterEach(() => {
	wipe();
	setNetwork(true);
	vi.clearAllMocks();
});

test("a switch names both accounts and what is lost; the first button keeps the account", async () => {
	const place = await show({}, ["Punn · Co", "089-XXX-4321"]);
	expect(place.querySelector("h2")?.textContent).toBe(
		"Switch to another account?",
	);
	expect([...place.querySelectorAll("dd")].map((it) => it.textContent)).toEqual(
		["Mali Jaingam", "081-XXX-5678", "Punn · Co", "089-XXX-4321"],
	);
	expect(losses(place)).toEqual([
		"3 saved codes will be removed from this phone. Signing in to that account again brings them back.",
		"1 claim is still being checked. If it went through, its coupon is in My coupons when that account signs in again.",
		"2 changes have not been sent yet and will be lost.",
	]);
	await press(place, "Do not switch");
	expect(onClose).toHaveBeenLastCalledWith(false);
	await press(place, "Switch account");
	expect(onClose).toHaveBeenLastCalledWith(true);
});

test("unknown names are labelled as unknown, and without data no loss is listed", async () => {
	const none = { label: [], codes: 0, claims: 0, unsent: 0 };
	const place = await show(none, []);
	expect([...place.querySelectorAll("dd")].map((it) => it.textContent)).toEqual(
		["An account with saved codes", "Another account"],
	);
	expect(losses(place)).toEqual([]);
	const signOut = await show(none, null);
	expect(signOut.textContent).not.toContain("See what is saved first");
});

// The bug: a person who went back or pressed Cancel lost the account and its codes.
test.each([
	["a sign-out", null, "Cancel", "Sign out"],
	["a switch", ["Punn · Co"], "Do not switch", "Switch account"],
])(
	"only one button of %s leaves: back and Escape keep the account, as the other button does",
	async (_, next, keeps, leaves) => {
		const place = await show({}, next);
		const frame = place.querySelector("dialog");
		await act(async () => {
			frame?.dispatchEvent(new Event("cancel", { cancelable: true }));
		});
		await press(place, keeps);
		expect(onClose.mock.calls).toEqual([[false], [false]]);
		await press(place, leaves);
		expect(onClose).toHaveBeenLastCalledWith(true);
	},
);

test.each([
	[{ codes: 0, claims: 1, unsent: 0 }, /^1 claim is still/],
	[{ codes: 0, claims: 0, unsent: 1 }, /^1 change has not been sent/],
])(
	"without codes %j counts as a loss too, also offline as the only one",
	async (left, words) => {
		setNetwork(false);
		const place = await show(left, null);
		expect(losses(place)).toEqual([expect.stringMatching(words)]);
	},
);

test("a single code is counted in the singular", async () => {
	const place = await show({ codes: 1, claims: 0, unsent: 0 }, null);
	expect(losses(place)).toEqual([
		"1 saved code will be removed from this phone. Signing in to that account again brings it back.",
	]);
});

test("no line of the dialog ends inside a person's name", async () => {
	const label = ["พิมพ์ชนก ศรีสุวรรณ", "081-XXX-5678"];
	const place = await show({ label }, null);
	const parts = [...place.querySelectorAll("dd span span")];
	expect(parts.map((it) => it.textContent)).toEqual(["พิมพ์ชนก", "ศรีสุวรรณ"]);
});

test("the sign-out dialog links to the saved data, and navigates only after it has closed", async () => {
	const place = await show({ claims: 0, unsent: 0 }, null);
	expect(place.querySelector("h2")?.textContent).toBe(
		"Sign out of this phone?",
	);
	await press(place, "See what is saved first");
	expect(onClose).toHaveBeenLastCalledWith(false);
	expect(went).not.toHaveBeenCalled();
	await show({ claims: 0, unsent: 0 }, null, false);
	await waitUntil(() => onClosed.mock.calls.length > 0);
	await show({}, null);
	await show({}, null, false);
	await waitUntil(() => onClosed.mock.calls.length > 1);
	expect(went.mock.calls).toEqual([["/profile/data"]]);
});

test("offline the dialog warns that the codes cannot be loaded again without a network", async () => {
	setNetwork(false);
	const place = await show({ codes: 1, claims: 0, unsent: 0 }, null);
	expect(losses(place)).toHaveLength(2);
	expect(losses(place)[1]).toContain("You are offline");
});

test("a network lost while the dialog is open is announced, with what that means for the codes", async () => {
	setNetwork(true);
	const place = await show({}, null);
	await act(async () => setNetwork(false));
	await announced(place, "no code can be opened in a shop");
});
