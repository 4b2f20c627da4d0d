// Fills an empty PostgreSQL with the demo programme many times over: catalogue, customers, claims, logs.
import type { Client } from "pg";
import { readStoreSettings } from "../../server/config/settings";
import { seedDemo } from "../../server/demo/seedDemo";
import { openPostgres } from "../../server/store/connection/openPostgres";

interface Amounts {
	claims: number;
	customers: number;
	privileges: number;
}

/** The ids of the added rows begin here; the demo's are below it. */
const firstId = 1_000_000;
const codesLeft = 100;
const claimDays = 365;
const logDays = 120;

/** Made-up words, so that a search meets more of them than the demo has. */
const word = (number: string) =>
	`(array['ชา','ลาน','มณี','ทราย','วาริน','ฟ้า','ภูผา','เมฆา','นที','พราว','สวน','ริมธาร','อรุณ','ไพร','ละมุน','ขวัญ'])[1 + (${number} * 7) % 16] ||
	 (array['ทอง','งาม','ใจ','ดาว','ใหม่','หวาน','เย็น','สุข','แก้ว','ใส','บุรี','รัก','ดี'])[1 + (${number} * 11) % 13]`;
const latinWord = (number: string) =>
	`initcap((array['ba','ko','mi','sa','tu','re','lo','na','vi','zu','fe'])[1 + ${number} % 11] ||
	 (array['rin','lek','mon','sat','pur','nel','dov'])[1 + (${number} / 11) % 7] || (array['a','o','ia','en','u'])[1 + (${number} / 77) % 5])`;

/** Adds `amount` rows to a table, as copies of the demo's with new ids; `replaced` has the SQL of other columns, in which n is the number of the row. */
async function copyRows(
	client: Client,
	table: string,
	id: string,
	amount: number,
	replaced: Record<string, string> = {},
) {
	const changes = Object.entries({ ...replaced, [id]: `${firstId} + n` })
		.map(([name, value]) => `'${name}', ${value}`)
		.join(", ");
	await client.query(
		`insert into ${table} select (jsonb_populate_record(p, jsonb_build_object(${changes}))).*
		from generate_series(1, ${amount}) n
		join (select ${id}, row_number() over (order by ${id}) - 1 as position, count(*) over () as total from ${table} where ${id} < ${firstId}) place on place.position = n % place.total
		join ${table} p on p.${id} = place.${id}`,
	);
}

async function fillCatalogue(client: Client, privileges: number) {
	const brands = Math.ceil(privileges / 20);
	await copyRows(client, "brands", "brand_id", brands, {
		name_th: `p.name_th || ' ' || ${word("n")}`,
		name_en: `p.name_en || ' ' || ${latinWord("n")}`,
		seq: "1000 + n",
	});
	const brand_id = `${firstId} + 1 + n % ${brands}`;
	await copyRows(client, "branches", "branch_id", brands * 20, { brand_id });
	await copyRows(client, "privileges", "privilege_id", privileges, {
		reference: `'S' || n`,
		alt_reference: `'PV_S' || n`,
		brand_id,
		name_th: `p.name_th || ' ' || ${word("n")} || ${word("n / 16")}`,
		name_en: `p.name_en || ' ' || ${latinWord("n")} || ' ' || ${latinWord("n / 7")}`,
		entry_total: "0",
		entry_remaining: String(codesLeft),
	});
	const notifications = Math.ceil(privileges / 25);
	await copyRows(client, "notifications", "campaign_id", notifications);
}

const customersSql = (amount: number) => `
	insert into customers (sub, scenario, firstname, lastname, email, mobileno, tier, is_plus, model, imei, serial, device_series, device_name, is_flagship, is_accessed_condition, date_of_birth, tier_start, tier_end, created_at)
	select 'scale-' || n, 'platinum', ${word("n")}, ${word("n / 16")}, 'c' || n || '@example.com', '08' || lpad(n::text, 8, '0'), 'Tier ' || 1 + n % 3, n % 9 = 0,
		'OR-S948', lpad(n::text, 15, '9'), 'S' || n, 'Orion S', 'Orion S26', n % 4 = 0, true, '19900101', now() - interval '100 days', now() + interval '265 days', now() - random() * interval '${claimDays} days'
	from generate_series(1, ${amount}) n;
	insert into registrations select sub, mobileno, created_at from customers where sub like 'scale-%';
	insert into customer_consents select c.sub, t.consent_id, true, t.version, c.created_at from customers c cross join consents t where c.sub like 'scale-%' and t.is_required`;

