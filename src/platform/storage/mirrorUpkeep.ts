// Once a start: makes both copies of the saved codes equal.
import {
	isSameRecord,
	newestRecord,
	readRecord,
} from "../../domain/app/storedRecord";
import { whenIdle } from "../browser/idle";
import { currentSession } from "../session/session";
import { databases } from "./databases";
import type { StorageBackend } from "./mirroredStore";
import { codeKeyPrefix, readCode } from "./wallet";

/** Transactions whose code is missing, damaged or older in one copy. */
export async function unequalCodes(
	copies: readonly StorageBackend[],
	sub: string,
): Promise<string[]> {
	const prefix = codeKeyPrefix(sub);
	const all = await Promise.all(
		copies.map(async (copy) => {
			const [keys, entries] = await Promise.all([
				copy.keys(prefix).catch(() => []),
				copy.entries(prefix).catch(() => []),
			]);
			return { keys, entries: new Map(entries) };
		}),
	);
	const keys = new Set(all.flatMap((copy) => copy.keys));
	return [...keys]
		.filter((key) => key.startsWith(prefix))
		.filter((key) => {
			const records = all.map(({ entries }) =>
				readRecord(key, entries.get(key)),
			);
			const newest = newestRecord(records);
			return newest && !records.every((it) => isSameRecord(it, newest));
		})
		.flatMap((key) => {
			try {
				return [decodeURIComponent(key.slice(prefix.length))];
			} catch {
				return [];
			}
		});
}

async function repairCopies(): Promise<void> {
	const sub = currentSession()?.sub;
	if (!sub) return;
	for (const id of await unequalCodes(databases, sub)) await readCode(sub, id);
}

export function startMirrorUpkeep(): void {
	whenIdle(() => void repairCopies().catch(() => undefined));
}
