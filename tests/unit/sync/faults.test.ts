// Proves that no network fault causes a second effect: the app's code makes the calls that could count twice through each fault, against the real API.
// @vitest-environment happy-dom

import nodeConsole from "node:console";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type MutationOptions, QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { usedCodeDescription } from "../../../src/contract/claimed";
import { couponCodeDetail } from "../../../src/contract/code";
import {
	addCustomerAddress,
	getCustomerAddress,
} from "../../../src/contract/delivery";
import { getFavoritePrivilegeListV2 } from "../../../src/contract/favourites";
import { getNotifyList } from "../../../src/contract/notify";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { requestOtp } from "../../../src/contract/sms";
import { bareCard } from "../../../src/domain/code/codeCard";
import type { ApiFailure } from "../../../src/platform/http/apiFailure";
import { serverNow } from "../../../src/platform/http/clock";
import {
	type PendingUse,
	pendingUses,
} from "../../../src/platform/outbox/couponUseQueue";
import {
	favouriteQueue,
	toQueuedFavourites,
} from "../../../src/platform/outbox/favouriteQueue";
import { adoptToken } from "../../../src/platform/session/session";
import {
	type ClaimIntent,
	isClaimOpen,
} from "../../../src/platform/storage/claimJournal";
import { deliveryMutations } from "../../../src/queries/delivery";
import { notifyMutations } from "../../../src/queries/notify";
import { smsMutations } from "../../../src/queries/sms";
import { claimPrivilege, retryClaim } from "../../../src/sync/claim";
import { codeMutations } from "../../../src/sync/codeQueries";
import type { UseOutcome } from "../../../src/sync/couponUseResult";
import {
	confirmUse,
	sendUndoableUse,
	startUseResend,
} from "../../../src/sync/couponUses";
import { favouriteMutations } from "../../../src/sync/favouriteMutations";
import { resendFavourites } from "../../../src/sync/resendFavourites";
import { homeAddress } from "../../api/support/address";
import { endAll, startServer } from "../../api/support/processes";
import { claimsOf } from "../../e2e/support/coupon";
import {
	type Fault,
	type FaultProxy,
	startFaultProxy,
} from "../../e2e/support/faultProxy";
import { type ApiClient, signInClient } from "../../support/apiClient";
import { nth } from "../../support/nth";
import { waitUntil } from "../../support/waitFor";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);

let folder = "";
let proxy: FaultProxy;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "gift-faults-"));
	const server = await startServer({ DATA_DIR: folder });
	proxy = await startFaultProxy(server.address);
	// The page's calls go to its own origin.
	Object(window).happyDOM.setURL(proxy.address);
	// The page's console logs every broken request.
	vi.spyOn(nodeConsole, "error").mockReturnValue();
}, 120_000);
afterAll(async () => {
	await proxy.stop();
	endAll();
	rmSync(folder, { recursive: true, force: true });
});

/** A prize of the demo programme that is delivered. */
const prize = "PV_1073";
const address = {
	form: {
		first_name: "พิมพ์ชนก",
		last_name: "ศรีสุวรรณ",
		contactno: "081-234-5678",
		address: "88/8",
		provinceid: "10",
		districtid: "1034",
		subdistrictid: "103401",
		postalcode: "10250",
		remark: "",
	},
	names: {
		province: "กรุงเทพมหานคร",
		district: "สวนหลวง",
		subDistrict: "สวนหลวง",
	},
};
const timeoutMs = { timeout: 20_000, interval: 20 };

let api: ApiClient;
let client: QueryClient;
beforeEach(async () => {
	localStorage.clear();
	phone.wipeDisks();
	api = await signInClient(proxy.address, `platinum-${randomUUID()}`);
	adoptToken(api.token);
	client = new QueryClient();
});

const claims = async () => [...(await claimsOf(api)).values()];
const run = <Input, Output, Kept>(
	options: MutationOptions<Output, ApiFailure, Input, Kept>,
	input: Input,
): Promise<Output> =>
	client.getMutationCache().build(client, options).execute(input);

/** Claims, and retries an unconfirmed claim as the checking dialog offers it. */
async function claim(intent: Pick<ClaimIntent, "reference" | "delivery">) {
	const { sub } = api;
	const card = bareCard(intent.reference);
	const entry = await claimPrivilege(client, {
		...{ sub, isUsed: true, card },
		...intent,
	});
	return isClaimOpen(entry) ? retryClaim(client, entry) : entry;
}

