// Scrolls each long list and a short one of its kind on a phone slowed to a quarter: the longest frame, the page's elements, its memory.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { phone } from "../../tests/e2e/support/phone";
import { type ApiClient, signInClient } from "../../tests/support/apiClient";
import { startApp } from "../../tests/support/app";
import { browserArguments } from "../../tests/support/browser";
import { demoContent, isCurrent } from "../../tests/support/demoContent";
import { median } from "../../tests/support/rounds";

const short = 50;
const slowDown = 4;
/** Pixels a frame: a fling. */
const speed = 120;
const frames = 400;
/** Times that a loaded list is scrolled; one hiccup of the machine is no frame of the list's. */
export const flings = 3;

export interface Scrolled {
	items: number;
	/** The longest frame while the loaded list is scrolled, in ms: the median of the flings. */
	longestFrame: number;
	elements: number;
	/** Of the page's scripts, in MB. */
	memory: number;
}

/** What every list shows to everybody today. */
const deals = demoContent.privileges
	.filter((it) => it.type === 4 && isCurrent(it) && !it.hidden)
	.map(({ privilege_id }) => privilege_id);

/** Categories of the bench alone, by how many privileges they hold. */
const categoryOf = (amount: number) => 900_000 + amount;
const firstCopy = 1_000_000;

/** Writes copies of the deals into a category of their own, ids from firstCopy on. */
async function writePrivileges(database: PGlite, amount: number, skip: number) {
	await database.query(
		`insert into privileges select (jsonb_populate_record(p, jsonb_build_object(
			'privilege_id', $1::int + at, 'reference', 'B' || ($1::int + at), 'alt_reference', 'PV_' || ($1::int + at),
			'category_id', $2::int))).*
		from generate_series(1, $3::int) at
		join privileges p on p.privilege_id = ($4::int[])[at % cardinality($4::int[]) + 1]`,
		[firstCopy + skip, categoryOf(amount), amount, deals],
	);
}

interface LongList {
	name: string;
	/** Items of the long list. */
	long: number;
	/** Where its list of so many items is. */
	path: (items: number) => string;
	/** Writes so many items for a customer, past the app and its limits. */
	write: (database: PGlite, sub: string, items: number) => Promise<unknown>;
}

const lists: LongList[] = [
	{
		name: "history",
		long: 2000,
		path: () => "/history?state=history",
		write: (database, sub, items) =>
			database.query(
				`insert into claims (transaction_id, sub, imei, privilege_id, code, claimed_at, wants_use_now, expires_at)
				select 'BENCH' || $1 || '-' || at, $1, '', ($2::int[])[at % cardinality($2::int[]) + 1], 'BENCH' || at,
					now() - at * interval '1 minute', false, now() + interval '30 days'
				from generate_series(1, $3::int) at`,
				[sub, deals, items],
			),
	},
	{
		name: "favourites",
		long: 1000,
		path: () => "/myfavorite",
		write: (database, sub, items) =>
			database.query(
				`insert into favourites (sub, content_type, content_ref, added_at)
				select $1, 1000, 'PV_' || ($2::int + at), now() - at * interval '1 minute' from generate_series(1, $3::int) at`,
				[sub, firstCopy, items],
			),
	},
	{
		name: "category",
		// 400 pages of 25.
		long: 10_000,
		path: (items) => `/privilege?catId=${categoryOf(items)}`,
		// The privileges are there for every customer.
		write: async () => undefined,
	},
];

/** Scrolls to the end until no page is missing. */
async function loadWhole(page: Page, items: number): Promise<void> {
	const seen = page.locator("li[aria-posinset]").first();
	const size = async () => Number(await seen.getAttribute("aria-setsize"));
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
					`${page.url()}: nothing came after ${before} of ${items} items`,
				);
			});
	}
}

