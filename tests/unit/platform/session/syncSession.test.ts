// Proves that a tab follows the token that another one saves, and begins again where the customer has changed (O05).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	adoptToken,
	currentSession,
} from "../../../../src/platform/session/session";
import { syncSession } from "../../../../src/platform/session/syncSession";
import { tokenOf } from "../../support/token";

const otherCustomer = vi.fn();
let stop = () => {};
const follow = () => {
	stop = syncSession(otherCustomer);
};
/** Another tab saves a token; what this one hears of it comes after. */
const saved = (token: string) => localStorage.setItem("token", token);
const dispatchStorage = (key: string | null) =>
	dispatchEvent(new StorageEvent("storage", { key }));
/** The page is shown; `persisted`: as it lay in the browser's back-forward cache. */
const show = (persisted: boolean) =>
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

beforeEach(() => {
	otherCustomer.mockClear();
	adoptToken(tokenOf("customer-1"));
});
afterEach(() => stop());

test("another tab's token is followed, another customer starts this tab again", () => {
	follow();
	const renewed = tokenOf("customer-1", { exp: 4_000_000_000 });
	saved(renewed);
	dispatchStorage("other");
	expect(currentSession()?.token).not.toBe(renewed);
	dispatchStorage("token");
	expect(currentSession()?.token).toBe(renewed);
	expect(otherCustomer).not.toHaveBeenCalled();
	saved(tokenOf("customer-2"));
	dispatchStorage("token");
	// Until this tab starts again it acts for nobody: its screens still hold what the former customer typed.
	expect(currentSession()).toBeNull();
	expect(otherCustomer).toHaveBeenCalledOnce();
});

test("another customer who signed in while this tab started is found", () => {
	saved(tokenOf("customer-2"));
	follow();
	expect(otherCustomer).toHaveBeenCalledOnce();
});

test("another customer who signed in while this page lay in the back-forward cache is found when it is shown again", () => {
	follow();
	show(true);
	expect(otherCustomer).not.toHaveBeenCalled();
	saved(tokenOf("customer-2"));
	show(false);
	expect(otherCustomer).not.toHaveBeenCalled();
	show(true);
	expect(otherCustomer).toHaveBeenCalledOnce();
});

test("a token that is gone is another customer's affair too", () => {
	follow();
	localStorage.removeItem("token");
	dispatchStorage("token");
	expect(currentSession()).toBeNull();
	expect(otherCustomer).toHaveBeenCalledOnce();
});

test("who deletes the site's data while a page is open is signed out there, and nothing of theirs is saved again", () => {
	follow();
	localStorage.clear();
	// A storage that is emptied names no key.
	dispatchStorage(null);
	expect(currentSession()).toBeNull();
	expect(otherCustomer).toHaveBeenCalledOnce();
});
