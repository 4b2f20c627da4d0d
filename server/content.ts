// npm run content: imports and exports the programme's content, and prints the form of its files.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { SettingsError } from "./config/settingRules";
import {
	isProduction,
	readStoreSettings,
	type StoreSettings,
} from "./config/settings";
import type { Store } from "./store/connection/database";
import {
	openStore,
	openUnchanged,
	storeName,
} from "./store/connection/openStore";
import {
	awaySentence,
	errorCodeOf,
	isStoreUnavailable,
	reasonOf,
	StoreError,
} from "./store/connection/storeError";
import { contentJsonSchema } from "./store/content/contentJsonSchema";
import {
	createExportFolder,
	exportContent,
} from "./store/content/exportContent";
import { importContent, type KindChanges } from "./store/content/importContent";
import { ContentError, readContent } from "./store/content/readContent";

const usage = `Usage:
  npm run content -- import <folder or file> [--dry-run] [--remove-others] [--remove-codes <file>]
  npm run content -- import --remove-codes <file> [--dry-run]
  npm run content -- export <folder>
  npm run content -- schema

import   adds and changes the entries of the files (JSON, and CSV for codes and branches) in one transaction
  --dry-run        only shows what would change; does not migrate the database either
  --remove-others  also removes the entries that the files do not name, in the kinds that they contain; privileges are hidden and their brands closed instead, codes stay
  --remove-codes   also removes the codes of a CSV file from their pools, except those that customers have
export   writes the content of the database as such files into a new or empty folder
schema   prints the JSON Schema of the files

The database is the one of the server: DATABASE_URL, or DATA_DIR while no server uses it.
`;

class UsageError extends Error {}
/** Thrown to roll back a dry run. */
class DryRun extends Error {}

const print = (text: string) => void process.stdout.write(text);
// The reader of the output, such as a pager, may close first; the command still finishes its work.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code !== "EPIPE") throw error;
});
const maxKeysPerLine = 12;

function keyLine(sign: string, keys: string[]): string {
	const hidden = keys.length - maxKeysPerLine;
	const more = hidden > 0 ? `, and ${hidden} more` : "";
	return keys.length > 0
		? `  ${sign} ${keys.slice(0, maxKeysPerLine).join(", ")}${more}\n`
		: "";
}

const changeLines = (changes: KindChanges) => {
	const { kind, added, changed, removed, kept = [], unchanged } = changes;
	const counts = changes.codes ?? {
		added: added.length,
		removed: removed.length,
	};
	return (
		`${kind}: ${counts.added} added, ${changed.length} changed, ${counts.removed} removed, ${unchanged} unchanged\n` +
		keyLine("+", added) +
		keyLine("~", changed) +
		keyLine("-", removed) +
		keyLine("=", kept)
	);
};

/** The codes of a file; throws ContentError for a file of anything else. */
function readRemovedCodes(path: string) {
	if (path === "") return [];
	const { codes, ...others } = readContent(path).content;
	if (!codes || Object.keys(others).length > 0)
		throw new ContentError([`${path} must contain only the codes to remove.`]);
	return codes;
}

/** The input of an import, read before the store is opened. Throws ContentError. */
function readImport(path: string, removedCodesPath: string) {
	for (const file of [path, removedCodesPath])
		if (file !== "" && !existsSync(file))
			throw new ContentError([`${file} does not exist.`]);
	const files =
		path === "" ? { content: {}, positions: new Map() } : readContent(path);
	return { ...files, removedCodes: readRemovedCodes(removedCodesPath) };
}

async function importInto(
	store: Store,
	name: string,
	{ content, positions, removedCodes }: ReturnType<typeof readImport>,
	{ isDryRun, removeOthers }: { isDryRun: boolean; removeOthers: boolean },
) {
	let changes: KindChanges[] = [];
	await store
		.transaction(async (tx) => {
			const now = new Date();
			changes = await importContent(tx, content, {
				now,
				positions,
				removeOthers,
				removedCodes,
			});
			if (isDryRun) throw new DryRun();
		})
		.catch((error: unknown) => {
			if (!(error instanceof DryRun)) throw error;
		});
	print(changes.map(changeLines).join(""));
	print(
		isDryRun
			? `Dry run: nothing was changed in ${name}.\n`
			: `Imported into ${name}.\n`,
	);
}

