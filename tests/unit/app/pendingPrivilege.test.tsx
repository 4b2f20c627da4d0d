// What is shown of an opened privilege until its code has loaded: a skeleton that can be closed, once.
import { act, lazy } from "react";
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
const openModals = vi.hoisted(() => ({ isOpen: false }));
vi.mock("../../../src/ui/overlay/openModals", async (original) => ({
	...(await original<object>()),
	isModalOpen: () => openModals.isOpen,
}));
const code = vi.hoisted(() => ({
	come: () => {},
	Sheet: undefined as unknown,
}));
vi.mock("../../../src/app/lazyPrivilege", () => ({
	get PrivilegeModal() {
		return code.Sheet;
	},
}));

beforeEach(() => {
	freshPhone();
	code.Sheet = lazy(async () => {
		await new Promise<void>((done) => {
			code.come = done;
		});
		return {
			default: (sheet: { reference: string; atOnce: boolean }) => (
				<output>
					{sheet.reference} at once: {String(sheet.atOnce)}
				</output>
			),
		};
	});
	router.history.back.mockClear();
});
afterEach(wipe);

const cross = (page: HTMLElement) =>
	page.querySelector<HTMLElement>("[aria-label=Close]");

test("two presses of the close button make one step back, and the uncovered page ignores presses at first", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	const close = cross(page);
	const guard = vi.spyOn(document.documentElement, "animate");
	for (let time = 0; time < 2; time++) await act(async () => close?.click());
	expect(router.history.back).toHaveBeenCalledOnce();
	expect(guard).toHaveBeenCalled();
	guard.mockRestore();
	expect(cross(page)).toBeNull();
});

// The bug: one press closed the dialog of a lost network and the privilege below it.
test("Escape closes only the dialog above the privilege", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	openModals.isOpen = true;
	await act(async () => {
		dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
	});
	openModals.isOpen = false;
	expect(router.history.back).not.toHaveBeenCalled();
	expect(cross(page)).not.toBeNull();
});

// The bug: code that loaded during the step back opened the sheet, whose close button made another step back.
test("code that loads after the skeleton was closed opens nothing", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	await act(async () => cross(page)?.click());
	await act(async () => code.come());
	expect(page.textContent).toBe("");
});

test("Escape closes the skeleton", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	for (const key of ["a", "Escape", "Escape"])
		await act(async () => {
			dispatchEvent(new KeyboardEvent("keydown", { key }));
		});
	expect(router.history.back).toHaveBeenCalledOnce();
	expect(cross(page)).toBeNull();
});

test("the sheet replaces the skeleton without motion, also if the privilege changed meanwhile", async () => {
	const page = await draw(<PrivilegeHost reference="PV_1" />);
	expect(cross(page)).not.toBeNull();
	router.history.location.search = "?modal-privilege=PV_2";
	await draw(<PrivilegeHost reference="PV_2" />);
	await act(async () => code.come());
	await until(() => page.querySelector("output"));
	expect(page.textContent).toBe("PV_2 at once: true");
	expect(cross(page)).toBeNull();
});
