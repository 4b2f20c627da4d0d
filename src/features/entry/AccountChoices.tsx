// The choices after a refused sign-in with an account on this phone: continue or sign out (decision 008).
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { restartOnAccountChange } from "../../platform/session/account";
import { savedAccountLabel } from "../../platform/session/accountOnPhone";
import { sessionAtom } from "../../platform/session/session";
import { signOut } from "../../sync/signIn";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import styles from "./entry.module.css";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** Whether a refused sign-in opened the page. */
		signInRefused?: boolean;
	}
}

/** Whether a refused sign-in is shown while another account is on the phone; closing the page must not open that account. */
export function useHasAccountChoices(): boolean {
	const { signInRefused } = useLocation().state;
	const isSignedIn = useAtomValue(sessionAtom) !== null;
	return signInRefused === true && isSignedIn;
}

export function AccountChoices() {
	const { t } = useLingui();
	const session = useAtomValue(sessionAtom);
	const [leaving, setLeaving] = useState(false);
	// Nothing else at /landing watches other tabs, so this reloads the page when one of them changes the account.
	useEffect(restartOnAccountChange, []);
	if (!session) return null;
	const name = savedAccountLabel(session).join(" · ");
	return (
		<>
			<p className={styles.account}>
				{name ? (
					<PhraseWrap>{t`Still signed in on this phone: ${name}`}</PhraseWrap>
				) : (
					<Trans>Another account is still signed in on this phone.</Trans>
				)}
			</p>
			<ButtonLink to="/" replace kind="second">
				<Trans>Continue with this account</Trans>
			</ButtonLink>
			<Button
				kind="text"
				busy={leaving}
				onClick={async () => {
					setLeaving(true);
					if (!(await signOut())) setLeaving(false);
				}}
			>
				<Trans>Sign out</Trans>
			</Button>
		</>
	);
}
