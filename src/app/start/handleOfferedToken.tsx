// Handles a token from the address before the page is loaded: checks it with a first call, asks before an account switch, then signs in (decision 008).
import { msg } from "@lingui/core/macro";
import { Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Confirmation } from "../../domain/app/confirmation";
import {
	evaluateToken,
	shouldCheckToken,
} from "../../domain/session/offeredToken";
import { confirm } from "../../platform/browser/dialogs";
import { pause } from "../../platform/browser/idle";
import { ApiFailure } from "../../platform/http/apiFailure";
import { serverNow } from "../../platform/http/clock";
import { abortEarlyRequests } from "../../platform/http/earlyRequests";
import { startLocale } from "../../platform/i18n/locale";
import {
	accountLabelOf,
	accountOnPhone,
} from "../../platform/session/accountOnPhone";
import {
	currentSession,
	readToken,
	type Session,
} from "../../platform/session/session";
import { fetchProfileAs } from "../../queries/authentication";
import { signInWithToken } from "../../sync/signIn";
import { DialogHost } from "../lazyHosts";
import { AppProviders } from "./AppProviders";

/** Timeout for loading the dialogs, in ms; after it nothing is asked and nothing changes. */
const dialogsTimeoutMs = 4000;

const couldNotCheck: Confirmation = {
	variant: "warning",
	title: msg`We could not check this sign-in`,
	description: msg`Nothing has changed on this phone. Check your connection and try again.`,
	confirmLabel: msg`Try again`,
	showClose: true,
};

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
			root = createRoot(container);
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

/** Checks a token by a first call with it; the profile is null where the call did not give it. */
async function checkToken(offered: Session, { isAlone }: { isAlone: boolean }) {
	// Shorter where another account's start waits for it.
	const timeoutMs = isAlone ? 15_000 : 6000;
	try {
		const profile = await fetchProfileAs(offered, timeoutMs);
		return { result: "accepted", profile } as const;
	} catch (failure) {
		if (!(failure instanceof ApiFailure)) throw failure;
		return { result: evaluateToken(failure, { isAlone }), profile: null };
	}
}

/** Replaces the token of the signed-in customer by a newer one that the server accepts. */
async function adoptNewerToken(offered: Session): Promise<void> {
	const { result } = await checkToken(offered, { isAlone: false });
	if (result === "accepted") await signInWithToken(offered, async () => []);
}

/** Signs another customer in; asks first where another account is on this phone. */
async function switchAccount(offered: Session): Promise<void> {
	const dialogs = createDialogRoot();
	try {
		const isAlone = (await accountOnPhone(offered.sub)) === null;
		let answer = await checkToken(offered, { isAlone });
		while (answer.result === "unknown") {
			await dialogs.draw();
			if (!(await confirm(couldNotCheck))) return;
			answer = await checkToken(offered, { isAlone });
		}
		const { result, profile } = answer;
		if (result === "refused") return;
		await signInWithToken(offered, async () => {
			await dialogs.draw();
			return accountLabelOf(offered, profile);
		});
	} finally {
		dialogs.remove();
	}
}

/**
 * Decides which account this start uses; awaited before anything is restored, never rejects. A refused token
 * is dropped silently; for one that could not be checked a dialog offers another try.
 */
export async function handleOfferedToken(token: string): Promise<void> {
	const offered = readToken(token);
	const current = currentSession()?.claims ?? null;
	if (!offered || !shouldCheckToken(token, offered.claims, current)) return;
	const isOwn = offered.sub === current?.sub;
	const done = (isOwn ? adoptNewerToken : switchAccount)(offered).catch(
		() => undefined,
	);
	// A valid session need not wait for a newer token of the same customer.
	if (isOwn && current.exp * 1000 > serverNow()) return;
	abortEarlyRequests();
	await done;
}
