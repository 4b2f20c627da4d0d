// A missing agreement is asked for before a claim, a delivery and an order; after agreeing the action continues (V31).
import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TermsRequired } from "../../../../src/features/delivery/DeliveryPage";
import { takeReturnPage } from "../../../../src/features/onboarding/returnPage";
import TermsDialog from "../../../../src/features/onboarding/TermsDialog";
import { ClaimBar } from "../../../../src/features/privilege/ClaimBar";
import { ClaimSheets } from "../../../../src/features/privilege/ClaimSheets";
import { useClaim } from "../../../../src/features/privilege/useClaim";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { deliveryReference } from "../../../../src/platform/storage/deliveryDraft";
import { customerQueries } from "../../../../src/queries/customer";
import { waitFor } from "../../../support/waitFor";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { holdMotions } from "../../support/motions";
import { dialog, fail, freshPhone } from "../freshPhone";
import {
	begin,
	member,
	named,
	server,
	term,
	tick,
} from "../onboarding/homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, setNetwork } = phone;

const redeem = "SubmitRedeemCouponCodeV2";
const went: string[] = [];

fastForward();
beforeEach(() => {
	begin();
	freshPhone();
	// The scripted API: a member without an agreement.
	begin();
	setNetwork(true);
	// It follows the network only while something is rendered.
	onlineManager.setOnline(true);
	went.length = 0;
	setNavigate((path) => void went.push(path));
	server.customer = { ...member, isaccessedcondition: false };
	api(redeem, () => ({ transaction_id: "T1" }));
	api("GetTermsProgress", () => ({
		isaccessedcondition: server.customer.isaccessedcondition,
	}));
	api("SubmitTermsofService", () => {
		server.consents = server.consents.map((it) => ({
			...it,
			...{ is_consent: it.is_required, is_new_updated: false },
		}));
		server.customer = member;
		return server.consents;
	});
});
afterEach(() => {
	closeDialog();
	wipe();
});

const shows = (page: HTMLElement, words: string) =>
	until(() => page.textContent?.includes(words));

/** A cache that knows the profile. */
async function knowing(): Promise<QueryClient> {
	const client = newCache();
	await client.query(customerQueries.profile());
	return client;
}

/** Answers the open dialog and closes it. */
const answer = (yes: boolean) =>
	act(async () => {
		closeDialog(yes);
		handleDialogClosed();
	});

