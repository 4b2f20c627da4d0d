// The questions before an account leaves this phone, and what follows a confirmed one (contract: "a token in an address", X07).
import { isNewerToken } from "../../domain/session/offeredToken";
import { openQuestion } from "../../platform/browser/dialogs";
import { loadPath } from "../../platform/browser/open";
import { changeAccount } from "../../platform/session/account";
import { accountOnPhone } from "../../platform/session/accountOnPhone";
import {
	adoptToken,
	type Session,
	savedSession,
} from "../../platform/session/session";

/**
 * Signs in with a token that the server has accepted. Where another account is
 * on this phone the person is asked first (`nameOf` gives the words for the new
 * one, and may throw what makes the sign-in fail); false where they declined:
 * then nothing has changed. `before` is done just before the token is saved.
 */
export async function signInWithToken(
	next: Session,
	nameOf: () => Promise<string>,
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
			if (isNewerToken(next.claims, current.claims))
				adoptToken(next.token, issuedNow && !asked);
			return true;
		}
		const former = await accountOnPhone(next.sub);
		const isMeant =
			!former ||
			(await openQuestion({
				name: "leaveAccount",
				account: former,
				next: await nameOf(),
			}));
		if (!isMeant) return false;
		asked = former !== null;
		// Another tab may have changed the account while the question stood: then it is asked about that one.
		if (savedSession()?.sub !== current?.sub) continue;
		before();
		await changeAccount(next, issuedNow && !asked);
		return true;
	}
}

/** Asks, signs out of this phone, and starts it anew as nobody's; false where the person stayed. Needs no network. */
export async function signOut(): Promise<boolean> {
	const account = await accountOnPhone("");
	if (
		account &&
		!(await openQuestion({ name: "leaveAccount", account, next: null }))
	)
		return false;
	await changeAccount(null);
	await loadPath("/");
	return true;
}
