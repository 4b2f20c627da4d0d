// Which coupons count as used on this phone while the server may not know it (O04, O05).
import { beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	couponUseQueue,
	dequeueUse,
	pendingUses,
	queueUse,
	usedIdsAtom,
} from "../../../../src/platform/outbox/couponUseQueue";
import { adoptToken } from "../../../../src/platform/session/session";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);

const used = () => atomStore.get(usedIdsAtom);
const confirmed = (transaction_id: string) => ({
	...{ sub: "me", transaction_id, at: 1, card: bareCard("PV_1") },
});

beforeEach(async () => {
	adoptToken(tokenOf("me"));
	await couponUseQueue.clearOthers("nobody");
	phone.wipeDisks();
	atomStore.set(usedIdsAtom, []);
});

test("before the first use no coupon counts as used", async () => {
	vi.resetModules();
	const [queue, { atomStore: fresh }] = await Promise.all([
		import("../../../../src/platform/outbox/couponUseQueue"),
		import("../../../../src/platform/atomStore"),
	]);
	expect(fresh.get(queue.usedIdsAtom)).toEqual([]);
});

test("a confirmed use counts at once and only once, and is saved", async () => {
	const written = queueUse(confirmed("T1"));
	expect(used()).toEqual(["T1"]);
	await written;
	const before = used();
	await queueUse({ ...confirmed("T1"), lost: true });
	expect(used()).toBe(before);
	expect(await pendingUses("me")).toEqual([
		{ ...confirmed("T1"), lost: true, host: "" },
	]);
});

test("a use that is removed while the queue is being read stays removed", async () => {
	await queueUse(confirmed("T1"));
	const read = pendingUses("me");
	await dequeueUse(confirmed("T1"));
	await read;
	expect(await pendingUses("me")).toEqual([]);
	expect(phone.onDisk()).not.toContain("T1");
});

test("a former customer's use is neither marked nor saved", async () => {
	adoptToken(tokenOf("other"));
	await queueUse(confirmed("T1"));
	expect(used()).toEqual([]);
	expect(phone.onDisk()).not.toContain("T1");
});
