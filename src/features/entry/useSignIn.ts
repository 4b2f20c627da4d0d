// The sign-in at the landing address: exchange for a token, question about another account, target page, failures (P02, P18–P20).
import { msg } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useSearchParams } from "../../components/pages/useSearchParams";
import type { ErrorCode } from "../../contract/envelope";
import { blankAddress } from "../../domain/app/blankData";
import type { Confirmation } from "../../domain/app/confirmation";
import { deepLinkPath } from "../../domain/app/deepLink";
import { finalSignInErrorDialog } from "../../domain/app/failure";
import {
	signInFailedDialog,
	signInOutcome,
} from "../../domain/app/signInFailure";
import type { AccountLabel } from "../../domain/session/account";
import { evaluateToken } from "../../domain/session/offeredToken";
import { signInQuery } from "../../domain/session/signInQuery";
import { openDialog } from "../../platform/browser/dialogs";
import { openDialogWhenFree } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { ApiFailure } from "../../platform/http/apiFailure";
import {
	apiHost,
	chosenHostOf,
	isOtherHost,
	saveApiHost,
	withSignInHost,
} from "../../platform/http/host";
import { settings } from "../../platform/http/settings";
import { saveLocaleFromAddress } from "../../platform/i18n/locale";
import { showSavedLocale } from "../../platform/i18n/syncLocale";
import { withUpdateLock } from "../../platform/pwa/updateLock";
import { restoreQueries } from "../../platform/query/restoreQueries";
import { accountLabelOf } from "../../platform/session/accountOnPhone";
import {
	dispatchSessionEvent,
	isIssuedNow,
	reportSession,
	resetRefreshCount,
} from "../../platform/session/renewal";
import {
	currentSession,
	readToken,
	renewSessionId,
	type Session,
} from "../../platform/session/session";
import {
	authenticationMutations,
	authenticationQueries,
	fetchProfileAs,
} from "../../queries/authentication";
import { ownMeta } from "../../queries/queryHelpers";
import { signInWithToken } from "../../sync/signIn";
import {
	campaignClosed,
	type FailedSignIn,
	failedSignInOf,
	linkNotFoundDialog,
} from "./failedSignIn";

/** How long to wait for the new account's name, in ms; afterwards the question says that it is unknown. */
const nameTimeoutMs = 6000;

/** Signs in once; returns null while that is in progress or after a navigation, or else the failure. */
export function useSignIn(): FailedSignIn | null {
	const query = useSearchParams();
	const navigate = useNavigate();
	const client = useQueryClient();
	const { mutateAsync: land } = useMutation(authenticationMutations.landing());
	const [failedSignIn, setFailedSignIn] = useState<FailedSignIn | null>(null);

	function showDialog(dialog: Confirmation) {
		setFailedSignIn(failedSignInOf(dialog));
		// Home would open the account on this phone, so the dialog only closes and the page offers the choice.
		const withoutTarget = currentSession() &&
			dialog.to === "/" && {
				to: undefined,
				navigateOnClose: undefined,
				cancelLabel: undefined,
				confirmLabel: msg`Close`,
			};
		openDialog({ name: "confirmation", ...dialog, ...withoutTarget });
	}

	/** Opens a page as the result of a refused sign-in. */
	const openRefusedPage = (href: string) =>
		navigate({ href, replace: true, state: { signInRefused: true } });

	/** Opens the article for the refused device, or a dialog if the article cannot be loaded (1 §8). */
	async function showNoPermission(code: ErrorCode) {
		const errorCode = String(code);
		const host = chosenHostOf(query.api_server_url);
		const otherHost = isOtherHost(host) ? host : undefined;
		try {
			await withAddressHost(() =>
				client.query({
					...authenticationQueries.noPermissionArticle(errorCode, otherHost),
					// The call is made without a token, so its failure says nothing about the session on this phone.
					meta: ownMeta,
				}),
			);
		} catch {
			return showDialog(finalSignInErrorDialog);
		}
		await openRefusedPage(
			`/no-permission-device-article?${new URLSearchParams({
				errorCode,
				// The build's own host is given by its name, because an empty parameter would be left out.
				...(otherHost !== undefined && { api_server_url: apiHost(otherHost) }),
			})}`,
		);
	}

	async function fail(failure: unknown) {
		// A local failure, such as a missing chunk.
		if (!(failure instanceof ApiFailure)) return showDialog(signInFailedDialog);
		const outcome = signInOutcome(failure);
		if (outcome.kind === "dialog") showDialog(outcome.dialog);
		else if (outcome.kind === "noPermission")
			await showNoPermission(outcome.code);
		else if (outcome.kind === "blank")
			await openRefusedPage(blankAddress(outcome, query.mode));
		else setFailedSignIn(campaignClosed);
	}

	/** Runs calls of the sign-in with the API host that the address names. */
	const withAddressHost = <Result>(work: () => Promise<Result>) =>
		withSignInHost(query.api_server_url, work);

	/** Returns the label of the new account; throws if its token is refused. */
	async function fetchLabel(next: Session): Promise<AccountLabel> {
		try {
			const profile = await withAddressHost(() =>
				fetchProfileAs(next, nameTimeoutMs),
			);
			return accountLabelOf(next, profile);
		} catch (failure) {
			// The landing code cannot be used again, so a slow network must not fail the sign-in.
			if (
				failure instanceof ApiFailure &&
				evaluateToken(failure, { isAlone: false }) === "unknown"
			)
				return accountLabelOf(next, null);
			throw failure;
		}
	}

	async function signIn() {
		try {
			const askedAt = Date.now();
			const reply = await withAddressHost(() =>
				land(signInQuery(query, settings.hasDemo)),
			);
			const next = readToken(reply.token);
			if (!next) return showDialog(signInFailedDialog);
			const isSignedIn = await signInWithToken(next, () => fetchLabel(next), {
				beforeSave() {
					saveApiHost(query.api_server_url);
					saveLocaleFromAddress();
				},
				issuedNow: isIssuedNow(askedAt),
			});
			// The person declined the switch, so no message is needed.
			if (!isSignedIn) return await navigate({ to: "/", replace: true });
			// Also clears what another customer left in this tab, such as the refresh count.
			restoreQueries();
			dispatchSessionEvent({ name: "landed" });
			void reportSession(renewSessionId());
			const target = deepLinkPath(reply);
			await navigate({ href: target ?? "/", replace: true });
			if (target === null) openDialogWhenFree(linkNotFoundDialog);
		} catch (failure) {
			await fail(failure);
		}
	}

	useAfterMount(() => {
		resetRefreshCount();
		// The landing code may be valid only once, so no update may reload the page meanwhile.
		void withUpdateLock(signIn);
		// On leaving, shows the saved language again, which is the address's language after a sign-in.
		return showSavedLocale;
	}, true);

	return failedSignIn;
}
