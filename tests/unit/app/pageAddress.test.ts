// Proves that a page is recognised by its own path however its address is spelled, and that a token leaves the address first.
import { beforeEach, expect, test, vi } from "vitest";

/** Starts a document at this address; returns the token that it takes. */
async function begin(address: string) {
	history.replaceState(null, "", location.origin + address);
	vi.resetModules();
	const { appHistory } = await import("../../../src/app/appHistory");
	const { takeTokenFromAddress } = await import("../../../src/app/pageAddress");
	const token = takeTokenFromAddress();
	return { token, shown: appHistory.location.href };
}
const address = () => location.href.slice(location.origin.length);

beforeEach(() => history.replaceState(null, "", "/"));

test.each([
	["/landing/?code=1&state=x", "/landing?code=1&state=x"],
	["/Landing?code=1", "/landing?code=1"],
	["//landing?code=1", "/landing?code=1"],
	["/%6Canding?code=1", "/landing?code=1"],
	["/history/?open=T1#top", "/history?open=T1#top"],
	["/HISTORY//", "/history"],
	["/Survey/OTP/?contact_no=0812345678", "/survey/otp?contact_no=0812345678"],
	["/hub/", "/hub"],
	// A privilege of the account on this phone does not replace a sign-in.
	["/landing?code=1&modal-privilege=PV_1", "/landing?code=1"],
])("an app opened at %s shows %s", async (given, own) => {
	const { token, shown } = await begin(given);
	expect(address()).toBe(own);
	expect(shown).toBe(own);
	expect(token).toBeNull();
});

test.each([
	"/",
	"/history?state=history",
	"/search?inputVal=a%20b",
	"/history?modal-privilege=PV_1",
	"/Unknown/Page/",
	"/%5Cshop.example",
	"/%E0%A4%A",
])("%s stays as it is", async (given) => {
	await begin(given);
	expect(address()).toBe(given);
});

test.each([
	["/history/?token=a.b.c&state=history", "/history?state=history", "a.b.c"],
	["/?token=1&token=2", "/", "1"],
	["/Landing/?code=1&token=a.b.c", "/landing?code=1", null],
	["/Play-Game/?token=a.b.c", "/play-game?token=a.b.c", null],
])("%s leaves %s and the token %s", async (given, left, token) => {
	expect((await begin(given)).token?.token ?? null).toBe(token);
	expect(address()).toBe(left);
});

test("the token's host leaves the address with it; the host of a sign-in stays (1 §2)", async () => {
	const host = `api_server_url=${encodeURIComponent("https://two.example")}`;
	const { token } = await begin(`/?token=a.b.c&${host}`);
	expect(token).toEqual({
		token: "a.b.c",
		api_server_url: "https://two.example",
	});
	expect(address()).toBe("/");
	await begin(`/landing?code=1&${host}`);
	expect(address()).toBe(`/landing?code=1&${host}`);
});

test.each([
	["/History/?state=history#top", "/history?state=history#top"],
	["/privilege?catId=3&near=a%20b", "/privilege?catId=3&near=a%20b"],
	["/?modal-privilege=PV_1", "/?modal-privilege=PV_1"],
	["/Unknown/", "/Unknown/"],
])("a link to %s opens %s", async (path, own) => {
	const { pageAddress } = await import("../../../src/app/pageAddress");
	expect(pageAddress(path)).toBe(own);
});