function Claim({ type = 4, reserve_timeout = 15 }) {
	const privilege = { ...openPrivilege, type, reserve_timeout };
	const { state, send } = useClaim(privilege);
	return (
		<>
			<ClaimBar
				privilege={privilege}
				stock={privilege}
				limits={privilege}
				button={
					type === 1
						? {
								label: { th: "", en: "Sent" },
								reason: "physical",
							}
						: { label: { th: "", en: "Get" }, reason: null }
				}
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
const choice = (page: HTMLElement) =>
	page.querySelector("dialog[open]")?.textContent ?? "";

test("a claim asks for the agreement first: nothing happens if it is postponed, and the claim continues after it", async () => {
	const page = await draw(<Claim />, await knowing());
	await press(page, "Get");
	expect(dialog()).toEqual({ name: "terms" });
	await answer(false);
	expect(choice(page)).toBe("");
	await press(page, "Get");
	await answer(true);
	await until(() => choice(page).includes("Claim and keep"));
	expect(named(redeem)).toEqual([]);
});

test("offline a claim says so, because the terms cannot be agreed to", async () => {
	const page = await draw(<Claim />, await knowing());
	setNetwork(false);
	await press(page, "Get");
	expect(dialog()).toEqual({ name: "offline" });
});

test("a delivered prize asks for the agreement before the address form", async () => {
	const page = await draw(<Claim type={1} />, await knowing());
	await press(page, "Have it delivered");
	expect(dialog()).toEqual({ name: "terms" });
	await answer(false);
	expect([went, deliveryReference()]).toEqual([[], ""]);
	await press(page, "Have it delivered");
	await answer(true);
	await until(() => went.length > 0);
	expect(went).toEqual(["/address?module=privilege"]);
	// Without a prize the address page has nothing to order.
	expect(deliveryReference()).toBe("PV_1001");
});

test("a delivery page opened by its address asks for the missing agreement instead of showing its form", async () => {
	const client = await knowing();
	const step = <TermsRequired>the form</TermsRequired>;
	const page = await draw(step, client);
	expect(page.textContent).toContain("Your agreement is needed");
	expect(page.textContent).not.toContain("the form");
	await press(page, "Read the terms");
	expect(dialog()).toEqual({ name: "terms" });
	server.customer = member;
	await act(() => client.refetchQueries({ queryKey: ["customer"] }));
	// Observers run shortly after the reply.
	await waitFor(async () => {
		await act(async () => undefined);
		expect(page.textContent).toBe("the form");
	});
});

test("after a rejection for the missing agreement the claim continues once it is given", async () => {
	const client = newCache();
	api(redeem, fail({ code: 40009, message: { th: "", en: "Accept first" } }));
	const page = await draw(<Claim />, client);
	await press(page, "Get");
	await press(page, "Claim and keep");
	await until(dialog);
	expect(dialog()).toEqual({ name: "terms" });
	api(redeem, () => ({ transaction_id: "T1" }));
	await answer(true);
	await until(dialog);
	expect(dialog()).toMatchObject({ title: { message: "Kept in My coupons" } });
	expect(named(redeem)).toHaveLength(2);
});

// The bug: after the agreement the code was kept for later, although the person wanted to use it now.
test("a use now that was rejected for the missing agreement is confirmed again as a use now", async () => {
	api(redeem, fail({ code: 40009, message: { th: "", en: "Accept first" } }));
	const page = await draw(<Claim reserve_timeout={0} />);
	await press(page, "Get");
	await act(async () => page.querySelector("input")?.click());
	await press(page, "Use now");
	await until(dialog);
	expect(dialog()).toEqual({ name: "terms" });
	await answer(true);
	await until(() => choice(page).includes("Use now"));
	expect(page.querySelector("input")?.checked).toBe(true);
	expect(named(redeem)).toHaveLength(1);
});

test("a second rejection for the terms is shown, and they are not asked for again", async () => {
	api(redeem, fail({ code: 40009, message: { th: "", en: "Accept first" } }));
	const page = await draw(<Claim />);
	await press(page, "Get");
	await press(page, "Claim and keep");
	await until(dialog);
	await answer(true);
	await until(dialog);
	expect(dialog()).toMatchObject({ title: { en: "Accept first" } });
	expect(named(redeem)).toHaveLength(2);
});

test("a rejection with the same code for another reason shows the server's message", async () => {
	server.customer = member;
	server.consents = [term("Rules", { is_consent: true })];
	api(redeem, fail({ code: 40009, message: { th: "", en: "Once a month" } }));
	const page = await draw(<Claim />, await knowing());
	await press(page, "Get");
	await press(page, "Claim and keep");
	await until(dialog);
	expect(dialog()).toMatchObject({ title: { en: "Once a month" } });
});

const onClose = vi.fn();
const terms = (client?: QueryClient) =>
	draw(
		<TermsDialog
			request={{ name: "terms" }}
			open
			onClose={onClose}
			onClosed={vi.fn()}
		/>,
		client,
	);

test("the terms are agreed to in their dialog, once", async () => {
	onClose.mockClear();
	const page = await terms(await knowing());
	await shows(page, "Your agreement is needed");
	await tick(page, "Rules");
	await press(page, "Agree and continue");
	await until(() => onClose.mock.calls.length > 0);
	await until(() => named("UpdateTermsProgress").length > 0);
	expect(onClose.mock.calls).toEqual([[true]]);
	expect(named("SubmitTermsofService")).toHaveLength(1);
});

test("the terms dialog stays open while the agreement is sent, to show the outcome", async () => {
	onClose.mockClear();
	const { reply, come } = lateReply(() => {
		server.customer = member;
		return server.consents;
	});
	api("SubmitTermsofService", reply);
	const page = await terms(await knowing());
	await shows(page, "Your agreement is needed");
	await tick(page, "Rules");
	await press(page, "Agree and continue");
	await until(() => page.querySelector("button[aria-busy=true]"));
	expect(named("SubmitTermsofService")).toHaveLength(1);
	const back = new Event("cancel", { cancelable: true });
	await act(async () => page.querySelector("dialog")?.dispatchEvent(back));
	expect(onClose).not.toHaveBeenCalled();
	await come();
	await until(() => onClose.mock.calls.length > 0);
	expect(onClose.mock.calls).toEqual([[true]]);
});

test("terms that cannot be loaded can be left by a button", async () => {
	onClose.mockClear();
	api("TermsofServiceList", fail({ reason: "network", status: 0 }));
	const page = await terms(await knowing());
	await shows(page, "Could not load this");
	await press(page, "Later");
	expect(onClose.mock.calls).toEqual([[false]]);
});

test("postponing the terms changes nothing", async () => {
	onClose.mockClear();
	server.consents = [term("Rules", { is_consent: true, is_new_updated: true })];
	const page = await terms(await knowing());
	await shows(page, "Our terms have changed");
	await press(page, "Later");
	expect(onClose.mock.calls).toEqual([[false]]);
	expect(named("SubmitTermsofService")).toEqual([]);
});

test("after agreeing elsewhere the terms do not open again", async () => {
	onClose.mockClear();
	const client = await knowing();
	server.customer = member;
	server.consents = [term("Rules", { is_consent: true })];
	await terms(client);
	await until(() => onClose.mock.calls.length > 0);
	expect(onClose.mock.calls).toEqual([[true]]);
});

test("terms that fail to load say so, with a retry", async () => {
	api("TermsofServiceList", fail({ status: 500 }));
	const page = await terms(await knowing());
	await shows(page, "This is on our side");
	api("TermsofServiceList", () => server.consents);
	await press(page, "Try again");
	await shows(page, "Your agreement is needed");
});

test.each([
	["without a number", { mobileno: "" }],
	["whose number the launch names", { date_of_birth: "" }],
])(
	"a customer %s is led to the registration, and the page is saved",
	async (_, missing) => {
		onClose.mockClear();
		server.customer = { ...member, ...missing, isaccessedcondition: false };
		history.replaceState({}, "", "/?modal-privilege=PV_1001");
		const page = await terms(await knowing());
		await shows(page, "Register first");
		await press(page, "Register");
		expect(onClose.mock.calls).toEqual([[false]]);
		expect(went).toEqual(["/"]);
		expect(takeReturnPage()).toBe("/?modal-privilege=PV_1001");
		expect(takeReturnPage()).toBeNull();
	},
);

// The bug: the sheet that replaced it was closed from the start, so the host waited for it and showed no further dialog.
test("terms that load while their sheet closes do not replace it", async () => {
	let endMotion = () => {};
	const finished = new Promise<void>((resolve) => {
		endMotion = resolve;
	});
	holdMotions(finished);
	const { reply, come } = lateReply(() => server.consents);
	api("TermsofServiceList", reply);
	const onClosed = vi.fn();
	const terms = (open: boolean) => (
		<TermsDialog
			request={{ name: "terms" }}
			open={open}
			onClose={vi.fn()}
			onClosed={onClosed}
		/>
	);
	const client = await knowing();
	const page = await draw(terms(true), client);
	expect(page.querySelector("[aria-busy]")).not.toBeNull();
	await draw(terms(false), client);
	await come();
	await until(() => client.isFetching() === 0);
	await act(() => new Promise<void>((done) => void setTimeout(done, 20)));
	await act(async () => endMotion());
	expect(onClosed).toHaveBeenCalledOnce();
});

test("a rejection with another code shows the server's message, even if the agreement is missing", async () => {
	api(redeem, fail({ code: 20000, message: { th: "", en: "Sold out" } }));
	const page = await draw(<Claim />);
	await press(page, "Get");
	await press(page, "Claim and keep");
	await until(dialog);
	expect(dialog()).toMatchObject({ title: { en: "Sold out" } });
});
