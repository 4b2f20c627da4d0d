// Handles a token from the address before the page is loaded: checks it with a first call, asks before an account switch, then signs in (decision 008).
import { Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { evaluateToken } from "../../domain/session/offeredToken";
import { confirm } from "../../platform/browser/dialogs";
import { pause } from "../../platform/browser/idle";
import { ApiFailure } from "../../platform/http/apiFailure";
import { abortEarlyRequests } from "../../platform/http/earlyRequests";
import { saveApiHost, withSignInHost } from "../../platform/http/host";
import { startLocale } from "../../platform/i18n/locale";
import {
	accountLabelOf,
	accountOnPhone,
} from "../../platform/session/accountOnPhone";
import { savedSession } from "../../platform/session/session";
import { fetchProfileAs } from "../../queries/authentication";
import { signInWithToken } from "../../sync/signIn";
import { DialogHost } from "../lazyHosts";
import type { AddressToken } from "../pageAddress";
import { AppProviders, rootOptions } from "./AppProviders";
import { tokenNotCheckedDialog } from "./tokenNotCheckedDialog";
import { readOffer, type TokenOffer } from "./tokenOffer";

/** Timeout for loading the dialogs, in ms, after which no question is asked and nothing changes. */
const dialogsTimeoutMs = 4000;

/** Renders the dialogs over the skeleton of index.html; `draw` rejects if their code or texts cannot be loaded. */
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

type DialogRoot = ReturnType<typeof createDialogRoot>;

/** Checks a token with a first call; the profile is null if the call failed. */
async function checkToken(
	offered: TokenOffer,
	{ isAlone }: { isAlone: boolean },
) {
	// Shorter if the start of another account waits for it.
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

/** Checks a token; if it cannot be checked and the start waits for it, a dialog offers another try until the person declines. */
async function checkOrAsk(
	offered: TokenOffer,
	dialogs: DialogRoot,
	{ isAlone }: { isAlone: boolean },
) {
	for (;;) {
		const answer = await checkToken(offered, { isAlone });
		if (answer.result !== "unknown" || !offered.isAwaited) return answer;
		await dialogs.draw();
		if (!(await confirm(tokenNotCheckedDialog))) return answer;
	}
}

/** Signs in with a token that the server accepts; asks first if another account is on this phone. */
async function signIn(offered: TokenOffer, dialogs: DialogRoot): Promise<void> {
	const { isOwn, sub, api_server_url } = offered;
	const isAlone = !isOwn && (await accountOnPhone(sub)) === null;
	const { result, profile } = await checkOrAsk(offered, dialogs, { isAlone });
	if (result !== "accepted") return;
	// Another tab may have signed out meanwhile.
	if (isOwn && savedSession()?.sub !== sub) return;
	const fetchLabel = async () => {
		await dialogs.draw();
		return accountLabelOf(offered, profile);
	};
	await signInWithToken(offered, fetchLabel, {
		beforeSave: () => saveApiHost(api_server_url),
	});
}

/**
 * Decides which account this start uses; awaited before anything is restored. A refused token is dropped silently;
 * for one that could not be checked a dialog offers another try. Rejects if a dialog's code cannot be loaded.
 */
export async function handleOfferedToken(
	addressToken: AddressToken,
): Promise<void> {
	const offered = readOffer(addressToken);
	if (!offered) return;
	const dialogs = createDialogRoot();
	const signInDone = signIn(offered, dialogs).finally(dialogs.remove);
	if (!offered.isAwaited) return void signInDone.catch(() => undefined);
	abortEarlyRequests();
	await signInDone;
}
