// What a back bar does: a given page, one step, or the documents' page (P10, 1 §2).
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

test("back goes one step back where a page came before", async () => {
	await goBack({});
	expect(router.history.back).toHaveBeenCalledTimes(1);
});

test("the second tap of a double tap does not leave the page behind it too", async () => {
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

test("a given page: one step back if it is the page before, else it replaces the current page", async () => {
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

test("back opens home where no page came before", async () => {
	router.history.canGoBack.mockReturnValue(false);
	await goBack({});
	expect(router.history.back).not.toHaveBeenCalled();
	expect(router.navigate).toHaveBeenCalledWith({ href: "/", replace: true });
});

test("without a page before, the stored path decides, then the page's default", async () => {
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

// The bug: a step back was one of the frame, whose steps are entries of the tab too; a page that adds them kept the person.
test("from a page with a frame back steps over what the frame has added, where the browser can", async () => {
	const stepped = Promise.resolve();
	const browserBack = vi.fn(() => ({ committed: stepped, finished: stepped }));
	vi.stubGlobal("navigation", { canGoBack: true, back: browserBack });
	await goBack({ frameHasSteps: () => true });
	expect(browserBack).toHaveBeenCalledOnce();
	// Another page's back is the router's.
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
	"where it cannot (%j), a frame that has added nothing is left by a step, another one for the page it was opened from",
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

test("a refused step of the browser is no error of the app", async () => {
	const refused = () => Promise.reject(new DOMException("", "AbortError"));
	const back = () => ({ committed: refused(), finished: refused() });
	vi.stubGlobal("navigation", { canGoBack: true, back });
	await goBack({ frameHasSteps: () => true });
	expect(router.navigate).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
});
