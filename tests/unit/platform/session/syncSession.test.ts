// Proves that a tab uses the token that another tab saves, and starts again when the customer has changed (O05).
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
/** Another tab saves a token; the event follows separately. */
const saved = (token: string) => localStorage.setItem("token", token);
const dispatchStorage = (key: string | null) =>
	dispatchEvent(new StorageEvent("storage", { key }));
/** The page is shown; `persisted`: from the browser's back-forward cache. */
const show = (persisted: boolean) =>
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

beforeEach(() => {
	otherCustomer.mockClear();
	adoptToken(tokenOf("customer-1"));
});
afterEach(() => stop());

test("another tab's token is used; a token of another customer starts this tab again", () => {
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
	// Until this tab starts again nobody is signed in, since its screens still contain what the former customer typed.
	expect(currentSession()).toBeNull();
	expect(otherCustomer).toHaveBeenCalledOnce();
});

test("another customer who signed in during this tab's start is noticed", () => {
	saved(tokenOf("customer-2"));
	follow();
	expect(otherCustomer).toHaveBeenCalledOnce();
});

test("another customer who signed in while this page was in the back-forward cache is noticed when it is shown", () => {
	follow();
	show(true);
	expect(otherCustomer).not.toHaveBeenCalled();
	saved(tokenOf("customer-2"));
	show(false);
	expect(otherCustomer).not.toHaveBeenCalled();
	show(true);
	expect(otherCustomer).toHaveBeenCalledOnce();
});

test("a removed token counts as a change of customer too", () => {
	follow();
	localStorage.removeItem("token");
	dispatchStorage("token");
	expect(currentSession()).toBeNull();
	expect(otherCustomer).toHaveBeenCalledOnce();
});

test("deleting the site's data signs open pages out, and saves nothing again", () => {
	follow();
	localStorage.clear();
	// The event of a cleared storage names no key.
	dispatchStorage(null);
	expect(currentSession()).toBeNull();
	expect(otherCustomer).toHaveBeenCalledOnce();
});