/** Moves down and up again through the loaded list, so many pixels a frame; gives the longest frame. */
const longestFrame = (page: Page) =>
	page.evaluate(
		async ({ speed: perFrame, frames: amount }) => {
			scrollTo(0, 0);
			// The first frames belong to the jump to the top.
			let before = 0;
			for (let frame = 0; frame < 10; frame++)
				before = await new Promise<number>(requestAnimationFrame);
			let longest = 0;
			let way = Number(perFrame);
			for (let frame = 0; frame < amount; frame++) {
				const end = document.documentElement.scrollHeight - innerHeight;
				if (scrollY >= end - 1) way = -perFrame;
				else if (scrollY === 0) way = perFrame;
				scrollBy(0, way);
				const now = await new Promise<number>(requestAnimationFrame);
				longest = Math.max(longest, now - before);
				before = now;
			}
			return longest;
		},
		{ speed, frames },
	);

async function memoryOf(session: CDPSession): Promise<number> {
	await session.send("HeapProfiler.collectGarbage");
	const { usedSize } = await session.send("Runtime.getHeapUsage");
	return usedSize / 1_000_000;
}

async function scroll(
	address: string,
	executablePath: string,
	{ token }: ApiClient,
	path: string,
	items: number,
): Promise<Scrolled> {
	const browser = await chromium.launch({
		executablePath,
		args: browserArguments,
	});
	try {
		const context = await browser.newContext({ ...phone, baseURL: address });
		const page = await context.newPage();
		await page.addInitScript(
			(given) => localStorage.setItem("token", given),
			token,
		);
		await page.goto(path);
		await page.locator("li[aria-posinset]").first().waitFor();
		await loadWhole(page, items);
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
		const longest: number[] = [];
		for (let fling = 0; fling < flings; fling++)
			longest.push(await longestFrame(page));
		await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
		const seen = page.locator("li[aria-posinset]").first();
		const loaded = Number(await seen.getAttribute("aria-setsize"));
		if (loaded !== items)
			throw new Error(`${path}: ${loaded} of ${items} items were loaded`);
		return {
			items,
			longestFrame: median(longest),
			elements: await page.evaluate(
				() => document.querySelectorAll("*").length,
			),
			memory: await memoryOf(session),
		};
	} finally {
		await browser.close();
	}
}

/** Each kind of list, short and long; every list has a customer and a browser of its own. `only`: names, all where empty. */
export async function measureLongLists(
	executablePath: string,
	only: readonly string[] = [],
): Promise<{ name: string; short: Scrolled; long: Scrolled }[]> {
	const folder = mkdtempSync(join(tmpdir(), "gift-lists-"));
	const environment = { DATA_DIR: folder, RATE_LIMIT_PER_CLIENT: "0" };
	const wanted = lists.filter(
		({ name }) => only.length === 0 || only.includes(name),
	);
	const sizes = wanted.flatMap((list) =>
		[short, list.long].map((items) => ({ list, items })),
	);
	try {
		const first = await startApp(environment);
		const customers = await Promise.all(
			sizes.map(({ list, items }) =>
				signInClient(first.address, `empty-bench-${list.name}-${items}`),
			),
		);
		await first.stop();
		const database = await PGlite.create(join(folder, "pglite"));
		await writePrivileges(database, short, 0);
		await writePrivileges(database, 10_000, short);
		for (const [at, { list, items }] of sizes.entries())
			await list.write(database, customers[at]?.sub ?? "", items);
		await database.close();
		const app = await startApp(environment);
		const results: Scrolled[] = [];
		for (const [at, { list, items }] of sizes.entries()) {
			const customer = customers[at];
			if (!customer) throw new Error("A list has no customer");
			const path = list.path(items);
			results.push(
				await scroll(app.address, executablePath, customer, path, items),
			);
		}
		await app.stop();
		return wanted.map(({ name }, at) => {
			const [one, other] = results.slice(at * 2);
			if (!one || !other) throw new Error("A list was not measured");
			return { name, short: one, long: other };
		});
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
