// A privilege that its criteria hide closes with the reason (2 §8); a saved copy may have been hidden before the customer's tier changed.
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getBranchTab } from "../../../../src/contract/branch";
import PrivilegeModal from "../../../../src/features/privilege/PrivilegeModal";
import { privilegeQueries } from "../../../../src/queries/privilege";
import {
	openLimits,
	openPrivilege,
	openStock,
} from "../../domain/claim/privilegeSample";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const logEvent = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent,
}));
const { api } = phone;
const onClose = vi.fn();
const hidden = {
	...openPrivilege,
	criteria_is_visible: false,
	criteria_visible_reason_en: "For Gold members.",
};

beforeEach(() => {
	freshPhone();
	api("CheckStock", () => openStock);
	api("CheckLimit", () => openLimits);
	api("GetBranchTab", () => v.parse(getBranchTab.reply, {}));
});
afterEach(wipe);

/** Opens the privilege over a saved copy, hidden by default. */
function open(reply: () => unknown, saved = hidden) {
	api("DetailV2", reply);
	const client = newCache();
	const { queryKey } = privilegeQueries.detail("PV_1");
	client.setQueryData(queryKey, saved, { updatedAt: 1000 });
	return draw(<PrivilegeModal reference="PV_1" onClose={onClose} />, client);
}

test("a hidden saved copy waits for the server, which may show the privilege now", async () => {
	const { reply, come } = lateReply(() => openPrivilege);
	const page = await open(reply);
	const sheet = page.querySelector("dialog");
	const panel = sheet?.firstElementChild;
	expect(sheet?.getAttribute("aria-label")).toBe("Privilege");
	await come();
	await until(() => page.textContent?.includes(openPrivilege.name_en));
	expect(dialog()).toBeNull();
	expect(onClose).not.toHaveBeenCalled();
	// The sheet of the skeleton stays: a new one would slide up again.
	expect(page.querySelector("dialog")).toBe(sheet);
	expect(sheet?.firstElementChild).toBe(panel);
	// A screen reader reads the name.
	expect(sheet?.getAttribute("aria-label")).toBe(openPrivilege.name_en);
	expect(document.activeElement).toBe(page.querySelector("h2"));
});

test.each([
	["still hides it", () => hidden],
	["cannot be reached", fail({ reason: "network", status: 0 })],
])(
	"the privilege closes with its reason once the server %s",
	async (_what, reply) => {
		await open(reply);
		await until(() => dialog());
		expect(dialog()).toMatchObject({ title: { en: "For Gold members." } });
		expect(onClose).toHaveBeenCalledOnce();
		// Nobody has seen it.
		expect(logEvent).not.toHaveBeenCalled();
	},
);

test("a saved copy that is not hidden stays if the server cannot refresh it", async () => {
	const saved = { ...hidden, criteria_is_visible: true };
	const page = await open(fail({ status: 500 }), saved);
	await until(() => page.textContent?.includes("Could not refresh"));
	expect(page.textContent).toContain(openPrivilege.name_en);
	expect(dialog()).toBeNull();
	expect(onClose).not.toHaveBeenCalled();
});
