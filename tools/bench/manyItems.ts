// Many items for a list: privileges in a category of their own, claims and favourites of a customer; and the scrolling that loads them all.
import type { PGlite } from "@electric-sql/pglite";
import type { Page } from "@playwright/test";
import { demoContent, isCurrent } from "../../tests/support/demoContent";

/** The ids of the deals that everybody sees today. */
const deals = demoContent.privileges
	.filter((it) => it.type === 4 && isCurrent(it) && !it.hidden)
	.map(({ privilege_id }) => privilege_id);

/** Categories of the bench only, by their number of privileges. */
const categoryOf = (amount: number) => 900_000 + amount;
const firstCopy = 1_000_000;

/** The path of the category that has `amount` privileges. */
export const categoryPath = (amount: number) =>
	`/privilege?catId=${categoryOf(amount)}`;

/** Writes, for each amount, that many copies of the deals into a category of their own; their ids begin after firstCopy. */
export async function writePrivileges(
	database: PGlite,
	amounts: readonly number[],
): Promise<void> {
	let from = firstCopy;
	for (const amount of amounts) {
		await database.query(
			`insert into privileges select (jsonb_populate_record(p, jsonb_build_object(
				'privilege_id', $1::int + at, 'reference', 'B' || ($1::int + at), 'alt_reference', 'PV_' || ($1::int + at),
				'category_id', $2::int))).*
			from generate_series(1, $3::int) at
			join privileges p on p.privilege_id = ($4::int[])[at % cardinality($4::int[]) + 1]`,
			[from, categoryOf(amount), amount, deals],
		);
		from += amount;
	}
}

/** Writes `items` claims of a customer that end in `endsInDays`, which is negative for ended ones. */
export async function writeClaims(
	database: PGlite,
	sub: string,
	items: number,
	endsInDays = 30,
): Promise<void> {
	await database.query(
		`insert into claims (transaction_id, sub, imei, privilege_id, code, claimed_at, wants_use_now, expires_at)
		select 'BENCH' || $1 || '-' || at, $1, '', ($2::int[])[at % cardinality($2::int[]) + 1], 'BENCH' || at,
			least(now(), now() + $4::int * interval '1 day') - at * interval '1 minute', false,
			now() + $4::int * interval '1 day'
		from generate_series(1, $3::int) at`,
		[sub, deals, items, endsInDays],
	);
}

/** Writes `items` favourites of a customer, of the privileges that writePrivileges wrote first. */
export async function writeFavourites(
	database: PGlite,
	sub: string,
	items: number,
): Promise<void> {
	await database.query(
		`insert into favourites (sub, content_type, content_ref, added_at)
		select $1, 1000, 'PV_' || ($2::int + at), now() - at * interval '1 minute' from generate_series(1, $3::int) at`,
		[sub, firstCopy, items],
	);
}

/** Scrolls to the end until no page is missing. */
export async function loadAllPages(page: Page, items: number): Promise<void> {
	const seen = page.locator("li[aria-posinset]").first();
	const size = async () => Number(await seen.getAttribute("aria-setsize"));
	await seen.waitFor();
	for (let before = await size(); before < items; before = await size()) {
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await page
			.waitForFunction(
				(former) =>
					Number(
						document
							.querySelector("li[aria-posinset]")
							?.getAttribute("aria-setsize"),
					) > former,
				before,
			)
			.catch(() => {
				throw new Error(
					`${page.url()}: no more items were loaded after ${before} of ${items}`,
				);
			});
	}
}
