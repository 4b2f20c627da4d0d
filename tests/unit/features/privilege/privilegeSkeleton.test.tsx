// A privilege that is loading has its bar where the loaded one has it, below the scrolling body; it can be closed, and is replaced as a whole.
import { QueryClientProvider } from "@tanstack/react-query";
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import PrivilegeModal from "../../../../src/features/privilege/PrivilegeModal";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { isOverlayOpen } from "../../../../src/ui/overlay/backGuard";
import {
	openLimits,
	openPrivilege,
	openStock,
} from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

const handleDialogShown = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/browser/dialogs", async (original) => ({
	...(await original<object>()),
	handleDialogShown,
}));
const sanitizer = vi.hoisted(() => ({ isReady: true }));
vi.mock("../../../../src/ui/media/RichText", async (original) => ({
	...(await original<object>()),
	useSanitizerReady: () => sanitizer.isReady,
}));

beforeEach(freshPhone);
afterEach(wipe);

test("a privilege that cannot be loaded can be closed", async () => {
	for (const name of ["DetailV2", "CheckStock", "CheckLimit"])
		phone.api(name, fail({ reason: "network", status: 0 }));
	const onClose = vi.fn();
	const modal = <PrivilegeModal reference="1001" onClose={onClose} />;
	const page = await draw(modal, newCache());
	await until(() => page.textContent?.includes("Could not load this"));
	expect(handleDialogShown).toHaveBeenCalledOnce();
	await press(page, "Close");
	await until(() => onClose.mock.calls.length > 0);
});

test("the phone's back closes a privilege through its address: no extra history entry is added for it", async () => {
	for (const name of ["DetailV2", "CheckStock", "CheckLimit"])
		phone.api(name, () => new Promise(() => {}));
	const modal = <PrivilegeModal reference="1001" onClose={() => {}} />;
	const page = await draw(modal, newCache());
	expect(page.querySelector("dialog")?.open).toBe(true);
	expect(isOverlayOpen()).toBe(false);
});

test("the bar's skeleton is below the body's, with two shapes beside the close button, which a screen reader finds", async () => {
	for (const name of ["DetailV2", "CheckStock", "CheckLimit"])
		phone.api(name, () => new Promise(() => {}));
	const page = await draw(
		<QueryClientProvider client={queryClient}>
			<PrivilegeModal reference="1001" onClose={() => {}} />
		</QueryClientProvider>,
	);
	const close = page.querySelector("button[aria-label=Close]");
	const body = page.querySelector("[role=status]")?.parentElement;
	expect(body?.nextElementSibling?.querySelector("[aria-hidden]")).toBeTruthy();
	expect(close?.parentElement?.children).toHaveLength(3);
	// A screen reader may skip what is busy.
	expect(close?.closest("[aria-busy]")).toBeNull();
});

test("the skeleton stays until the texts have loaded too; then the page behind is drawn, and a second tap is ignored", async () => {
	phone.api("DetailV2", () => openPrivilege);
	phone.api("CheckStock", () => openStock);
	phone.api("CheckLimit", () => openLimits);
	sanitizer.isReady = false;
	const client = newCache();
	const show = (atOnce: boolean) =>
		draw(
			<PrivilegeModal {...{ reference: "PV_1", atOnce, onClose: () => {} }} />,
			client,
		);
	const page = await show(true);
	const sheet = page.querySelector("dialog");
	await until(() => client.isFetching() === 0);
	expect(page.textContent).not.toContain(openPrivilege.name_en);
	expect(handleDialogShown).not.toHaveBeenCalled();
	const held = vi.spyOn(Element.prototype, "animate");
	onTestFinished(() => held.mockRestore());
	sanitizer.isReady = true;
	await show(true);
	await until(() => page.textContent?.includes(openPrivilege.name_en));
	expect(held.mock.contexts).toEqual([sheet]);
	expect(handleDialogShown).toHaveBeenCalledOnce();
	// A sheet that opened without motion gets none later.
	await show(false);
	expect(sheet?.className).toContain("atOnce");
});
