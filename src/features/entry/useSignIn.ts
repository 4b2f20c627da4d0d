// Signing in by the landing address: the exchange, the session, where it leads, and what each failure becomes (P02, P18–P20).
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { blankAddress } from "../../domain/blankData";
import type { Confirmation } from "../../domain/confirmation";
import { deepLinkTarget } from "../../domain/deepLink";
import { signInOutcome } from "../../domain/failure";
import { signInQuery } from "../../domain/signInQuery";
import { ApiFailure } from "../../platform/apiFailure";
import { holdingUpdates } from "../../platform/busy";
import { openDialog } from "../../platform/dialogs";
import { forgetCustomer } from "../../platform/forgetCustomer";
import { endTriedHost, keepTriedHost, tryApiHost } from "../../platform/host";
import { restoreQueries } from "../../platform/queryClient";
import { tell } from "../../platform/renewal";
import {
	adoptToken,
	currentSession,
	readToken,
	renewSessionId,
} from "../../platform/session";
import { settings } from "../../platform/settings";
import {
	authenticationMutations,
	authenticationQueries,
} from "../../queries/authentication";
import { eventMutations } from "../../queries/event";
import { nothingOpen, type Resting, restingOn } from "./resting";
import { campaignNotFound, signInFailed } from "./signInDialogs";

/** Signs in once; null while that is under way or has led on, else what the page is to say. */
export function useSignIn(): Resting | null {
	const query: Record<string, string> = useSearch({ strict: false });
	const navigate = useNavigate();
	const client = useQueryClient();
	const { mutateAsync: land } = useMutation(authenticationMutations.landing());
	const { mutate: report } = useMutation(eventMutations.createSession());
	const [resting, setResting] = useState<Resting | null>(null);

	function say(dialog: Confirmation) {
		setResting(restingOn(dialog));
		openDialog({ name: "confirmation", ...dialog });
	}

	/** The article comes first: without it there is nothing to go to (1 §8). */
	async function turnAway(code: number, otherwise: Confirmation) {
		const errorCode = String(code);
		try {
			await client.fetchQuery(
				authenticationQueries.noPermissionArticle(errorCode),
			);
		} catch {
			return say(otherwise);
		}
		await navigate({
			href: `/no-permission-device-article?errorCode=${errorCode}`,
			replace: true,
		});
	}

	async function fail(failure: unknown) {
		// Not a refused call but something of this phone: a file that could not be loaded, say.
		if (!(failure instanceof ApiFailure)) return say(signInFailed);
		const outcome = signInOutcome(failure);
		if (outcome.kind === "dialog") say(outcome.dialog);
		else if (outcome.kind === "noPermission")
			await turnAway(outcome.code, outcome.otherwise);
		else if (outcome.kind === "blank")
			await navigate({
				href: blankAddress(outcome, query.mode),
				replace: true,
			});
		else setResting(nothingOpen);
	}

	const signIn = useEffectEvent(async () => {
		tryApiHost(query.api_server_url);
		try {
			const reply = await land(signInQuery(query, settings.hasDemo));
			const next = readToken(reply.token);
			if (!next) return say(signInFailed);
			// Nothing of another customer may be on the screen or in a store (O05).
			if (next.sub !== currentSession()?.sub) await forgetCustomer(next.sub);
			keepTriedHost();
			adoptToken(next.token, true);
			tell({ name: "landed", exp: next.claims.exp });
			await restoreQueries();
			report(renewSessionId());
			const target = deepLinkTarget(reply);
			await navigate({ href: target ?? "/", replace: true });
			if (target === null)
				openDialog({ name: "confirmation", ...campaignNotFound });
		} catch (failure) {
			await fail(failure);
		} finally {
			endTriedHost();
		}
	});

	useEffect(() => {
		// A code may be good for one exchange alone: no update starts the page anew over it.
		void holdingUpdates(async () => signIn());
	}, []);

	return resting;
}