/** Some privileges and customers have many more claims than others. */
const claimsSql = ({ claims, customers, privileges }: Amounts) => `
	create temporary table made on commit drop as
	select n, 'scale-' || 1 + floor(${customers} * power(random(), 1.5))::int as sub, ${firstId} + 1 + floor(${privileges} * power(random(), 2))::int as privilege_id,
		now() - random() * interval '${claimDays} days' as claimed_at, random() as luck
	from generate_series(1, ${claims}) n;
	insert into claims (transaction_id, sub, imei, privilege_id, limit_group, code, claimed_at, wants_use_now, expires_at, opened_at, used_at)
	select 'GGS' || lpad(n::text, 9, '0'), m.sub, lpad(substr(m.sub, 7), 15, '9'), m.privilege_id, p.limit_group, 'S' || n, claimed_at, luck < 0.5, claimed_at + interval '60 days',
		case when luck < 0.8 then claimed_at end, case when luck < 0.7 then claimed_at + interval '1 hour' end
	from made m join privileges p using (privilege_id);
	insert into codes (privilege_id, code, transaction_id) select privilege_id, code, transaction_id from claims where transaction_id like 'GGS%';
	insert into codes (privilege_id, code) select privilege_id, 'F' || n from privileges cross join generate_series(1, ${codesLeft}) n where privilege_id > ${firstId};
	update privileges p set entry_total = entry_remaining + (select count(*) from claims c where c.privilege_id = p.privilege_id) where privilege_id > ${firstId}`;

const activitySql = ({ claims, customers, privileges }: Amounts) => `
	insert into favourites select 'scale-' || 1 + floor(${customers} * random())::int, 1000, 'PV_S' || 1 + floor(${privileges} * random())::int, now() - random() * interval '${claimDays} days'
	from generate_series(1, ${claims / 2}) on conflict do nothing;
	insert into notification_reads select 'scale-' || 1 + floor(${customers} * random())::int, ${firstId} + 1 + floor(${privileges / 25} * random())::int, now()
	from generate_series(1, ${claims / 2}) on conflict do nothing;
	insert into event_sessions select 'session-' || n, 'scale-' || 1 + n % ${customers}, now() - n * interval '${logDays} days' / ${claims} from generate_series(1, ${claims}) n;
	insert into event_logs (sub, session_id, name, type, ref1, path, created_at)
	select 'scale-' || 1 + n % ${customers}, 'session-' || 1 + n % ${claims}, 'privilege', 'view', 'PV_S' || 1 + n % ${privileges}, '/', now() - n * interval '${logDays} days' / ${claims * 2} from generate_series(1, ${claims * 2}) n;
	insert into search_logs (sub, type, item_id, created_at) select 'scale-' || 1 + n % ${customers}, 1, 'PV_S' || 1 + n % ${privileges}, now() - n * interval '${logDays} days' / ${claims} from generate_series(1, ${claims / 2}) n;
	insert into privilege_events (sub, transaction_id, privilege_id, privilege_type, event, created_at)
	select sub, transaction_id, privilege_id::text, 1, 1, claimed_at from claims where transaction_id like 'GGS%' limit ${claims / 2};
	insert into game_scores (name, sub, points, created_at) select 'space', 'scale-' || 1 + n % ${customers / 5}, (random() * 5000)::int, now() - random() * interval '60 days' from generate_series(1, ${customers}) n;
	insert into customer_addresses (sub, first_name, last_name, contactno, address, province_id, district_id, subdistrict_id, postalcode, remark)
	select sub, firstname, lastname, mobileno, '1', '10', '1001', '100101', '10200', '' from customers where sub like 'scale-%' and customer_no % 4 = 0;
	insert into survey_answers select 'scale-' || n, s.alt_reference, now(), '[]' from generate_series(1, ${customers}, 4) n cross join surveys s`;

/** Creates the schema and the demo programme, as a start in demo mode does. */
async function prepareStore(url: string) {
	const settings = readStoreSettings({
		DATABASE_URL: url,
		DATABASE_TIMEOUT_MS: "600000",
	});
	const store = await openPostgres(settings, (db) => seedDemo(db, new Date()));
	await store.close();
}

/** Whether the query finds a row; false without a schema. */
async function findsRow(client: Client, sql: string): Promise<boolean> {
	const { rows } = await client.query<{ hasSchema: boolean }>(
		`select to_regclass('public.privileges') is not null as "hasSchema"`,
	);
	if (!rows[0]?.hasSchema) return false;
	return (await client.query(sql)).rows.length > 0;
}

/** Whether any table that grows has a row. */
export const hasRows = (client: Client) =>
	findsRow(
		client,
		"select 1 from privileges union all select 1 from customers union all select 1 from claims limit 1",
	);

/** Whether the database has the rows that `fill` makes. */
export const isFilled = (client: Client) =>
	findsRow(client, "select 1 from privileges where alt_reference = 'PV_S1'");

/** Fills the database with these amounts, and prints how long each part took. */
export async function fill(client: Client, url: string, amounts: Amounts) {
	const part = async (name: string, work: () => Promise<unknown>) => {
		const started = performance.now();
		await client.query("begin");
		await work();
		await client.query("commit");
		const seconds = (performance.now() - started) / 1000;
		console.log(`${name}: ${seconds.toFixed(1)} s`);
	};
	await prepareStore(url);
	// With a fixed seed every run makes the same rows.
	await client.query("select setseed(0.5)");
	await part("catalogue", () => fillCatalogue(client, amounts.privileges));
	await part("customers", () => client.query(customersSql(amounts.customers)));
	await part("claims and codes", () => client.query(claimsSql(amounts)));
	await part("favourites and logs", () => client.query(activitySql(amounts)));
	await client.query("vacuum analyze");
}
