// A privilege shows when it can be claimed, by the server's time.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrivilegeBody } from "../../../../src/features/privilege/PrivilegeBody";
import { setServerTime } from "../../../../src/platform/http/clock";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(freshPhone);
afterEach(wipe);

const privilege = {
	...openPrivilege,
	brand_id: "",
	valid_from: "2026-11-01T03:00:00Z",
	valid_through: "2026-11-30T16:59:00Z",
};

test.each([
	[
		"2026-10-31T00:00:00Z",
		"Claim from 1 Nov 2026 at 10:00 until 30 Nov 2026 at 23:59",
	],
	["2026-11-20T00:00:00Z", "Claim until 30 Nov 2026 at 23:59"],
	["2026-12-01T00:00:00Z", "It could be claimed until 30 Nov 2026 at 23:59"],
])("at %s: %s", async (now, text) => {
	setServerTime(Date.parse(now));
	const page = await draw(
		<PrivilegeBody
			privilege={privilege}
			stock={privilege}
			limits={privilege}
			button={{ enabled: true, label: { th: "", en: "Get" }, reason: null }}
		/>,
	);
	expect(page.textContent?.replaceAll("\u00a0", " ")).toMatch(
		new RegExp(`^${text}`),
	);
});
