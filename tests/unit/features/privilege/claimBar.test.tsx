// The buttons of a privilege: an activity is joined with its own confirmation and kept for later; a code that was opened is shown again, and that is logged (2 §2, 2 §4, 2 §7).
import { i18n } from "@lingui/core";
import { act, type ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	type Privilege,
	privilegeType,
} from "../../../../src/contract/privilegeFields";
import { ClaimBar } from "../../../../src/features/privilege/ClaimBar";
import { ClaimSheets } from "../../../../src/features/privilege/ClaimSheets";
import { useClaim } from "../../../../src/features/privilege/useClaim";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { perTab } from "../../../../src/platform/storage/storage";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));
const { api, calls } = phone;

beforeEach(freshPhone);
afterEach(wipe);

/** The bar of a privilege, which also gives its stock and limits. */
const show = (
	privilege: Privilege,
	en: string,
	reason: ComponentProps<typeof ClaimBar>["button"]["reason"],
) =>
	draw(
		<ClaimBar
			privilege={privilege}
			stock={privilege}
			limits={privilege}
			button={{ label: { th: "", en }, reason }}
			busy={false}
			send={vi.fn()}
			onRetry={vi.fn()}
		/>,
	);

test("“View code” opens the code of the claim and logs View Code History", async () => {
	const privilege = {
		...openPrivilege,
		ext_transaction_id: "TX_1",
		is_used_code: true,
		is_already_received: true,
	};
	const page = await show(privilege, "Already claimed", "alreadyReceived");
	await press(page, "View code");
	expect(dialog()).toMatchObject({
		...{ name: "rewardCode", transactionId: "TX_1", minutes: 15 },
	});
	expect(logged.mock.calls).toEqual([["View Code History", "click", "TX_1"]]);
});

test.each([
	["ดูโค้ด", null],
	["something new", null],
	["ใช้แล้ว", "/history?brandId=1&privilegeRef=PV_1001"],
	["โค้ดหมดอายุ", "/history?brandId=1&privilegeRef=PV_1001"],
])(
	"“View code” of a code that is %s opens the codes of its privilege if it has no code to open: %j",
	async (is_used_code_desc, address) => {
		const went = vi.fn();
		setNavigate(went);
		const privilege = {
			...openPrivilege,
			brand_id: "1",
			ext_transaction_id: "TX_1",
			is_used_code: true,
			is_used_code_desc,
		};
		const page = await show(privilege, "Already claimed", "alreadyReceived");
		await press(page, "View code");
		expect(went.mock.calls).toEqual(address ? [[address]] : []);
		expect(dialog()?.name).toBe(address ? undefined : "rewardCode");
	},
);

test("“View code” of a used code whose claim the host does not name opens its privilege's codes; a parcel has no such button", async () => {
	const went = vi.fn();
	setNavigate(went);
	const used = {
		...openPrivilege,
		...{ brand_id: "1", ext_transaction_id: "", is_used_code: true },
	};
	await press(await show(used, "Get", null), "View code");
	expect(went.mock.calls).toEqual([
		["/history?brandId=1&privilegeRef=PV_1001"],
	]);
	expect(logged.mock.calls).toEqual([
		["View Code History", "click", "PV_1001"],
	]);
	wipe();
	const parcel = await show(
		{ ...used, type: privilegeType.physical },
		"Get",
		null,
	);
	expect(parcel.textContent).not.toContain("View code");
});

test("a prize that was ordered links to its parcel (2 §2)", async () => {
	const prize = {
		...openPrivilege,
		...{ type: privilegeType.physical, ext_transaction_id: "TX_1" },
		...{ out_of_stock: true, entry_remaining_qty: 0 },
	};
	const page = await show(prize, "Get", "limited");
	await press(page, "Track parcel");
	expect(dialog()).toMatchObject({ name: "tracking", transactionId: "TX_1" });
});

