// What a back bar does: a given page, one step, or the documents' page (P10, 1 §2).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBack } from "../../../../src/components/pages/useBack";
import { storageKeys } from "../../../../src/platform/storage/storage";
import { pressGuardMs } from "../../../../src/ui/overlay/pressGuard";
import { draw, press, wipe } from "../../support/drawn";

const router = vi.hoisted(() => ({
	state: { location: { pathname: "/survey" } },
	history: { canGoBack: vi.fn(() => true), back: vi.fn() },
	navigate: vi.fn(async () => undefined),
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
