// Sign-in and sign-out, with a question before an account is replaced or signed out (decision 008, X07).
import type { AccountLabel } from "../domain/session/account";
import { isNewerToken } from "../domain/session/offeredToken";
import { openQuestion } from "../platform/browser/dialogs";
import { goTo } from "../platform/browser/openLink";
import { waitBriefly } from "../platform/browser/waitBriefly";
import { chosenHost, isOtherHost } from "../platform/http/host";
import { loadPage } from "../platform/pwa/chunkRecovery";
import { changeAccount } from "../platform/session/account";
import { accountOnPhone } from "../platform/session/accountOnPhone";
import { clearThisTab } from "../platform/session/clearOtherCustomers";
import { clearPersonalKeys } from "../platform/session/personalKeys";
import {
	adoptToken,
	currentSession,
	type Session,
	savedSession,
} from "../platform/session/session";
import { syncSavedSession } from "../platform/session/syncSession";
import { derivedKeys } from "../platform/storage/savedData";
import { local, storageKeys } from "../platform/storage/storage";
import { turnOffReminders } from "./reminders";

/** Removes what only the former API host knows: one-time codes, chosen lists, forms, shown news, coupons and deals that home shows first. */
function clearHostData(sub: string): void {
	clearThisTab();
	clearPersonalKeys();
	const drafts = storageKeys.draft(sub, "");
	for (const key of [
		...local.keys().filter((it) => it.startsWith(drafts)),
		storageKeys.seenNews(sub),
		...derivedKeys(sub),
	])
		local.remove(key);
}

/** Signs in with a token that the server has accepted; where another account is on this phone, only after the person has agreed, else it resolves to false. `fetchLabel` fetches the name of the new account for that question; `beforeSave` is called just before the token is saved. */
export async function signInWithToken(
	next: Session,
	fetchLabel: () => Promise<AccountLabel>,
	{
		beforeSave = () => undefined,
		issuedNow = false,
	}: { beforeSave?: () => void; issuedNow?: boolean } = {},
): Promise<boolean> {
	let wasAsked = false;
	for (;;) {
		const current = savedSession();
		if (current?.sub === next.sub) {
			const host = chosenHost();
			beforeSave();
			const isFresh = issuedNow && !wasAsked;
			const isMoved = isOtherHost(host);
			if (isMoved) clearHostData(next.sub);
			// Tokens of two hosts cannot be compared by their times.
			if (isMoved || isFresh || isNewerToken(next.claims, current.claims))
				adoptToken(next.token, { issuedNow: isFresh });
			// Another tab has signed this customer in, while this tab still has the former one.
			else if (currentSession()?.sub !== next.sub) adoptToken(current.token);
			return true;
		}
		const former = await accountOnPhone(next.sub);
		const isConfirmed =
			!former ||
			(await openQuestion({
				name: "leaveAccount",
				account: former,
				next: await fetchLabel(),
			}));
		if (!isConfirmed) return false;
		wasAsked ||= former !== null;
		// Another tab may have changed the account meanwhile: ask again.
		if (savedSession()?.sub !== current?.sub) continue;
		beforeSave();
		await changeAccount(next, { issuedNow: issuedNow && !wasAsked });
		return true;
	}
}

/** Asks, calls `onConfirmed`, signs out and reloads the app; false where the person declined or could not be asked. Needs no network once the whole app is saved. */
export async function signOut(onConfirmed?: () => void): Promise<boolean> {
	const account = await accountOnPhone("");
	const isConfirmed =
		!account ||
		(await openQuestion({ name: "leaveAccount", account, next: null }).catch(
			() => false,
		));
	// Where another tab has changed the account meanwhile, the question was about the former one.
	if (!isConfirmed || !syncSavedSession()) return false;
	onConfirmed?.();
	await waitBriefly(turnOffReminders());
	if (!syncSavedSession()) return false;
	await changeAccount(null);
	if (!(await loadPage("/"))) goTo("/");
	return true;
}
