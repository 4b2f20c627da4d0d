// Where a back bar leads: to a given page, one step back, or to the documents' page (P10, 1 §2).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBack } from "../../../../src/components/pages/useBack";
import { storageKeys } from "../../../../src/platform/storage/storage";
import { pressGuardMs } from "../../../../src/ui/overlay/pressGuard";
import { draw, press, wipe } from "../../support/drawn";

const router = vi.hoisted(() => ({
	state: { location: { pathname: "/survey" } },
	history: { canGoBack: vi.fn(() => true), back: vi.fn() },
	navigate: vi.fn(async (_to: object) => undefined),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => router,
}));

function Bar(options: Parameters<typeof useBack>[0]) {
	const back = useBack(options);
	return (
		<button type="button" onClick={() => void back()}>
			Back
		</button>
	);
}
async function goBack(options: Parameters<typeof useBack>[0]) {
	const page = await draw(<Bar {...options} />);
	await press(page, "Back");
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	router.history.canGoBack.mockReturnValue(true);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test("back goes one step back if there is a previous page", async () => {
	await goBack({});
	expect(router.history.back).toHaveBeenCalledTimes(1);
});

test("the second tap of a double tap does not also leave the previous page", async () => {
	const held = vi.fn();
	document.documentElement.animate = held;
	const page = await draw(<Bar />);
	expect(held).not.toHaveBeenCalled();
	await press(page, "Back");
	expect(held).toHaveBeenCalledExactlyOnceWith(
		{ pointerEvents: ["none", "none"] },
		pressGuardMs,
	);
});

test("back to a given page is one step if it is the previous page, else the page replaces the current one", async () => {
	sessionStorage.setItem(storageKeys.backPath, "/profile");
	await goBack({ to: "/profile" });
	expect(router.history.back).toHaveBeenCalledTimes(1);
	sessionStorage.setItem(storageKeys.backPath, "/");
	await goBack({ to: "/profile" });
	expect(router.history.back).toHaveBeenCalledTimes(1);
	expect(router.navigate).toHaveBeenCalledWith({
		href: "/profile",
		replace: true,
	});
	sessionStorage.clear();
});

test("back opens home if there is no previous page", async () => {
	router.history.canGoBack.mockReturnValue(false);
	await goBack({});
	expect(router.history.back).not.toHaveBeenCalled();
	expect(router.navigate).toHaveBeenCalledWith({ href: "/", replace: true });
});

test("without a previous page the stored path decides, then the page's default", async () => {
	router.history.canGoBack.mockReturnValue(false);
	router.state.location.pathname = "/conditions/detail";
	await goBack({ behind: "/conditions" });
	expect(router.navigate).toHaveBeenLastCalledWith({
		href: "/conditions",
		replace: true,
	});
	sessionStorage.setItem(storageKeys.backPath, "/profile");
	await goBack({ behind: "/conditions" });
	expect(router.navigate).toHaveBeenLastCalledWith({
		href: "/profile",
		replace: true,
	});
	sessionStorage.clear();
	router.state.location.pathname = "/survey";
});

// The bug: back made a step inside the frame, whose steps are history entries of the tab too, so a framed page that adds entries could not be left.
test("back from a page with a frame skips the entries that the frame has added, if the browser can do that", async () => {
	const stepped = Promise.resolve();
	const browserBack = vi.fn(() => ({ committed: stepped, finished: stepped }));
	vi.stubGlobal("navigation", { canGoBack: true, back: browserBack });
	await goBack({ frameHasSteps: () => true });
	expect(browserBack).toHaveBeenCalledOnce();
	// Back on another page is the router's.
	await goBack({});
	expect(browserBack).toHaveBeenCalledOnce();
	expect(router.history.back).toHaveBeenCalledOnce();
	router.history.canGoBack.mockReturnValue(false);
	await goBack({ frameHasSteps: () => false });
	expect(browserBack).toHaveBeenCalledOnce();
	expect(router.navigate).toHaveBeenCalledOnce();
	vi.unstubAllGlobals();
});

test.each([undefined, { canGoBack: false }])(
	"if it cannot (%j), back is one step where the frame added nothing, else it opens the page it was opened from",
	async (navigation) => {
		vi.stubGlobal("navigation", navigation);
		await goBack({ frameHasSteps: () => false });
		expect(router.history.back).toHaveBeenCalledOnce();
		sessionStorage.setItem(storageKeys.backPath, "/profile");
		await goBack({ frameHasSteps: () => true });
		sessionStorage.clear();
		await goBack({ frameHasSteps: () => true });
		expect(router.history.back).toHaveBeenCalledOnce();
		expect(router.navigate.mock.calls).toEqual([
			[{ href: "/profile", replace: true }],
			[{ href: "/", replace: true }],
		]);
		vi.unstubAllGlobals();
	},
);

test("a back step that the browser refuses causes no error", async () => {
	const refused = () => Promise.reject(new DOMException("", "AbortError"));
	const back = vi.fn(() => ({ committed: refused(), finished: refused() }));
	vi.stubGlobal("navigation", { canGoBack: true, back });
	await goBack({ frameHasSteps: () => true });
	expect(back).toHaveBeenCalledOnce();
	expect(router.navigate).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
});
