// The branch tab of a privilege: shown only with branch data, as text or list, and its failure (2 §2, 2 §8).
import { readFileSync } from "node:fs";
import { hydrate } from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../../src/app/showFailure";
import { getBranchNearMe, getBranchTab } from "../../../../src/contract/branch";
import { PrivilegeBody } from "../../../../src/features/privilege/PrivilegeBody";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import {
	onFailure,
	queryClient,
} from "../../../../src/platform/query/queryClient";
import {
	deserializeQueries,
	queriesToSave,
	serializeQueries,
} from "../../../../src/platform/query/queryPersistence";
import { branchQueries } from "../../../../src/queries/branch";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { announced } from "../../support/announced";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls } = phone;

const words = {
	branch_display_type: 1,
	plain_text: { brand_text_en: "All branches but airports", brand_text_th: "" },
	all_branch: [],
};
const list = {
	branch_display_type: 2,
	plain_text: null,
	all_branch: [
		{
			branch_name_en: "Siam",
			branch_name_th: "",
			branch_address: "991 Rama I Road",
			branch_province: "Bangkok",
		},
	],
};
const none = { branch_display_type: null, plain_text: null, all_branch: [] };

const show = (client = newCache()) =>
	draw(
		<PrivilegeBody
			privilege={openPrivilege}
			stock={openPrivilege}
			limits={openPrivilege}
			limitsAt={Date.now()}
			onRetry={vi.fn()}
			button={{ label: { th: "", en: "Get" }, reason: null }}
		/>,
		client,
	);
const asked = () => calls.filter(({ name }) => name === "GetBranchTab").length;
const tab = (page: HTMLElement) =>
	[...page.querySelectorAll<HTMLElement>("[role=tab]")].find(
		({ textContent }) => textContent === "Branches",
	);
const { brand_id, privilege_id } = openPrivilege;
const { queryKey } = branchQueries.tab(brand_id, privilege_id);
async function hasFailed(client: ReturnType<typeof newCache>) {
	await until(() => client.getQueryState(queryKey)?.status === "error");
	// The components are notified in the next task.
	await act(() => new Promise((done) => setTimeout(done, 20)));
}
async function open(page: HTMLElement) {
	await until(() => tab(page));
	await act(async () => tab(page)?.click());
}

fastForward();
beforeEach(freshPhone);
afterEach(wipe);

test.each([
	["words", words, "All branches but airports"],
	[
		"words in Thai alone",
		{ ...words, plain_text: { brand_text_en: "", brand_text_th: "ทุกสาขา" } },
		"ทุกสาขา",
	],
	["a list", list, "991 Rama I Road Bangkok"],
])("the branches are shown as %s", async (_how, data, text) => {
	api("GetBranchTab", () => data);
	const page = await show();
	await open(page);
	const tabs = [...page.querySelectorAll("[role=tab]")];
	expect(tabs.map((it) => it.textContent)).toEqual([
		...["Details", "Conditions", "Branches"],
	]);
	expect(page.textContent).toContain(text);
});

test.each([
	["words", { ...words, branch_display_type: 3 }, "All branches but airports"],
	["a list", { ...list, branch_display_type: null }, "991 Rama I Road Bangkok"],
])("branches of an unknown type are shown as %s", async (_how, data, text) => {
	api("GetBranchTab", () => v.parse(getBranchTab.reply, data));
	const page = await show();
	await open(page);
	expect(page.textContent).toContain(text);
});

test("a list of branches appears in one language, once each, without empty ones", async () => {
	const [siam] = list.all_branch;
	const bare = { branch_name_en: "Asok", branch_address: "null" };
	const nothing = { branch_name_en: "-", branch_name_th: null };
	const all_branch = [bare, siam, nothing, bare, { branch_name_en: "Ari" }];
	api("GetBranchTab", () =>
		v.parse(getBranchTab.reply, { ...list, all_branch }),
	);
	const page = await show();
	await open(page);
	const rows = [...page.querySelectorAll("section li")];
	expect(rows.map((row) => row.textContent)).toEqual([
		"Asok",
		"Siam991 Rama I Road Bangkok",
		"Ari",
	]);
	expect(page.querySelectorAll("section li p")).toHaveLength(4);
	// Safari only scrolls it by the keyboard if it is a tab stop.
	expect(page.querySelector("section")?.tabIndex).toBe(0);
});

