// Writes the store's content as a folder that an import reads.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asc, isNull, sql } from "drizzle-orm";
import type { Database, Store } from "../connection/database";
import { branches, codes } from "../schema/schema";
import { rowKinds } from "./contentKinds";
import { toEntry } from "./contentRows";
import { writeCsv } from "./csv";
import { ContentError, withDiskErrors } from "./readContent";
import { storedRows } from "./storedRows";

// Only the owner may read the files: anybody who reads a code can use it.
const folderRights = { recursive: true, mode: 0o700 } as const;
const fileRights = { mode: 0o600 };

/** Creates the folder; throws ContentError if it has files or cannot be created. */
export function createExportFolder(folder: string): void {
	const files = withDiskErrors(folder, "written", () => {
		mkdirSync(folder, folderRights);
		return readdirSync(folder);
	});
	if (files.length > 0) throw new ContentError([`${folder} is not empty.`]);
}

async function writeContent(db: Database, folder: string) {
	createExportFolder(folder);
	const written: string[] = [];
	const write = (file: string, text: string) => {
		const path = join(folder, file);
		withDiskErrors(path, "written", () =>
			writeFileSync(path, text, fileRights),
		);
		written.push(file);
	};
	for (const kind of rowKinds.filter((it) => it !== "branches")) {
		const rows = [...(await storedRows(db, kind)).values()];
		if (rows.length === 0) continue;
		const entries = rows.map((row, at) => toEntry(kind, row, at + 1));
		write(
			`${kind}.json`,
			`${JSON.stringify({ [kind]: entries }, null, "\t")}\n`,
		);
	}
	const writeRows = (file: string, rows: Record<string, string | number>[]) => {
		const [first] = rows;
		if (first)
			write(file, writeCsv([Object.keys(first), ...rows.map(Object.values)]));
	};
	writeRows(
		"branches.csv",
		await db.select().from(branches).orderBy(asc(branches.branch_id)),
	);
	writeRows(
		"codes.csv",
		await db
			.select({ privilege_id: codes.privilege_id, code: codes.code })
			.from(codes)
			.where(isNull(codes.transaction_id))
			.orderBy(asc(codes.privilege_id), asc(codes.id)),
	);
	return written;
}

/** Writes a JSON file for each kind that has entries, branches.csv, and the unclaimed codes as codes.csv; returns the file names. */
export const exportContent = (store: Store, folder: string) =>
	store.pool === null
		? writeContent(store.db, folder)
		: store.transaction(async (tx) => {
				// One snapshot for all tables, since claims take stock and codes meanwhile.
				await tx.execute(sql`set transaction isolation level repeatable read`);
				return await writeContent(tx, folder);
			});
