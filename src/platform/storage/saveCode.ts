// Saves a code into the wallet, has the browser keep the storage from then on, and notes when a saved code is over (O01).
import * as v from "valibot";
import { codeCard } from "../../domain/code/codeCard";
import { withLock } from "../browser/locks";
import { currentSession } from "../session/session";
import { trackWrite } from "./pendingWrites";
import { local, storageKeys } from "./storage";
import { readCode, type WalletCode, writeCode } from "./wallet";

/**
 * Writes what `change` makes of a code as the phone has it (null: has it not);
 * null writes nothing. One write of a code at a time, over all tabs: what was
 * read before a slow reply must not undo what was noted meanwhile. Gives whether
 * it could be read back. Nothing is written of a customer who is not signed in:
 * the one who is has wiped what this would bring back (O05).
 */
function rewrite(
	sub: string,
	transactionId: string,
	change: (kept: WalletCode | null) => WalletCode | null,
): Promise<boolean> {
	const work = async () => {
		const code = change(await readCode(sub, transactionId));
		if (!code || currentSession()?.sub !== sub) return false;
		const saved = await writeCode(code);
		// What this page alone remembers must not pass for saved: it is gone with the page.
		if (!saved && code.proven) await writeCode({ ...code, proven: false });
		return saved;
	};
	return withLock(`code/${sub}/${transactionId}`, () => trackWrite(work()));
}

/**
 * Saves a code; the first one saved asks the browser to keep our storage when
 * space runs short. That the phone knows it as over stays (`noteOver` alone
 * changes it), and so do a clock that was started and what is drawn around it.
 */
export async function saveCode(code: WalletCode): Promise<boolean> {
	const saved = await rewrite(code.sub, code.transaction_id, (kept) => ({
		...code,
		// Named meanwhile by the history, while a read that began without a name was on its way.
		...(kept?.reward_name && !code.reward_name && v.parse(codeCard, kept)),
		countdown_time: code.countdown_time ?? kept?.countdown_time ?? null,
		over: kept ? kept.over : code.over,
	}));
	if (saved && local.get(storageKeys.persistAsked) === null) {
		local.set(storageKeys.persistAsked, "1");
		navigator.storage?.persist?.().catch(() => undefined);
	}
	return saved;
}

/** Notes that a saved code of the customer who is signed in is over, or (undefined) is not after all; whether that was news. */
export function markCodeOver(
	sub: string,
	transactionId: string,
	over: WalletCode["over"],
): Promise<boolean> {
	return rewrite(sub, transactionId, (kept) =>
		kept && kept.over !== over ? { ...kept, over } : null,
	);
}