test("the panel of the list is at most 240 px high (2 §9)", () => {
	const css = readFileSync("src/features/privilege/BranchTab.module.css");
	expect(String(css)).toMatch(/\.panel \{[^}]*max-height: 240px;/);
});

test("a list has the English addresses in English, if the host sends them", async () => {
	const [branch] = list.all_branch;
	const branch_address_en = "Siam, Pathum Wan, Bangkok";
	api("GetBranchTab", () => ({
		...list,
		all_branch: [
			{
				...branch,
				...{ branch_name_th: "สาขา", branch_address: "สยาม" },
				branch_address_en,
			},
		],
	}));
	const page = await show();
	await open(page);
	expect(page.textContent).toContain(`Siam${branch_address_en}`);
	expect(page.textContent).not.toMatch(/สาขา|สยาม/);
});

test.each([
	["no branch data", none],
	["no data at all", null],
	["an empty text", { ...words, plain_text: null }],
	["an empty list", { ...list, all_branch: [] }],
])("with %s there is no tab", async (_what, data) => {
	const client = newCache();
	client.setQueryData(queryKey, v.parse(getBranchTab.reply, data));
	expect(tab(await show(client))).toBeUndefined();
});

test("the tab is shown while its branches load, and shows that they do", async () => {
	api("GetBranchTab", () => new Promise(() => {}));
	const page = await show();
	await act(async () => tab(page)?.click());
	expect(page.querySelector("[aria-selected=true]")?.textContent).toBe(
		"Branches",
	);
	expect(page.textContent).not.toContain("Could not load this");
});

test("a privilege from the saved copy shows its branches without a network", async () => {
	api("GetBranchTab", () => list);
	const before = newCache();
	const first = await show(before);
	await open(first);
	await until(() => first.textContent?.includes("991 Rama I Road"));
	const updatedAt = Date.now() - 3_600_000;
	before.setQueryData(queryKey, (data) => data, { updatedAt });
	const queries = queriesToSave(before);
	const after = newCache();
	hydrate(
		after,
		deserializeQueries(serializeQueries({ buster: "build", queries })),
	);
	wipe();
	api("GetBranchTab", fail({ reason: "network" }));
	const page = await show(after);
	await open(page);
	await until(() => asked() === 2);
	expect(page.textContent).toContain("991 Rama I Road");
	expect(dialog()).toBeNull();
});

test("a failed load of the branches in the open tab opens one dialog", async () => {
	const client = newCache();
	const { reply, come } = lateReply(fail({ status: 500 }));
	api("GetBranchTab", reply);
	const page = await show(client);
	await act(async () => tab(page)?.click());
	expect(dialog()).toBeNull();
	await until(() => asked() === 1);
	await come();
	await hasFailed(client);
	expect(dialog()).toMatchObject({
		title: { message: "Unable to open and view" },
	});
	closeDialog();
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(dialog()).toBeNull();
});

test("branches that fail while a code is open report it after the code is closed", async () => {
	const client = newCache();
	api("GetBranchTab", fail({ status: 500 }));
	const page = await show(client);
	await act(async () => {
		tab(page)?.click();
		openDialog({ name: "rewardCode", transactionId: "T1" });
	});
	await hasFailed(client);
	expect(dialog()?.name).toBe("rewardCode");
	await act(async () => closeDialog());
	await until(dialog);
	expect(dialog()).toMatchObject({
		title: { message: "Unable to open and view" },
	});
});

// The bug: the alert followed the table's dialog, over home.
test("for a limit only the table's dialog opens; the tab offers a retry", async () => {
	onFailure(showFailure);
	const { reply, come } = lateReply(fail({ status: 429 }));
	api("GetBranchTab", reply);
	const page = await show(queryClient);
	await open(page);
	await come();
	await until(() => page.textContent?.includes("Try again"));
	expect(dialog()).toMatchObject({ image: "queue" });
	await act(async () => closeDialog());
	expect(dialog()).toBeNull();
	queryClient.clear();
});

