// Handles a token from the address before the page is loaded: checks it with a first call, asks before an account switch, then signs in (decision 008).
import { Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import {
	evaluateToken,
	shouldCheckToken,
} from "../../domain/session/offeredToken";
import { confirm } from "../../platform/browser/dialogs";
import { pause } from "../../platform/browser/idle";
import { ApiFailure } from "../../platform/http/apiFailure";
import { serverNow } from "../../platform/http/clock";
import { abortEarlyRequests } from "../../platform/http/earlyRequests";
import {
	chosenHost,
	chosenHostOf,
	isOtherHost,
	saveApiHost,
	withSignInHost,
} from "../../platform/http/host";
import { startLocale } from "../../platform/i18n/locale";
import {
	accountLabelOf,
	accountOnPhone,
} from "../../platform/session/accountOnPhone";
import {
	currentSession,
	readToken,
	type Session,
	savedSession,
} from "../../platform/session/session";
import { fetchProfileAs } from "../../queries/authentication";
import { signInWithToken } from "../../sync/signIn";
import { DialogHost } from "../lazyHosts";
import type { AddressToken } from "../pageAddress";
import { AppProviders, rootOptions } from "./AppProviders";
import { tokenNotCheckedDialog } from "./tokenNotCheckedDialog";

/** Timeout for loading the dialogs, in ms; after it nothing is asked and nothing changes. */
const dialogsTimeoutMs = 4000;

/** Renders the dialogs over the skeleton of index.html; `draw` rejects where their code or texts cannot be loaded. */
function createDialogRoot() {
	let root: Root | undefined;
	const container = document.createElement("div");
	return {
		async draw() {
			if (root) return;
			await Promise.race([
				Promise.all([startLocale(), DialogHost.preload?.()]),
				pause(dialogsTimeoutMs).then(() => {
					throw new Error("No dialogs");
				}),
			]);
			document.body.append(container);
			root = createRoot(container, rootOptions);
			root.render(
				<AppProviders>
					<Suspense fallback={null}>
						<DialogHost />
					</Suspense>
				</AppProviders>,
			);
		},
		remove() {
			root?.unmount();
			container.remove();
		},
	};
}

/** The session of an offered token, and its API host (1 §2). */
interface Offer extends Session {
	api_server_url: string;
}

/** Checks a token by a first call with it; the profile is null where the call did not give it. */
async function checkToken(offered: Offer, { isAlone }: { isAlone: boolean }) {
	// Shorter where another account's start waits for it.
	const timeoutMs = isAlone ? 15_000 : 6000;
	try {
		const profile = await withSignInHost(offered.api_server_url, () =>
			fetchProfileAs(offered, timeoutMs),
		);
		return { result: "accepted", profile } as const;
	} catch (failure) {
		if (!(failure instanceof ApiFailure)) throw failure;
		return { result: evaluateToken(failure, { isAlone }), profile: null };
	}
}

const savingHost = ({ api_server_url }: Offer) => ({
	beforeSave: () => saveApiHost(api_server_url),
});

/** Replaces the token of the signed-in customer by a newer one that the server accepts. */
async function adoptNewerToken(offered: Offer): Promise<void> {
	const { result } = await checkToken(offered, { isAlone: false });
	// Another tab may have signed out meanwhile.
	if (result === "accepted" && savedSession()?.sub === offered.sub)
		await signInWithToken(offered, async () => [], savingHost(offered));
}

/** Signs another customer in; asks first where another account is on this phone. */
async function switchAccount(offered: Offer): Promise<void> {
	const dialogs = createDialogRoot();
	try {
		const isAlone = (await accountOnPhone(offered.sub)) === null;
		let answer = await checkToken(offered, { isAlone });
		while (answer.result === "unknown") {
			await dialogs.draw();
			if (!(await confirm(tokenNotCheckedDialog))) return;
			answer = await checkToken(offered, { isAlone });
		}
		const { result, profile } = answer;
		if (result === "refused") return;
		const fetchLabel = async () => {
			await dialogs.draw();
			return accountLabelOf(offered, profile);
		};
		await signInWithToken(offered, fetchLabel, savingHost(offered));
	} finally {
		dialogs.remove();
	}
}

/**
 * Decides which account this start uses; awaited before anything is restored. A refused token is dropped silently;
 * for one that could not be checked a dialog offers another try. Rejects where a dialog's code is missing.
 */
export async function handleOfferedToken({
	token,
	api_server_url,
}: AddressToken): Promise<void> {
	const offered = readToken(token);
	const current = currentSession()?.claims ?? null;
	if (!offered || !shouldCheckToken(token, offered.claims, current)) return;
	const isOwn = offered.sub === current?.sub;
	// A link that names no host is of the customer's own host, or of the build's for another customer.
	const host = api_server_url ?? (isOwn ? chosenHost() : "");
	const isElsewhere = isOtherHost(chosenHostOf(host));
	const signIn = isOwn ? adoptNewerToken : switchAccount;
	const done = signIn({ ...offered, api_server_url: host });
	// A valid session need not wait for a newer token of the same customer and host.
	if (isOwn && !isElsewhere && current.exp * 1000 > serverNow())
		return void done.catch(() => undefined);
	abortEarlyRequests();
	await done;
}
