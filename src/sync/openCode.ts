// Opening a code: what the wallet has at once, what the network says next, and into the wallet with it (O01).
import type { QueryClient } from "@tanstack/react-query";
import {
	couponCodeDetail,
	historyRedeem,
	type RewardCode,
} from "../contract/history";
import { bareCard, type CodeCard, cardOfItem } from "../domain/code/codeCard";
import { withKnownContent } from "../domain/code/codeContent";
import { ApiFailure, isReplyLost } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { assertSignedIn, currentSession } from "../platform/session/session";
import { saveCode } from "../platform/storage/saveCode";
import { readCode, type WalletCode } from "../platform/storage/wallet";
import { historyKeys } from "../queries/historyKeys";
import { listedClaims } from "../queries/listedClaims";
import { verifyRenderable } from "./verifyRenderable";

/** A code as the screen gets it: where it came from, and whether the phone has it. */
export type OpenedCode = WalletCode & {
	from: "network" | "wallet";
	saved: boolean;
};

/** A code as the phone has it. */
export const savedCode = (code: WalletCode): OpenedCode => ({
	...code,
	from: "wallet",
	saved: code.proven === true,
});

export interface CodeRequest {
	transactionId: string;
	/** Starts the countdown where the code has one: a change, so only by a mutation. */
	start: boolean;
	/** What to draw around the code, where the caller knows it. */
	card?: CodeCard;
	signal?: AbortSignal;
}

/** The card of a claim that a loaded history list shows. */
function cardInHistory(client: QueryClient, transactionId: string) {
	const item = listedClaims(client).find(
		({ ext_transaction_id }) => ext_transaction_id === transactionId,
	);
	return item && cardOfItem(item);
}

/** The card of a claim by the first page of the history; undefined where that cannot be had or does not name it. */
async function cardFromServer(
	transactionId: string,
): Promise<CodeCard | undefined> {
	const page = await call(historyRedeem, {
		PageNumber: 1,
		ItemsPerPage: 25,
		UsePrivilege: "canuse",
		RewardAltRef: "",
	}).catch(() => null);
	const item = page?.items.find(
		({ ext_transaction_id }) => ext_transaction_id === transactionId,
	);
	return item && cardOfItem(item);
}

/** Saves a code at once, then its symbol with it: shown meanwhile, and called saved only when both were read back. */
async function keep(
	client: QueryClient,
	full: WalletCode,
): Promise<OpenedCode> {
	assertSignedIn(full.sub);
	const kept = await saveCode(full);
	const shown: OpenedCode = {
		...full,
		from: "network",
		saved: kept && full.proven === true,
	};
	const key = historyKeys.code(full.transaction_id);
	let opened = shown;
	if (!shown.saved) {
		client.setQueryData(key, shown);
		const { code, saved } = await verifyRenderable(full);
		opened = { ...shown, ...code, saved };
	}
	// Lists say which codes this phone has.
	void client.invalidateQueries({ queryKey: historyKeys.saved });
	return opened;
}

/** What the wallet has worked out for this very code. */
const workedOut = (kept: WalletCode | null, code: RewardCode) =>
	kept?.code === code.code && kept.barcode_format === code.barcode_format
		? { bars: kept.bars, proven: kept.proven }
		: {};

/** Statuses about the customer or the crowd, not about the code: a code that the phone has still opens. */
const notAboutTheCode = [401, 403, 423, 429];

/** Whether a failed read leaves the wallet's code standing. */
export const keepsSavedCode = (failure: unknown) =>
	isReplyLost(failure) ||
	(failure instanceof ApiFailure && notAboutTheCode.includes(failure.status));

/**
 * Gives the code of a claim. What the wallet has shows while the network is
 * asked, and stands where no reply comes, or one that is not about the code; a
 * refusal of the code is thrown.
 */
export async function openCode(
	client: QueryClient,
	{ transactionId, start, card, signal }: CodeRequest,
): Promise<OpenedCode> {
	const sub = currentSession()?.sub ?? "";
	const kept = await readCode(sub, transactionId);
	if (sub) assertSignedIn(sub);
	const fromWallet = kept && savedCode(kept);
	if (fromWallet)
		client.setQueryData<OpenedCode>(
			historyKeys.code(transactionId),
			(shown) => shown ?? fromWallet,
		);
	try {
		const reply = await call(
			couponCodeDetail,
			{ CPC_Transaction_Id: transactionId, Start_Countdown: start },
			{ signal, sub },
		);
		const code = {
			...withKnownContent(reply, kept),
			// What was asked for, whatever the reply calls it.
			transaction_id: transactionId,
		};
		const save = (around: CodeCard) =>
			keep(client, {
				...around,
				...code,
				sub,
				// A code read again is as old as before: a list loaded since then knows better whether it is used.
				saved_at: kept?.saved_at ?? serverNow(),
				...workedOut(kept, code),
			});
		const known =
			card ??
			cardInHistory(client, transactionId) ??
			(kept?.reward_name ? kept : undefined);
		if (known) return await save(known);
		// Opened by its address: the code does not wait for what is drawn around it.
		const bare = await save(bareCard(code.privilege_id));
		client.setQueryData<OpenedCode>(historyKeys.code(transactionId), bare);
		const found = await cardFromServer(transactionId);
		return found ? await save(found) : bare;
	} catch (failure) {
		if (fromWallet && keepsSavedCode(failure)) return fromWallet;
		throw failure;
	}
}