const inbox = async (mobile: string) => {
	const reply = await fetch(`${proxy.address}/demo/inbox?mobile=${mobile}`);
	return v.parse(v.array(v.object({ code: v.string() })), await reply.json());
};
const newMobile = () =>
	`09${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
/** A new number with the code that was sent to it. */
async function codeSent() {
	const MobileNo = newMobile();
	const { transactionid } = await api.call(requestOtp, { MobileNo });
	const { code } = nth(await inbox(MobileNo));
	return { MobileNo, OTP: code, TransactionId: transactionid };
}
/** Claims a coupon for later directly at the API. */
const claimForLater = async (Reference: string) => {
	const request = { Reference, Amount: 1 as const, IsUsed: false };
	return (await api.call(submitRedeemCouponCodeV2, request)).transaction_id;
};

const favourites = async () =>
	(await api.call(getFavoritePrivilegeListV2, {}))
		.map((it) => it.alt_reference)
		.sort();
const unread = async () =>
	(await api.call(getNotifyList, {})).notify_lists
		.filter(({ is_read }) => !is_read)
		.map(({ campaign_id }) => campaign_id);

/** A call with an effect: its preparation, how the app makes it, and its effect in the store. */
interface Change<Given> {
	call: string;
	before: () => Promise<Given>;
	make: (given: Given) => Promise<unknown>;
	effect: (given: Given) => Promise<unknown>;
	/** The effect of making the call once. */
	once: unknown;
}
const change = <Given>(it: Change<Given>) => it as Change<unknown>;
const nothing = async () => {};

const changes = [
	change({
		call: "SubmitRedeemCouponCodeV2",
		before: nothing,
		make: () => claim({ reference: "PV_1060" }),
		effect: async () => (await claims()).map((it) => it.privilege_ref),
		once: ["PV_1060"],
	}),
	change({
		call: "SubmitRedeemPhysicalV2",
		before: async () => {
			await api.call(addCustomerAddress, homeAddress);
			return codeSent();
		},
		make: (delivery) => claim({ reference: prize, delivery }),
		effect: async () => (await claims()).map((it) => it.privilege_ref),
		once: [prize],
	}),
	change({
		call: "CouponCodeDetail",
		before: () => claimForLater("PV_1001"),
		make: (transactionId) =>
			run(codeMutations.startCountdown(), { transactionId }),
		effect: async (CPC_Transaction_Id) => {
			const { is_used_code } = nth(await claims());
			const request = { CPC_Transaction_Id, Start_Countdown: false };
			const { countdown_time } = await api.call(couponCodeDetail, request);
			const left = Date.parse(countdown_time ?? "") - serverNow();
			return [is_used_code, left > 0 && left <= 15 * 60_000];
		},
		once: [true, true],
	}),
	change({
		call: "UpdateUsedPrivilege",
		before: () => claimForLater("PV_1060"),
		make: async (transaction_id) => {
			const reported = vi.fn<(use: PendingUse, outcome: UseOutcome) => void>();
			const stop = startUseResend(client, reported);
			// Waits until the start has looked for earlier uses, so that it does not find this one.
			await pendingUses(api.sub);
			const at = serverNow() - 9000;
			const card = bareCard("PV_1060");
			const use = { sub: api.sub, transaction_id, at, card };
			await confirmUse(client, use, null);
			sendUndoableUse(client);
			await waitUntil(() => reported.mock.calls.length > 0, timeoutMs);
			stop();
			// A person who reads that the use failed confirms again.
			const [, outcome] = nth(reported.mock.calls);
			if (outcome.state !== "used") throw outcome;
		},
		effect: async () =>
			(await claims()).map(({ is_used_code_desc }) => is_used_code_desc),
		once: [usedCodeDescription.used],
	}),
	change({
		call: "AddOrRemoveFavoritePrivilege",
		before: nothing,
		make: async () => {
			const change = { reference: "PV_1060", isFavourite: true };
			await run(favouriteMutations.toggle(), change).catch(() => {});
			await resendFavourites(client);
		},
		effect: favourites,
		once: ["PV_1060"],
	}),
	change({
		call: "AddOrRemoveAllFavoritePrivilege",
		before: nothing,
		make: async () => {
			const references = ["PV_1060", "PV_1065"];
			const items = toQueuedFavourites({ references, isFavourite: true });
			await favouriteQueue.add(api.sub, items);
			await resendFavourites(client);
			await resendFavourites(client);
		},
		effect: favourites,
		once: ["PV_1060", "PV_1065"],
	}),
	change({
		call: "AddCustomerAddress",
		before: nothing,
		make: () => run(deliveryMutations.saveAddress(), address),
		effect: async () => (await api.call(getCustomerAddress, {})).length,
		once: 1,
	}),
	change({
		call: "RequestOTP",
		before: async () => newMobile(),
		make: (mobile) =>
			run(smsMutations.requestCode(), { mobile, purpose: "delivery" }),
		effect: async (mobile) => (await inbox(mobile)).length,
		once: 1,
	}),
	change({
		call: "ReadNotify",
		before: async () => unread(),
		make: ([id = ""]) => run(notifyMutations.read(), id),
		effect: async (before) => before.length - (await unread()).length,
		once: 1,
	}),
];

const faults: Fault[] = [{ kind: "dropBefore" }, { kind: "cutReply" }];
// CI runs the two faults that lose most changes.
if (process.env.TEST_SUITE !== "ci")
	faults.push(
		{ kind: "truncate", bytes: 5 },
		{ kind: "duplicate" },
		{ kind: "hold" },
	);

/** Runs the timers of the app quickly, while the network keeps its own time. */
async function hurried(work: () => Promise<unknown>) {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	let ended = false;
	const done = work().finally(() => {
		ended = true;
	});
	done.catch(() => {});
	while (!ended) {
		await pause(10);
		await vi.advanceTimersByTimeAsync(200);
	}
	vi.useRealTimers();
	return done;
}

test.each(
	changes.flatMap((it) =>
		faults.map((fault) => [it.call, fault.kind, it, fault] as const),
	),
)(
	"%s has one effect when its first request meets the fault %s",
	async (path, kind, it, fault) => {
		const given = await it.before();
		const injected = proxy.inject(path, fault);
		// The network works again right after; a held reply arrives a moment late.
		void injected.met
			.then(() => pause(kind === "hold" ? 300 : 0))
			.then(injected.release);
		// A person who sees the failure presses again; a refusal then means that the first request succeeded.
		const made = () =>
			it
				.make(given)
				.catch(() => it.make(given))
				.catch(() => {});
		await (kind === "dropBefore" ? hurried(made) : made());
		expect(injected.count()).toBeGreaterThan(0);
		expect(await it.effect(given)).toEqual(it.once);
	},
	60_000,
);
