// Sign-in and sign-out, with a question before an account is replaced or signed out (decision 008, X07).
import type { AccountLabel } from "../domain/session/account";
import { isNewerToken } from "../domain/session/offeredToken";
import { openQuestion } from "../platform/browser/dialogs";
import { loadPath } from "../platform/browser/openLink";
import { waitBriefly } from "../platform/browser/waitBriefly";
import { changeAccount } from "../platform/session/account";
import { accountOnPhone } from "../platform/session/accountOnPhone";
import {
	adoptToken,
	type Session,
	savedSession,
} from "../platform/session/session";
import { turnOffReminders } from "./reminders";

/**
 * Signs in with a token that the server has accepted. Where another account is on this phone the person is asked
 * first (`nameOf` names the new account; its failure rejects); false where they declined and nothing has changed.
 * `before` is called just before the token is saved.
 */
export async function signInWithToken(
	next: Session,
	nameOf: () => Promise<AccountLabel>,
	{
		before = () => undefined,
		issuedNow = false,
	}: { before?: () => void; issuedNow?: boolean } = {},
): Promise<boolean> {
	let asked = false;
	for (;;) {
		const current = savedSession();
		if (current?.sub === next.sub) {
			before();
			const isFresh = issuedNow && !asked;
			if (isFresh || isNewerToken(next.claims, current.claims))
				adoptToken(next.token, isFresh);
			return true;
		}
		const former = await accountOnPhone(next.sub);
		const isConfirmed =
			!former ||
			(await openQuestion({
				name: "leaveAccount",
				account: former,
				next: await nameOf(),
			}));
		if (!isConfirmed) return false;
		asked ||= former !== null;
		// Another tab may have changed the account meanwhile: ask again.
		if (savedSession()?.sub !== current?.sub) continue;
		before();
		await changeAccount(next, issuedNow && !asked);
		return true;
	}
}

/** Asks, signs out and reloads the app; false where the person declined. Needs no network once the whole app is saved. */
export async function signOut(): Promise<boolean> {
	const account = await accountOnPhone("");
	if (
		account &&
		!(await openQuestion({ name: "leaveAccount", account, next: null }))
	)
		return false;
	await waitBriefly(turnOffReminders());
	await changeAccount(null);
	await loadPath("/");
	return true;
}
