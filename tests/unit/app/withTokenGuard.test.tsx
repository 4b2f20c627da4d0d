// Proves the route guard: without a token the signed-out home replaces a page that needs one, whose code is not loaded (1 §4).
import { act, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTokenGuard } from "../../../src/app/withTokenGuard";
import { settings } from "../../../src/platform/http/settings";
import { adoptToken, endSession } from "../../../src/platform/session/session";
import { draw, until, wipe } from "../support/drawn";
import { tokenOf } from "../support/token";

const drawnPage = vi.fn(() => <h1>The page</h1>);
const load = vi.fn(async () => ({ default: drawnPage }));
const wayIn = "Open Galaxy Gift from your phone’s menu to sign in.";
const show = async (token: "required" | "given" | "none") => {
	const Guarded = withTokenGuard({ load, token });
	await Guarded.preload?.();
	return (await draw(<Guarded />)).textContent;
};

beforeEach(() => {
	vi.clearAllMocks();
	endSession();
	history.replaceState(null, "", "/history");
});
afterEach(() => {
	wipe();
	endSession();
});

test("without a token the signed-out home is shown instead, with its sign-in button", async () => {
	expect(await show("required")).toContain(wayIn);
	expect(drawnPage).not.toHaveBeenCalled();
	expect(load).not.toHaveBeenCalled();
});

test.each([true, false])(
	"the signed-out home links to the demo only in builds that have one (%s)",
	async (isDemo) => {
		const demo = vi.spyOn(settings, "hasDemo", "get").mockReturnValue(isDemo);
		expect((await show("required"))?.includes("Try the demo")).toBe(isDemo);
		demo.mockRestore();
	},
);

test.each([
	["that lives", 4_000_000_000],
	["whose session has ended: the saved codes are still its customer's", 1],
])("with a token %s the page is drawn", async (_what, exp) => {
	adoptToken(tokenOf("customer-1", { exp }));
	expect(await show("required")).toBe("The page");
	expect(load).toHaveBeenCalledOnce();
});

test("the page disappears when the token does", async () => {
	adoptToken(tokenOf("customer-1"));
	const Guarded = withTokenGuard({ load, token: "required" });
	const place = await draw(
		<Suspense fallback={null}>
			<Guarded />
		</Suspense>,
	);
	await until(() => place.textContent === "The page");
	await act(async () => endSession());
	await until(() => place.textContent?.includes(wayIn));
});

test("a page that needs no token is shown without one", async () => {
	expect(await show("none")).toBe("The page");
});

test("a page that uses the token of its address needs one, also after it was removed from the address", async () => {
	expect(await show("given")).toContain(wayIn);
	wipe();
	history.replaceState(null, "", "/play-game?token=x");
	const Guarded = withTokenGuard({ load, token: "given" });
	await Guarded.preload?.();
	await draw(<Guarded />);
	history.replaceState(null, "", "/play-game");
	expect((await draw(<Guarded />)).textContent).toBe("The page");
});

test("on other pages a token in the address does not open the page", async () => {
	history.replaceState(null, "", "/history?token=x");
	expect(await show("required")).toContain(wayIn);
});