const full = { th: "วันนี้รับครบแล้ว", en: "Come back tomorrow." };
const none = { th: "", en: "" };
const locked = { th: "", en: "Locked" };
const received = { message: "You have received this privilege" };
test.each([
	["alreadyReceived", full, { title: received, description: full }],
	["alreadyReceived", none, { title: received, description: locked }],
	// The claim may be of another privilege of the group.
	["groupReceived", full, { title: full, description: undefined }],
	["groupReceived", none, { title: locked, description: undefined }],
	["limited", full, { title: full }],
	["limited", none, { title: locked }],
] as const)(
	"a press on a button that is %s shows the server's reason of the limit, else the app's own text",
	async (reason, { th, en }, shown) => {
		const privilege = {
			...{ ...openPrivilege, is_customer_limit: true },
			...{ limited_reason_th: th, limited_reason_en: en },
			is_already_received: reason === "alreadyReceived",
		};
		const page = await show(privilege, locked.en, reason);
		await press(page, "Locked");
		expect(dialog()).toMatchObject(shown);
	},
);

test.each([
	[
		"the brand's other deals",
		{ brand_name_en: "Mokfa & Co" },
		"See other Mokfa & Co deals",
		"/privilegebybrand?brandId=1&brandName=Mokfa+%26+Co",
	],
	[
		"My coupons, where the claim is there",
		{ ext_transaction_id: "TX_1" },
		"Open it in My coupons",
		"/history?state=history",
	],
])("a locked privilege links to %s", async (_what, fields, words, address) => {
	const privilege = { ...openPrivilege, brand_id: "1", ...fields };
	const page = await show(privilege, "Not now", "limited");
	const link = page.querySelector("a");
	expect(link?.textContent).toBe(words);
	expect(link?.getAttribute("href")).toBe(address);
});

// The bug: a space stood before a Thai name too.
test.each([
	["โซลเดย์", "See other โซลเดย์ deals"],
	["Soleday", "See other \u00a0Soleday deals"],
])(
	"in a Thai sentence the brand's name is spaced as %s",
	async (brand_name_th, words) => {
		i18n.activate("th");
		const privilege = { ...openPrivilege, brand_id: "1", brand_name_th };
		const page = await show(privilege, "Not now", "limited");
		expect(page.querySelector("a")?.textContent).toBe(words);
		i18n.activate("en-US");
	},
);

test("if the host gives neither numbers nor a brand's name, none is shown", async () => {
	const bare = {
		...openPrivilege,
		...{ brand_id: "1", brand_name_th: "", brand_name_en: "" },
		...{ entry_remaining_qty: null, entry_total: 0 },
	};
	const open = await show(bare, "Get", null);
	expect(open.textContent).toBe("Get");
	wipe();
	const locked = await show(bare, "Get", "limited");
	expect(locked.textContent).toBe("Get");
});

function Claim({ privilege }: { privilege: Privilege }) {
	const { state, send } = useClaim(privilege);
	return (
		<>
			<ClaimBar
				privilege={privilege}
				stock={privilege}
				limits={privilege}
				button={{ label: { th: "", en: "Join" }, reason: null }}
				busy={false}
				send={send}
				onRetry={vi.fn()}
			/>
			<ClaimSheets
				privilege={privilege}
				limits={privilege}
				state={state}
				send={send}
			/>
		</>
	);
}
const asked = (page: HTMLElement) =>
	page.querySelector("dialog[open]")?.textContent ?? "";

test.each(["announcement", "end_tier"])(
	"an activity (used_for %s) asks whether to join, and is kept for later at once",
	async (string_val) => {
		api("SubmitRedeemCouponCodeV2", () => ({ transaction_id: "T1" }));
		const extrapayload = [{ key: "used_for", string_val }];
		const page = await draw(
			<Claim privilege={{ ...openPrivilege, extrapayload }} />,
		);
		await press(page, "Join");
		expect(asked(page)).toContain("Join this activity?Iced latte");
		expect(calls).toEqual([]);
		await press(page, "Confirm");
		await until(() => calls.length > 0);
		expect(calls[0]).toMatchObject({
			name: "SubmitRedeemCouponCodeV2",
			request: { Reference: "PV_1001", Amount: 1, IsUsed: false },
		});
	},
);

