// Imports and exports on PostgreSQL while customers claim (docs/operating.md, Content).
import { join } from "node:path";
import { sql } from "drizzle-orm";
import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import type {
	Content,
	PrivilegeEntry,
} from "../../../server/store/content/contentSchema";
import { exportContent } from "../../../server/store/content/exportContent";
import {
	importContent,
	type KindChanges,
} from "../../../server/store/content/importContent";
import { readContent } from "../../../server/store/content/readContent";
import { codes, privileges } from "../../../server/store/schema/schema";
import {
	addCustomerAddress,
	submitRedeemPhysicalV2,
} from "../../../src/contract/delivery";
import { failureCode } from "../../../src/contract/failureCode";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { requestOtp } from "../../../src/contract/sms";
import { temporaryFolder } from "../../support/atExit";
import { waitFor } from "../../support/waitFor";
import { homeAddress } from "../support/address";
import { failureOf, type Reply, type Session } from "../support/client";
import { type DealName, deal, testContent } from "../support/deals";
import { codeTo, newMobile } from "../support/inbox";
import { waitersFor } from "../support/locks";
import { brand, importInto, privilege, programme } from "../support/programme";
import { claimsOf } from "../support/rows";
import {
	newDatabase,
	newMockUserId,
	newStore,
	noon,
	postgresUrl,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const { folder: home, remove } = temporaryFolder("gift-claims-");
afterAll(remove);

const newPostgres = async () =>
	await openPostgres(
		{
			...{ databaseUrl: await newDatabase(), databasePool: 5 },
			databaseTimeoutMs: 15_000,
		},
		async () => {},
	);

test.skipIf(!postgresUrl)(
	"an import that changes a privilege and its group does not deadlock with a claim or restore its stock",
	async () => {
		const database = await newPostgres();
		await importInto(database, programme);
		let tries = 0;
		let importing: Promise<unknown> | undefined;
		try {
			// Takes the locks in the order of a claim.
			await database.transaction(async (tx) => {
				await tx.execute(sql`select from privileges for update`);
				importing = database.transaction((other) => {
					tries++;
					return importContent(
						other,
						{
							...programme,
							limit_groups: [{ name: "coffees", rules: { customer: 2 } }],
							privileges: [{ ...privilege, point: 6 }],
						},
						{ now: new Date(noon) },
					);
				});
				await waitFor(async () => {
					const { rows } = Object(
						await database.db.execute(
							sql`select from pg_locks where not granted`,
						),
					);
					expect(rows).toHaveLength(1);
				});
				await tx.execute(sql`select from limit_groups for update`);
				await tx.execute(
					sql`update codes set transaction_id = 'GG1' where id = (select min(id) from codes)`,
				);
				await tx.execute(
					sql`update privileges set entry_remaining = entry_remaining - 1`,
				);
			});
			await importing;
			expect(tries).toBe(1);
			const left = await database.db
				.select({ point: privileges.point, left: privileges.entry_remaining })
				.from(privileges);
			expect(left).toEqual([{ point: 6, left: privilege.entry_total - 1 }]);
		} finally {
			await database.close();
		}
	},
);

test.skipIf(!postgresUrl)(
	"an import does not remove a code that a running claim takes",
	async () => {
		const database = await newPostgres();
		await importInto(database, programme);
		const all = await database.db.select().from(codes);
		const removedCodes = all.map(({ privilege_id, code }) => ({
			...{ privilege_id, code },
		}));
		const taken = all[0]?.privilege_id ?? 0;
		let removing: Promise<KindChanges[]> | undefined;
		try {
			// Takes all codes except one, in the order of a claim.
			await database.transaction(async (tx) => {
				await tx.execute(sql`select from privileges for update`);
				await tx.execute(
					sql`update codes set transaction_id = id::text where id > (select min(id) from codes)`,
				);
				await tx.execute(sql`update privileges set entry_remaining = 0`);
				removing = database.transaction((other) =>
					importContent(other, {}, { now: new Date(noon), removedCodes }),
				);
				await waitersFor(database, 1);
			});
			const changes = (await removing)?.find((it) => it.kind === "codes");
			expect(changes).toMatchObject({
				removed: [`1 of ${taken}`],
				kept: [`${all.length - 1} of ${taken} are given out`],
			});
			expect(await database.db.$count(codes)).toBe(all.length - 1);
		} finally {
			await database.close();
		}
	},
);

test.skipIf(!postgresUrl)(
	"a claim waits for a running removal of codes, and finds the complete pool",
	async () => {
		const database = await newPostgres();
		await importInto(database, programme);
		const { privilege_id } = privilege;
		let claiming: Promise<unknown> | undefined;
		try {
			await database.transaction(async (tx) => {
				await importContent(
					tx,
					{ codes: [{ privilege_id, code: "5678" }] },
					{
						now: new Date(noon),
						removedCodes: [{ privilege_id, code: "1234" }],
					},
				);
				claiming = database.transaction((other) =>
					other.execute(sql`select from privileges for update`),
				);
				await waitersFor(database, 1);
			});
			await claiming;
		} finally {
			await database.close();
		}
	},
);

test.skipIf(!postgresUrl)(
	"an import waits for a running one, and must not refer to what that one removes",
	async () => {
		const database = await newPostgres();
		const closing = { ...brand, brand_id: 8 };
		await importInto(database, { ...programme, brands: [brand, closing] });
		let adding: Promise<unknown> | undefined;
		try {
			await database.transaction(async (tx) => {
				await importContent(
					tx,
					{ brands: [brand] },
					{ now: new Date(noon), removeOthers: true },
				);
				const deal = { ...privilege, privilege_id: 4712, brand_id: 8 };
				adding = importInto(database, {
					privileges: [{ ...deal, generate_codes: true }],
				}).catch(String);
				await waitersFor(database, 1);
			});
			expect(await adding).toContain("there is no 8 in brands");
		} finally {
			await database.close();
		}
	},
);

test.skipIf(!postgresUrl)(
	"an export while customers claim shows the store at one moment",
	async () => {
		const database = await newPostgres();
		const stock = { entry_total: 2000, generate_codes: true };
		await importInto(database, {
			...{ ...programme, codes: [] },
			privileges: [{ ...privilege, ...stock }],
		});
		let isClaiming = true;
		const claiming = (async () => {
			while (isClaiming)
				await database.db.execute(
					sql`with taken as (update codes set transaction_id = id::text where id = (select min(id) from codes where transaction_id is null) returning id)
						update privileges set entry_remaining = entry_remaining - (select count(*) from taken)`,
				);
		})();
		try {
			for (let at = 0; at < 5; at++) {
				const folder = join(home, `claims-${at}`);
				await exportContent(database, folder);
				const { codes = [], privileges } = readContent(folder).content;
				const used = privileges?.[0]?.entry_used ?? 0;
				expect(codes.length).toBe(stock.entry_total - used);
			}
		} finally {
			isClaiming = false;
			await claiming;
			await database.close();
		}
	},
);

describe.skipIf(!postgresUrl)("a claim that waits for an import", () => {
	let store: Store;
	let api: TestServer;
	let me: Session;
	beforeAll(async () => {
		store = await newStore(await newDatabase());
		api = await startTestServer({}, {}, store);
	}, 60_000);
	beforeEach(async () => {
		me = await api.client.signIn(newMockUserId());
	});
	afterAll(async () => {
		await api.stop();
		await store.close();
	});

	/** The reply to a request that is sent after the import has written the deal and before it commits. */
	async function during(
		name: DealName,
		change: Partial<PrivilegeEntry>,
		send: () => Promise<Reply>,
		others: Content = {},
	) {
		const all: PrivilegeEntry[] = testContent.privileges;
		const entry = all.find((it) => `PV_${it.privilege_id}` === deal(name));
		if (!entry) throw new Error(`no deal ${name}`);
		let sent: Promise<Reply> | undefined;
		await store.transaction(async (tx) => {
			const content = { ...others, privileges: [{ ...entry, ...change }] };
			await importContent(tx, content, { now: new Date(noon) });
			sent = send();
			await waitersFor(store, 1);
		});
		return await sent;
	}
	const claim = (name: DealName) => () =>
		api.client.send(
			submitRedeemCouponCodeV2,
			{ Reference: deal(name), Amount: 1, IsUsed: false },
			me,
		);

	test.each<[string, DealName, Partial<PrivilegeEntry>, number]>([
		["hides", "plain", { hidden: true }, failureCode.claimRefused],
		["ends", "ean", { valid_through: "2027-01-31" }, failureCode.refused],
		[
			"makes a delivered prize of",
			"twenty",
			{ type: 1, generate_codes: false },
			failureCode.refused,
		],
	])("is refused if the import %s the deal", async (_, name, change, code) => {
		const reply = await during(name, change, claim(name));
		expect(reply && failureOf(reply)).toMatchObject({ status: 400, code });
		expect(await claimsOf(store, me.sub)).toEqual([]);
	});

	test("is refused if the import adds a group whose limit is reached", async () => {
		const name = "full";
		const groups = { limit_groups: [{ name, rules: { overall: 0 } }] };
		const change = { limit_group: name };
		const reply = await during("itf", change, claim("itf"), groups);
		expect(reply && failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.claimRefused,
		});
	});

	test("expires at the end of the deal as the import has changed it", async () => {
		const change = { valid_through: "2027-06-30" };
		await during("msi", change, claim("msi"));
		const [kept] = await claimsOf(store, me.sub);
		expect(kept?.expires_at.toISOString()).toBe("2027-06-30T16:59:59.000Z");
	});

	test("is refused if the import changes the prize into a deal with codes", async () => {
		const MobileNo = newMobile();
		await api.client.ask(addCustomerAddress, homeAddress, me);
		const asked = await api.client.ask(requestOtp, { MobileNo }, me);
		const order = {
			...{ MobileNo, OTP: await codeTo(api, MobileNo) },
			...{ TransactionId: asked.transactionid, Reference: deal("physical") },
		};
		const reply = await during(
			"physical",
			{ type: 4, generate_codes: true },
			() => api.client.send(submitRedeemPhysicalV2, order, me),
		);
		expect(reply && failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.refused,
		});
	});
});
