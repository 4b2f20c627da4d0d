// The main button follows the limits: at once after a claim, then the server's next limits; without limits nothing can be claimed (2 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getBranchTab } from "../../../../src/contract/branch";
import { privilegeType } from "../../../../src/contract/privilegeFields";
import { bareCard } from "../../../../src/domain/code/codeCard";
import PrivilegeModal from "../../../../src/features/privilege/PrivilegeModal";
import { atomStore } from "../../../../src/platform/atomStore";
import { serverNow } from "../../../../src/platform/http/clock";
import {
	journalAtom,
	saveIntent,
	updateEntry,
} from "../../../../src/platform/storage/claimJournal";
import { privilegeKeys } from "../../../../src/queries/privilegeKeys";
import {
	openLimits,
	openPrivilege,
	openStock,
} from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));

const daily = {
	...openLimits,
	privilege_limitstat: {
		redeemtargetcheck: "customer_day",
		total: 1,
		used: 0,
	},
};

beforeEach(() => {
	freshPhone();
	atomStore.set(journalAtom, []);
	phone.api("DetailV2", () => openPrivilege);
	phone.api("CheckStock", () => openStock);
	phone.api("CheckLimit", () => daily);
	phone.api("GetBranchTab", () => v.parse(getBranchTab.reply, {}));
});
afterEach(wipe);

/** A claim that is settled, dated by the server's time. */
async function claim(reference: string) {
	const entry = await saveIntent({
		...{ sub: "customer-1", reference, isUsed: false },
		card: bareCard(reference),
	});
	await updateEntry(
		{ ...entry, at: serverNow() + 1 },
		{ state: "settled", transaction_id: "T1" },
	);
}

test("the button follows a claim before its limits are loaded again", async () => {
	const client = newCache();
	const page = await draw(
		<PrivilegeModal reference="1001" onClose={() => undefined} />,
		client,
	);
	await until(() => page.textContent?.includes("Get this privilege"));
	await act(() => claim("PV_1002"));
	expect(page.textContent).toContain("Get this privilege");
	await act(() => claim("PV_1001"));
	await until(() => page.textContent?.includes("Daily limit reached"));
	await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
	await act(() =>
		client.refetchQueries({ queryKey: privilegeKeys.limits("1001") }),
	);
	await until(() => page.textContent?.includes("Get this privilege"));
});

test("while limits from before a claim are loaded again, nothing can be claimed", async () => {
	phone.api("CheckLimit", () => openLimits);
	const client = newCache();
	const page = await draw(
		<PrivilegeModal reference="1001" onClose={() => undefined} />,
		client,
	);
	const button = () =>
		[...page.querySelectorAll("button")].find(
			({ textContent }) => textContent === "Get this privilege",
		);
	await until(() => button()?.disabled === false);
	await act(() => claim("PV_1001"));
	await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
	const limits = { ...openLimits, is_customer_limit: true };
	const { reply, come } = lateReply(() => limits);
	phone.api("CheckLimit", reply);
	await act(async () => {
		void client.invalidateQueries({ queryKey: privilegeKeys.limits("1001") });
	});
	await until(() => button()?.disabled);
	await come();
	await until(() => page.textContent?.includes("Claim limit reached"));
});

test("a prize is not offered from a copy older than its order", async () => {
	const prize = { ...openPrivilege, type: privilegeType.physical };
	const detail = lateReply(() => prize);
	phone.api("DetailV2", detail.reply);
	phone.api("CheckLimit", () => new Promise(() => undefined));
	const client = newCache();
	client.setQueryData(privilegeKeys.detail("PV_1001"), prize);
	const page = await draw(
		<PrivilegeModal reference="PV_1001" onClose={() => undefined} />,
		client,
	);
	await until(() => page.textContent?.includes("Iced latte"));
	expect(page.textContent).not.toMatch(/Have it delivered|See other/);
	await detail.come();
	await until(() => page.textContent?.includes("Have it delivered"));
});

test("the brand's other deals are shown at once if a saved copy says that a coupon is gone", async () => {
	const coupon = { ...openPrivilege, is_limited: true };
	phone.api("DetailV2", () => new Promise(() => undefined));
	phone.api("CheckLimit", () => new Promise(() => undefined));
	const client = newCache();
	client.setQueryData(privilegeKeys.detail("PV_1001"), coupon);
	const page = await draw(
		<PrivilegeModal reference="PV_1001" onClose={() => undefined} />,
		client,
	);
	await until(() => page.textContent?.includes("Iced latte"));
	expect(page.textContent).toContain("See other");
});

// The bug: with a code of it on the phone only "View code" was shown.
test.each([false, true])(
	"if the limits cannot be checked, the button says so and is disabled until a retry loads them; with a code: %s",
	async (is_used_code) => {
		phone.api("DetailV2", () => ({
			...openPrivilege,
			is_used_code,
			ext_transaction_id: is_used_code ? "T1" : "",
		}));
		phone.api("CheckLimit", fail({ status: 500 }));
		const page = await draw(
			<PrivilegeModal reference="1001" onClose={() => undefined} />,
		);
		const button = (words: string) =>
			[...page.querySelectorAll("button")].find(
				(it) => it.textContent === words,
			);
		await until(() => button("Something went wrong"));
		expect(button("Something went wrong")?.disabled).toBe(true);
		phone.api("CheckLimit", () => openLimits);
		expect(button("View code") !== undefined).toBe(is_used_code);
		const stockCalls = () =>
			phone.calls.filter(({ name }) => name === "CheckStock").length;
		const before = stockCalls();
		await press(page, "Try again");
		await until(() => button("Get this privilege")?.disabled === false);
		expect(stockCalls()).toBe(before + 1);
	},
);
