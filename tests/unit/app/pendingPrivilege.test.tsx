// What is shown of an opened privilege until its code has come: a skeleton that can be closed, once.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrivilegeHost } from "../../../src/app/PrivilegeHost";
import { freshPhone } from "../features/freshPhone";
import { draw, until, wipe } from "../support/drawn";

const router = vi.hoisted(() => ({
	history: {
		entryIndex: 3,
		canGoBack: () => true,
		back: vi.fn(),
		subscribe: () => () => undefined,
		location: { search: "?modal-privilege=PV_1" },
	},
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => router,
}));
vi.mock("../../../src/app/appHistory", () => ({ appHistory: router.history }));
const code = vi.hoisted(() => ({ come: () => {} }));
vi.mock("../../../src/app/lazyPrivilege", async () => {
	const { lazy } = await import("react");
	const Sheet = (sheet: { reference: string; atOnce: boolean }) => (
		<output>
			{sheet.reference} at once: {String(sheet.atOnce)}
		</output>
	);
	return {
		PrivilegeModal: lazy(async () => {
			await new Promise<void>((resolve) => {
				code.come = resolve;
			});
			return { default: Sheet };
		}),
		preloadPrivilege: async () => undefined,
	};
});

beforeEach(() => {
	freshPhone();
	router.history.back.mockClear();
});
afterEach(wipe);

const cross = (page: HTMLElement) =>
	page.querySelector<HTMLElement>("[aria-label=Close]");

test("two presses of its cross are one step back, and the page that it uncovers takes no press at first", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	const close = cross(page);
	const guard = vi.spyOn(document.documentElement, "animate");
	for (let time = 0; time < 2; time++) await act(async () => close?.click());
	expect(router.history.back).toHaveBeenCalledOnce();
	expect(guard).toHaveBeenCalled();
	guard.mockRestore();
	expect(cross(page)).toBeNull();
});

test("Escape closes it", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	for (const key of ["a", "Escape", "Escape"])
		await act(async () => {
			dispatchEvent(new KeyboardEvent("keydown", { key }));
		});
	expect(router.history.back).toHaveBeenCalledOnce();
	expect(cross(page)).toBeNull();
});

// The last: the code stays.
test("the sheet takes its place without motion, also where the privilege changed meanwhile", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	expect(cross(page)).not.toBeNull();
	router.history.location.search = "?modal-privilege=PV_2";
	await draw(<PrivilegeHost reference="PV_2" />);
	await act(async () => code.come());
	await until(() => page.querySelector("output"));
	expect(page.textContent).toBe("PV_2 at once: true");
	expect(cross(page)).toBeNull();
});
