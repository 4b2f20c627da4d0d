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

/** Changes a saved code (null for none) under a lock over all tabs; a null result writes nothing. Returns whether it could be read back. Writes nothing for a customer who is not signed in (O05). */
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
			// With a full disk the former record would show it as usable: it goes first, which also makes room.
			await removeCode(code);
			saved = await writeCode(code);
		}
		// A code in memory only is gone with the page: it must not count as saved.
		if (!saved && code.proven) await writeCode({ ...code, proven: false });
		return saved;
	};
	return withLock(`code/${sub}/${transactionId}`, () => trackWrite(work()));
}

/** The symbol of the saved content, where the new reading has no content of its own. */
const keptSymbol = (code: WalletCode, existing: WalletCode | null) =>
	existing && codeContent(code).kind === "none"
		? { bars: existing.bars, proven: existing.proven }
		: {};

/** Requests persistent storage for saved codes once, and once more in the installed app: Chromium grants it there, but not by the install alone. */
export function protectCodes(): void {
	const asked = local.get(storageKeys.persistAsked);
	if (asked === "installed" || (asked !== null && !isInstalled())) return;
	local.set(storageKeys.persistAsked, isInstalled() ? "installed" : "1");
	navigator.storage?.persist?.().catch(() => undefined);
}

/** Saves a code. A saved countdown stays, a saved `over` too (only markCodeOver changes it), and saved content or a saved card where the new reading has none. */
export async function saveCode(code: WalletCode): Promise<boolean> {
	const saved = await rewriteCode(
		code.sub,
		code.transaction_id,
		(existing) => ({
			// Another tab may have started the countdown while this reading was on its way.
			...withKnownContent(code, existing),
			...keptSymbol(code, existing),
			// The history may have named it while a read without a name was running.
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

/** Marks a saved code as used or ended, or (undefined) as usable again; whether that changed it. */
export function markCodeOver(
	sub: string,
	transactionId: string,
	over: WalletCode["over"],
): Promise<boolean> {
	return rewriteCode(sub, transactionId, (existing) =>
		existing && existing.over !== over ? { ...existing, over } : null,
	);
}
