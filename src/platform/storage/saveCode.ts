// Writes codes to the wallet, and requests persistent storage for them (O01).
import * as v from "valibot";
import { codeCard, hasRewardName } from "../../domain/code/codeCard";
import { codeContent, withKnownContent } from "../../domain/code/codeContent";
import { withLock } from "../browser/locks";
import { isInstalled } from "../pwa/install";
import { currentSession } from "../session/session";
import { trackWrite } from "./pendingWrites";
import { local, storageKeys } from "./storage";
import { readCode, removeCode, type WalletCode, writeCode } from "./wallet";

/** Changes a saved code under a lock across all tabs; `change` gets null if there is none, and nothing is written if it returns null or the customer is not signed in (O05). Returns whether the code could be read back. */
export function rewriteCode(
	sub: string,
	transactionId: string,
	change: (existing: WalletCode | null) => WalletCode | null,
): Promise<boolean> {
	const work = async () => {
		const code = change(await readCode(sub, transactionId));
		if (!code || currentSession()?.sub !== sub) return false;
		let saved = await writeCode(code);
		if (!saved && code.over) {
			// On a full disk the former record would still show the code as usable, so it is removed first, which also makes room.
			await removeCode(code);
			saved = await writeCode(code);
		}
		// A code that is only in memory is lost with the page, so it must not count as saved.
		if (!saved && code.proven) await writeCode({ ...code, proven: false });
		return saved;
	};
	return withLock(`code/${sub}/${transactionId}`, () => trackWrite(work()));
}

/** The saved symbol, if the new reading has no content of its own. */
const keptSymbol = (code: WalletCode, existing: WalletCode | null) =>
	existing && codeContent(code).kind === "none"
		? { bars: existing.bars, proven: existing.proven }
		: {};

/** Requests persistent storage for saved codes once, and once more in the installed app, where Chromium grants it. */
export function protectCodes(): void {
	const requestedIn = local.get(storageKeys.persistAsked);
	if (requestedIn === "installed" || (requestedIn !== null && !isInstalled()))
		return;
	local.set(storageKeys.persistAsked, isInstalled() ? "installed" : "1");
	navigator.storage?.persist?.().catch(() => undefined);
}

/** Saves a code, keeping what the new reading lacks: a countdown, content, a card with the reward's name. A saved `over` always stays, because only markCodeOver changes it. */
export async function saveCode(code: WalletCode): Promise<boolean> {
	const saved = await rewriteCode(
		code.sub,
		code.transaction_id,
		(existing) => ({
			// Another tab may have saved more while this reading was on its way, such as a countdown.
			...withKnownContent(code, existing),
			...keptSymbol(code, existing),
			// The history may have given the reward's name while a read without one was running.
			...(existing &&
				hasRewardName(existing) &&
				!hasRewardName(code) &&
				v.parse(codeCard, existing)),
			countdown_time: code.countdown_time ?? existing?.countdown_time ?? null,
			over: existing ? existing.over : code.over,
		}),
	);
	if (saved && local.get(storageKeys.persistAsked) === null) protectCodes();
	return saved;
}

/** Marks a saved code as used or ended, or (undefined) as usable again; returns whether that changed it. */
export function markCodeOver(
	sub: string,
	transactionId: string,
	over: WalletCode["over"],
): Promise<boolean> {
	return rewriteCode(sub, transactionId, (existing) =>
		existing && existing.over !== over ? { ...existing, over } : null,
	);
}
