// A code in the address never stops the app from starting (O01).
import { beforeEach, expect, test, vi } from "vitest";
import { openFromAddress } from "../../../../src/app/start/openFromAddress";
import { endSession } from "../../../../src/platform/session/session";
import { dialog, freshPhone } from "../../features/freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const preload = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../../../../src/app/lazyHosts", () => ({
	DialogHost: { preload },
}));
vi.mock("../../../../src/sync/codeQueries", () => {
	throw new TypeError("Failed to fetch dynamically imported module");
});

beforeEach(() => {
	freshPhone();
	history.replaceState(null, "", "/history?state=history&open=T1");
});

test("the popup of the code opens and the start continues if one of its parts could not be loaded", async () => {
	await openFromAddress();
	expect(dialog()).toEqual({
		name: "rewardCode",
		transactionId: "T1",
		atOnce: true,
	});
	expect(location.search).toBe("?state=history");
});

test("a popup whose code does not load delays the page only for a moment", async () => {
	preload.mockReturnValueOnce(new Promise(() => undefined));
	vi.useFakeTimers();
	const goesOn = vi.fn();
	void openFromAddress()?.then(goesOn);
	await vi.advanceTimersByTimeAsync(5000);
	expect(goesOn).toHaveBeenCalledOnce();
	vi.useRealTimers();
});

test("nothing opens without a token (1 §4)", () => {
	endSession();
	expect(openFromAddress()).toBeNull();
	expect(dialog()).toBeNull();
});

test("only the page of the coupons opens a code", () => {
	history.replaceState(null, "", "/privilege?open=T1");
	expect(openFromAddress()).toBeNull();
	expect(dialog()).toBeNull();
	expect(location.search).toBe("?open=T1");
});