test("the tab stays after a failed load: a press shows the dialog and retries, and each failed retry is announced", async () => {
	api("GetBranchTab", fail({ status: 500 }));
	const client = newCache();
	const page = await show(client);
	await hasFailed(client);
	await open(page);
	expect(dialog()).toMatchObject({
		title: { message: "Unable to open and view" },
		confirmLabel: { message: "Close" },
	});
	await until(() => asked() === 2 && page.textContent?.includes("Try again"));
	closeDialog();
	const said = await announced(page, "Could not load this");
	const { reply, come } = lateReply(fail({ status: 500 }));
	api("GetBranchTab", reply);
	await press(page, "Try again");
	await until(() => !page.textContent?.includes("Could not load this"));
	await come();
	await announced(page, "Could not load this", said);
	api("GetBranchTab", () => list);
	await press(page, "Try again");
	await until(() => page.textContent?.includes("991 Rama I Road"));
	expect(dialog()).toBeNull();
});

test("a privilege that turns out to have no branches shows its details again", async () => {
	api("GetBranchTab", fail({ status: 500 }));
	const client = newCache();
	const page = await show(client);
	await hasFailed(client);
	api("GetBranchTab", () => none);
	await open(page);
	await until(() => !tab(page));
	expect(page.querySelector("[aria-selected=true]")?.textContent).toBe(
		"Details",
	);
});

test("opening a privilege never reads the position; after a tap the nearest branch is shown under the details", async () => {
	const read = vi.fn((found: PositionCallback) =>
		found({
			coords: { latitude: 13.7456, longitude: 100.5341 },
		} as GeolocationPosition),
	);
	vi.spyOn(navigator, "geolocation", "get").mockReturnValue({
		getCurrentPosition: read,
	} as Partial<Geolocation> as Geolocation);
	vi.spyOn(navigator.permissions, "query").mockResolvedValue({
		state: "granted",
	} as PermissionStatus);
	const client = newCache();
	client.setQueryData(queryKey, v.parse(getBranchTab.reply, list));
	api("GetBranchNearMe", () => [
		{ title: "Siam", locate: "", lat: 13.7, lng: 100.5, distance: 0.4 },
	]);
	const page = await show(client);
	expect(read).not.toHaveBeenCalled();
	expect(page.textContent).not.toContain("nearest");
	expect(page.textContent).toContain("Branches near me");
	await press(page, "Branches near me");
	await until(() => page.textContent?.includes("Siam, nearest, 0.40\u00a0km"));
	expect(read).toHaveBeenCalledOnce();
	// The press has opened their sheet, which its close button closes.
	const sheet = () => page.querySelector("dialog");
	expect(sheet()?.textContent).toContain("1 branch within");
	const close = sheet()?.querySelector<HTMLElement>("[aria-label=Close]");
	await act(async () => close?.click());
	await until(() => !sheet()?.open);
	// A branch of another host may lack its distance and its position.
	const nowhere = { title: "Siam", locate: "", lat: 0, lng: 0 };
	api("GetBranchNearMe", () => [{ ...nowhere, distance: null }]);
	await act(() => client.invalidateQueries({ queryKey: ["branch", "near"] }));
	await until(() => !page.textContent?.includes("Siam, nearest"));
});

test("a position that was read long ago names no nearest branch", async () => {
	const position = { lat: 13.7, lng: 100.5 };
	atomStore.set(positionAtom, { kind: "known", position, at: 0 });
	const client = newCache();
	client.setQueryData(queryKey, v.parse(getBranchTab.reply, list));
	const near = branchQueries.near(brand_id, position);
	const branch = { title: "Siam", distance: 0.4, ...position };
	client.setQueryData(near.queryKey, v.parse(getBranchNearMe.reply, [branch]));
	const page = await show(client);
	expect(page.textContent).toContain("Branches near me");
	expect(page.textContent).not.toContain("nearest");
	wipe();
	atomStore.set(positionAtom, { kind: "unasked" });
});

test.each([
	["991 Rama I Road", "991 Rama I Road Bangkok"],
	["991 Rama I Road, Bangkok 10330", "991 Rama I Road, Bangkok 10330"],
])("a branch at %j shows its province once", async (branch_address, shown) => {
	const [branch] = list.all_branch;
	const all_branch = [{ ...branch, branch_address }];
	api("GetBranchTab", () => ({ ...list, all_branch }));
	api("GetBranchNearMe", () => []);
	const page = await show();
	await until(() => tab(page));
	await act(async () => tab(page)?.click());
	await until(() => page.textContent?.includes("Siam"));
	const [, where] = page.querySelectorAll("section li p");
	expect(where?.textContent).toBe(shown);
});
