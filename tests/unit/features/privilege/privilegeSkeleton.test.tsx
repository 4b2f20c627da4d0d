// A privilege that is loading has its bar where the loaded one has it: below the scrolling body.
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PrivilegeModal from "../../../../src/features/privilege/PrivilegeModal";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { draw, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(freshPhone);
afterEach(wipe);

test("the bar's skeleton stands below the body's, with two shapes beside the close button", async () => {
	phone.api("Detail", () => new Promise(() => {}));
	const page = await draw(
		<QueryClientProvider client={queryClient}>
			<PrivilegeModal reference="1001" onClose={() => {}} />
		</QueryClientProvider>,
	);
	const body = page.querySelector("[aria-busy=true]")?.parentElement;
	expect(body?.nextElementSibling?.querySelector("[aria-hidden]")).toBeTruthy();
	const close = body?.querySelector("button[aria-label=Close]");
	expect(close?.parentElement?.children).toHaveLength(3);
});
