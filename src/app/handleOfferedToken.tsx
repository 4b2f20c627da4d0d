// A token from the address of this start, before anything of the page is loaded: checked first, asked about second, taken last (contract: "a token in an address").
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import { Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { signInWithToken } from "../components/dialogs/signIn";
import type { Customer } from "../contract/customer";
import type { Confirmation } from "../domain/app/confirmation";
import { shouldCheckToken, tokenVerdict } from "../domain/session/offeredToken";
import { confirm } from "../platform/browser/dialogs";
import { ApiFailure } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { abortEarlyRequests } from "../platform/http/earlyRequests";
import { startLocale } from "../platform/i18n/locale";
import { queryClient } from "../platform/query/queryClient";
import { store } from "../platform/query/store";
import {
	accountName,
	accountOnPhone,
} from "../platform/session/accountOnPhone";
import {
	currentSession,
	readToken,
	type Session,
} from "../platform/session/session";
import { fetchProfileAs } from "../queries/authentication";
import { DialogHost } from "./hosts";

/** How long the code of the dialogs is waited for, in ms: a question that cannot be drawn is not asked, and nothing changes. */
const dialogsMs = 4000;
/** How long a first call is waited for, in ms: beside an account its own start waits for it too. */
const checkMs = { alone: 15_000, beside: 6000 };

const couldNotCheck: Confirmation = {
	variant: "warning",
	title: msg`We could not check this sign-in`,
	description: msg`Nothing has changed on this phone. Check your connection and try again.`,
	confirmLabel: msg`Try again`,
	showClose: true,
};

/** The dialogs, drawn over the skeleton that index.html shows. Rejects where their code or texts cannot be had. */
function dialogsOverSkeleton() {
	let root: Root | undefined;
	const place = document.createElement("div");
	return {
		async draw() {
			if (root) return;
			await Promise.race([
				Promise.all([startLocale(), DialogHost.preload?.()]),
				new Promise((_, reject) =>
					setTimeout(() => reject(new Error("No dialogs")), dialogsMs),
				),
			]);
			document.body.append(place);
			root = createRoot(place);
			root.render(
				<Provider store={store}>
					<I18nProvider i18n={i18n}>
						<QueryClientProvider client={queryClient}>
							<Suspense fallback={null}>
								<DialogHost />
							</Suspense>
						</QueryClientProvider>
					</I18nProvider>
				</Provider>,
			);
		},
		remove() {
			root?.unmount();
			place.remove();
		},
	};
}

type Answer =
	| { verdict: "accepted"; profile: Customer | null }
	| { verdict: "refused" }
	| { verdict: "unknown" };

/** Makes the first call with the token; nothing of who is signed in is part of it. */
async function check(offered: Session, isAlone: boolean): Promise<Answer> {
	try {
		const timeoutMs = isAlone ? checkMs.alone : checkMs.beside;
		return {
			verdict: "accepted",
			profile: await fetchProfileAs(offered, timeoutMs),
		};
	} catch (failure) {
		if (!(failure instanceof ApiFailure)) throw failure;
		const verdict = tokenVerdict(failure, isAlone);
		return verdict === "accepted" ? { verdict, profile: null } : { verdict };
	}
}

/** Takes a newer token of the customer signed in once the server has accepted it; else the one so far stays. */
async function renew(offered: Session): Promise<void> {
	const { verdict } = await check(offered, false);
	if (verdict === "accepted") await signInWithToken(offered, async () => "");
}

/** Takes a token of somebody who is not signed in, after the question where another account is on this phone. */
async function takeAccount(offered: Session): Promise<void> {
	const dialogs = dialogsOverSkeleton();
	try {
		const isAlone = (await accountOnPhone(offered.sub)) === null;
		let answer = await check(offered, isAlone);
		while (answer.verdict === "unknown") {
			await dialogs.draw();
			if (!(await confirm(couldNotCheck))) return;
			answer = await check(offered, isAlone);
		}
		if (answer.verdict === "refused") return;
		const { profile } = answer;
		await signInWithToken(offered, async () => {
			await dialogs.draw();
			return accountName(offered, profile);
		});
	} finally {
		dialogs.remove();
	}
}

/**
 * Settles who this page opens for. A token that the server does not take is
 * dropped in silence; one that could not be checked changes nothing either, and
 * says so. To be awaited before anything is restored. Never rejects.
 */
export async function handleOfferedToken(token: string): Promise<void> {
	const offered = readToken(token);
	const current = currentSession()?.claims ?? null;
	if (!offered || !shouldCheckToken(token, offered.claims, current)) return;
	const isOwn = offered.sub === current?.sub;
	const settled = (isOwn ? renew : takeAccount)(offered).catch(() => undefined);
	// A session that still lives need not wait for the next token of its own customer.
	if (isOwn && current.exp * 1000 > serverNow()) return;
	abortEarlyRequests();
	await settled;
}
