// A privilege that is loading has its bar where the loaded one has it, below the scrolling body, and can be closed.
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PrivilegeModal from "../../../../src/features/privilege/PrivilegeModal";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(freshPhone);
afterEach(wipe);

test("a privilege that cannot be loaded can be closed", async () => {
	for (const name of ["DetailV2", "CheckStock", "CheckLimit"])
		phone.api(name, fail({ reason: "network", status: 0 }));
	const onClose = vi.fn();
	const modal = <PrivilegeModal reference="1001" onClose={onClose} />;
	const page = await draw(modal, newCache());
	await until(() => page.textContent?.includes("Could not load this"));
	await press(page, "Close");
	await until(() => onClose.mock.calls.length > 0);
});

test("the bar's skeleton stands below the body's, with two shapes beside the close button, which a screen reader finds", async () => {
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
	// What is busy may be left out by a screen reader.
	expect(close?.closest("[aria-busy]")).toBeNull();
});
