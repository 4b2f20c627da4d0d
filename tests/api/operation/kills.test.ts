// A kill during claims: acknowledged claims survive the restart, and no claim is made twice.
import { afterAll, expect, test } from "vitest";
import { historyRedeem } from "../../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { demoContent, isOrdinary, stockOf } from "../../support/demoContent";
import { client, type Session } from "../support/client";
import { endAll, newFolder, startServer } from "../support/processes";
import {
	newDatabaseSettings,
	newMockUserId,
	postgresUrl,
} from "../support/testServer";

afterAll(endAll);

/** A demo privilege that each customer may claim ten times. */
const reference = `PV_${
	demoContent.privileges.find((it) => isOrdinary(it) && stockOf(it) > 200)
		?.privilege_id
}`;

test("a kill during claims loses no claim that was answered", async () => {
	const environment: NodeJS.ProcessEnv = postgresUrl
		? await newDatabaseSettings()
		: { DATA_DIR: newFolder() };
	const first = await startServer(environment);
	const api = client(first.address);
	const customers = await Promise.all(
		Array.from({ length: 8 }, () => api.signIn(newMockUserId())),
	);
	const request = { Reference: reference, Amount: 1, IsUsed: false } as const;
	const answered = new Map<string, string[]>();
	const timestamps = new Map<string, number>();
	let total = 0;
	let enough = () => {};
	const midway = new Promise<void>((resolve) => {
		enough = resolve;
	});
	const claiming = customers.map(async (me) => {
		const own: string[] = [];
		answered.set(me.sub, own);
		for (;;) {
			const timestamp = api.newTimestamp();
			timestamps.set(me.sub, timestamp);
			const reply = await api
				.ask(submitRedeemCouponCodeV2, request, me, { timestamp })
				.catch(() => null);
			if (!reply) return;
			own.push(reply.transaction_id);
			total += 1;
			if (total === 30) enough();
		}
	});
	await Promise.race([midway, Promise.all(claiming)]);
	expect(total).toBeGreaterThanOrEqual(30);
	expect(await first.end("SIGKILL")).toBeNull();
	await Promise.all(claiming);

	const second = await startServer(environment);
	const after = client(second.address);
	const list = async (me: Session) =>
		(
			await after.ask(
				historyRedeem,
				{ PageNumber: 1, ItemsPerPage: 100, UsePrivilege: "canuse" },
				me,
			)
		).items.map((it) => it.ext_transaction_id);
	for (const me of customers) {
		const own = answered.get(me.sub) ?? [];
		expect(await list(me)).toEqual(expect.arrayContaining(own));
		// Sent again with the same bytes, the interrupted claim is made once.
		const again = await after.ask(submitRedeemCouponCodeV2, request, me, {
			timestamp: timestamps.get(me.sub),
		});
		expect((await list(me)).sort()).toEqual(
			[...own, again.transaction_id].sort(),
		);
	}
	expect(await second.end("SIGTERM")).toBe(0);
});
