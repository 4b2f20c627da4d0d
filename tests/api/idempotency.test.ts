// The Idempotency-Key: one effect and one reply, whatever is repeated, and whoever else uses the same key (design/contract.md).
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generateAppTokenV2 } from "../../src/contract/authentication";
import { failureCode } from "../../src/contract/failureCode";
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
	getFavoritePrivilegeListV2,
} from "../../src/contract/favourites";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { failureOf, type Session } from "./client";
import { deal } from "./deals";
import { claimsOf } from "./rows";
import { day, serve, someone, type World } from "./world";

let world: World;
beforeEach(async () => {
	world = await serve();
});
afterEach(() => world.stop());

const signIn = () => world.client.signIn(someone());
const ask = (me: Session, Reference: string, key?: string) =>
	world.client.send(
		submitRedeemCouponCodeV2,
		{ Reference, Amount: 1, IsUsed: true },
		me,
		key,
	);

test("repeats the reply of a claim without a second claim", async () => {
	const me = await signIn();
	const mine = randomUUID();
	const first = await ask(me, deal("plain"), mine);
	world.clock.now += 60_000;
	const second = await ask(me, deal("plain"), mine);
	expect(first.status).toBe(200);
	expect(second.text).toBe(first.text);
	expect(await claimsOf(world.store, me.sub)).toHaveLength(1);
});

test("makes a toggle that comes twice one change, and its next press another", async () => {
	const me = await signIn();
	const press = (key: string) =>
		world.client.send(
			addOrRemoveFavoritePrivilege,
			{ Content_Type: favouriteContent.privilege, Content_Ref: deal("plain") },
			me,
			key,
		);
	const mine = randomUUID();
	const first = await press(mine);
	expect((await press(mine)).text).toBe(first.text);
	const known = () => world.client.ask(getFavoritePrivilegeListV2, {}, me);
	expect(await known()).toHaveLength(1);
	await press(randomUUID());
	expect(await known()).toEqual([]);
});

test("repeats a refusal, though the claim would succeed by now", async () => {
	const me = await signIn();
	const mine = randomUUID();
	await ask(me, deal("customerDay"));
	const refused = await ask(me, deal("customerDay"), mine);
	expect(refused.status).toBe(400);
	world.clock.now += day;
	const session = await world.client.ask(generateAppTokenV2, {}, me);
	const again = await ask({ ...me, ...session }, deal("customerDay"), mine);
	expect([again.status, again.text]).toEqual([400, refused.text]);
	expect(await claimsOf(world.store, me.sub)).toHaveLength(1);
});

test("with another body is refused in both languages", async () => {
	const me = await signIn();
	const mine = randomUUID();
	await ask(me, deal("plain"), mine);
	const other = await ask(me, deal("countdown"), mine);
	expect(failureOf(other)).toMatchObject({
		status: 400,
		code: failureCode.refused,
	});
	expect(other.body).toMatchObject({
		messageth: expect.stringMatching(/[\u0E00-\u0E7F]/),
		messageen: expect.stringMatching(/other contents/),
	});
	expect(await claimsOf(world.store, me.sub)).toHaveLength(1);
});

test("belongs to its customer", async () => {
	const [me, other] = [await signIn(), await signIn()];
	const mine = randomUUID();
	const first = await ask(me, deal("plain"), mine);
	const second = await ask(other, deal("plain"), mine);
	expect(second.status).toBe(200);
	expect(second.text).not.toBe(first.text);
});

test("sent ten times at once claims once", async () => {
	const me = await signIn();
	const mine = randomUUID();
	const replies = await Promise.all(
		Array.from({ length: 10 }, () => ask(me, deal("plain"), mine)),
	);
	expect(new Set(replies.map((it) => it.text)).size).toBe(1);
	expect(replies[0]?.status).toBe(200);
	expect(await claimsOf(world.store, me.sub)).toHaveLength(1);
});