/** The settings of the store. Throws SettingsError in production if neither DATABASE_URL nor DATA_DIR is set. */
function readStore(): StoreSettings {
	const { DATABASE_URL = "", DATA_DIR = "" } = process.env;
	const isNamed = (DATABASE_URL + DATA_DIR).trim() !== "";
	if (!isNamed && isProduction(process.env))
		throw new SettingsError(
			"DATABASE_URL or DATA_DIR must be set with NODE_ENV=production: the default is an embedded database in the project's folder.",
		);
	return readStoreSettings(process.env);
}

async function withStore(
	settings: StoreSettings,
	open: (settings: StoreSettings) => Promise<Store>,
	work: (store: Store, name: string) => Promise<void>,
) {
	const store = await open(settings);
	await work(store, storeName(settings)).finally(() => store.close());
}

async function exportInto(folder: string) {
	const settings = readStore();
	createExportFolder(folder);
	await withStore(settings, openUnchanged, async (store, name) => {
		const files = await exportContent(store, folder);
		print(
			`Written from ${name} to ${folder}: ${files.join(", ") || "nothing, because the database has no content"}.\n`,
		);
	});
}

async function run() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			help: { type: "boolean", short: "h", default: false },
			"dry-run": { type: "boolean", default: false },
			"remove-others": { type: "boolean", default: false },
			"remove-codes": { type: "string", default: "" },
		},
	});
	const [command, path = "", ...others] = positionals;
	const removedCodesPath = values["remove-codes"];
	const isDryRun = values["dry-run"];
	const removeOthers = values["remove-others"];
	if (values.help) return print(usage);
	const extra = command === "schema" ? path : others[0];
	if (extra) throw new UsageError(`Unexpected argument '${extra}'`);
	// Other commands refuse these options: an export would write even with --dry-run.
	const isOfImport = isDryRun || removeOthers || removedCodesPath !== "";
	if (isOfImport && command !== "import")
		throw new UsageError(
			"--dry-run, --remove-others and --remove-codes are options of import only",
		);
	switch (command) {
		case "import": {
			if (path + removedCodesPath === "")
				throw new UsageError("import needs a folder or a file");
			const input = readImport(path, removedCodesPath);
			// A dry run must not migrate the store.
			return await withStore(
				readStore(),
				isDryRun ? openUnchanged : openStore,
				(store, name) =>
					importInto(store, name, input, { isDryRun, removeOthers }),
			);
		}
		case "export":
			if (path === "") throw new UsageError("export needs a folder");
			return await exportInto(path);
		case "schema":
			return print(contentJsonSchema());
		default:
			throw new UsageError("The command must be import, export or schema");
	}
}

/** The text shown for an error: its message if that is clear enough, else its stack. */
function errorText(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const isOfParseArgs = error instanceof TypeError && "code" in error;
	if (isOfParseArgs || error instanceof UsageError)
		return `${error.message.split(/\.\s/)[0]}. --help prints the usage.`;
	const isClear = [ContentError, SettingsError, StoreError].some(
		(kind) => error instanceof kind,
	);
	if (isClear) return error.message;
	if (isStoreUnavailable(error)) return awaySentence(error);
	// The error's own message has the whole statement, with the codes of coupons.
	const isRefused = /^[\dA-Z]{5}$/.test(errorCodeOf(error) ?? "");
	return isRefused
		? `The database reported an error (${reasonOf(error)}).`
		: String(error.stack);
}

run().catch((error: unknown) => {
	process.stderr.write(`${errorText(error).trimEnd()}\n`);
	// A connection that is still open after the error would keep the process alive.
	process.exit(1);
});
