// Opens the embedded PostgreSQL in a folder.

import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmdirSync,
	rmSync,
	statfsSync,
} from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as schema from "../schema/schema";
import {
	migrationsFolder,
	openingError,
	type Seed,
	type Store,
} from "./database";
import { FixedParserPglite } from "./fixedParserPglite";
import { lockFolder } from "./lockFolder";
import { reasonOf, StoreError } from "./storeError";

/** Bytes that can still be written to the disk of a folder; Infinity if the disk does not report its size. */
function freeBytesOf(folder: string): number {
	const { blocks, bavail, bsize } = statfsSync(folder);
	return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

const megabyte = 1024 * 1024;

/** Three files of the write-ahead log, of 16 MB each. */
const minFreeBytes = 48 * megabyte;

/** A new store with the demo's content takes 63 MB, and `minFreeBytes` must be free after that. */
const minFreeForNewStore = 112 * megabyte;

/** Throws ENOSPC, as the disk would, if too little is free for a transaction: PGlite hangs once it cannot create the next file of its log. */
function checkFreeBytes(free: number): void {
	if (free < minFreeBytes)
		throw Object.assign(
			new StoreError(
				"The disk of the database is full: nothing was changed. Free some space and try again.",
			),
			{ code: "ENOSPC" },
		);
}

/** Throws StoreError if too little is free to open a store, or to create a new one. */
function checkFreeForOpening(
	folder: string,
	free: number,
	isNew: boolean,
): void {
	const least = isNew ? minFreeForNewStore : minFreeBytes;
	if (free < least)
		throw new StoreError(
			`The disk of the data folder ${folder} is full: ${Math.floor(free / megabyte)} MB are free, ${least / megabyte} MB are needed.`,
		);
}

/** Runs transactions one after the other. PGlite blocks this thread, so the event loop runs between them. */
function transactionQueue() {
	let last: Promise<unknown> = Promise.resolve();
	return <T>(work: () => Promise<T>): Promise<T> => {
		const result = last.then(work);
		last = result.then(setImmediate, setImmediate);
		return result;
	};
}

const damaged = (folder: string) =>
	new StoreError(
		`The database in ${folder} is damaged; restore the folder from a backup (docs/operating.md), or set DATA_DIR to another one.`,
	);

/** Throws EACCES for a file of another user, as in a backup that root restored: PGlite would report it as damaged. */
function checkRights(files: string): void {
	const names = readdirSync(files, { recursive: true, encoding: "utf8" });
	for (const name of ["", ...names])
		accessSync(join(files, name), constants.R_OK | constants.W_OK);
}

/** Creates a database beside its empty folder, and moves it there once it is complete: an interrupted start would otherwise leave one that looks damaged. */
async function createDatabase(files: string): Promise<void> {
	const unfinished = `${files}.new`;
	rmSync(unfinished, { recursive: true, force: true });
	mkdirSync(unfinished, { mode: 0o700 });
	const client = new FixedParserPglite(unfinished);
	await client.waitReady.catch((error: unknown) => {
		throw new StoreError(
			`The database cannot be created in ${unfinished} (${reasonOf(error)}).`,
		);
	});
	await client.close();
	rmdirSync(files);
	renameSync(unfinished, files);
}

/** The store of a ready PGlite, migrated and seeded if there is a `seed`. `beforeWriting` runs before each transaction and after a failed one, whose error it may replace by throwing. */
export async function embeddedStore(
	client: FixedParserPglite,
	seed: Seed | undefined,
	beforeWriting: () => void,
): Promise<Store> {
	const db = drizzle({ client, schema });
	if (seed) {
		await migrate(db, { migrationsFolder });
		await db.transaction((tx) => seed(tx));
	}
	const queue = transactionQueue();
	const { inside, enter } = client.sharedTransactionClient();
	const tx = drizzle({ client: inside, schema });
	return {
		db,
		pool: null,
		countConnections: null,
		transaction: (work) =>
			queue(async () => {
				beforeWriting();
				return await enter(() => work(tx)).catch((error) => {
					// A transaction that filled the disk fails with an unrelated error.
					beforeWriting();
					throw error;
				});
			}),
		reclaimSpace: () =>
			queue(async () => {
				beforeWriting();
				await client.exec("vacuum");
				await client.exec("checkpoint");
			}),
		close: () => client.close(),
	};
}

/** A migrated, empty store in memory. */
export const openInMemory = (): Promise<Store> =>
	embeddedStore(
		new FixedParserPglite("memory://"),
		async () => {},
		() => {},
	);

/** The embedded database in `folder`; without `seed` it is not migrated either. Throws StoreError if it cannot be opened; a transaction throws ENOSPC while the disk is nearly full. */
export async function openEmbedded(
	folder: string,
	seed?: Seed,
	freeBytes = freeBytesOf,
): Promise<Store> {
	let unlock = () => {};
	try {
		unlock = lockFolder(folder);
		const files = join(folder, "pglite");
		// PGlite creates files that everybody may read and write, so the folder's mode keeps other users out.
		mkdirSync(files, { recursive: true, mode: 0o700 });
		checkRights(files);
		const isNew = !existsSync(join(files, "PG_VERSION"));
		// PGlite would create a new database over the remains of a damaged one.
		if (isNew && existsSync(join(files, "base"))) throw damaged(folder);
		checkFreeForOpening(folder, freeBytes(files), isNew);
		if (isNew) await createDatabase(files);
		const client = new FixedParserPglite(files);
		await client.waitReady.catch(() => {
			throw damaged(folder);
		});
		const store = await embeddedStore(client, seed, () =>
			checkFreeBytes(freeBytes(files)),
		);
		return {
			...store,
			close: async () => {
				await store.close();
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw openingError(error, `The data folder ${folder}`);
	}
}