test("any other privilege asks when to use it", async () => {
	const extrapayload = [{ key: "used_for", string_val: "lunch" }];
	const page = await draw(
		<Claim privilege={{ ...openPrivilege, extrapayload }} />,
	);
	await press(page, "Join");
	expect(asked(page)).toContain("Use now");
	expect(asked(page)).not.toContain("Join this activity?");
});

test.each([
	[15, "Are you at the counter?"],
	[0, ""],
])(
	"a use now of a code with %d minutes is confirmed at the counter: %j",
	async (reserve_timeout, question) => {
		api("SubmitRedeemCouponCodeV2", () => ({ transaction_id: "T1" }));
		const page = await draw(
			<Claim privilege={{ ...openPrivilege, reserve_timeout }} />,
		);
		await press(page, "Join");
		await act(async () => page.querySelector("input")?.click());
		await press(page, "Use now");
		await until(() => asked(page).includes(question));
		const claims = () =>
			calls.filter(({ name }) => name === "SubmitRedeemCouponCodeV2");
		if (question !== "") return expect(claims()).toEqual([]);
		await until(() => claims().length > 0);
		expect(page.textContent).not.toContain("Are you at the counter?");
	},
);

test("the redeem-modal-open flag is set while the redeem modal is open, from the choice to the claim's end (1 §2)", async () => {
	const isFlagged = () => perTab.get("redeem-modal-open") !== null;
	let reply = (_value: unknown) => {};
	api("SubmitRedeemCouponCodeV2", () => new Promise((it) => (reply = it)));
	// A reload removed the modal but not the flag.
	sessionStorage.setItem("redeem-modal-open", "1");
	const page = await draw(<Claim privilege={openPrivilege} />);
	expect(isFlagged()).toBe(false);
	await press(page, "Join");
	expect(isFlagged()).toBe(true);
	await press(page, "Not now");
	expect(isFlagged()).toBe(false);
	await press(page, "Join");
	await press(page, "Claim and keep");
	await until(() => calls.length > 0);
	expect(isFlagged()).toBe(true);
	reply({ transaction_id: "T1" });
	await until(() => !isFlagged());
	await press(page, "Join");
	expect(isFlagged()).toBe(true);
	wipe();
	expect(isFlagged()).toBe(false);
});

test("no update reloads the page while the choice of use is open (O08)", async () => {
	const page = await draw(<Claim privilege={openPrivilege} />);
	await press(page, "Join");
	expect(isUpdateLockedHere()).toBe(true);
	await press(page, "Not now");
	expect(isUpdateLockedHere()).toBe(false);
});

// The bug: the second tap came before the sheet had closed, so the claim was sent again after its refusal.
test("two taps on the confirmation claim once", async () => {
	api("SubmitRedeemCouponCodeV2", fail({ code: 20000 }));
	const page = await draw(<Claim privilege={openPrivilege} />);
	await press(page, "Join");
	const confirm = page.querySelector<HTMLElement>("dialog[open] button");
	expect(confirm?.textContent).toBe("Claim and keep");
	await act(async () => {
		confirm?.click();
		confirm?.click();
	});
	await until(dialog);
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(calls.map(({ name }) => name)).toEqual(["SubmitRedeemCouponCodeV2"]);
});

test("limits that could not be loaded are announced, again after each retry", async () => {
	const page = await show(openPrivilege, "Oh no", "loading");
	const status = page.querySelector("[role=status]");
	for (const words of ["Oh no", "", "Oh no"]) {
		await show(openPrivilege, "Oh no", words ? "failed" : "loading");
		expect(status?.textContent).toBe(words);
	}
});
