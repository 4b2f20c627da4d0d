// Start: strip the token from the address, load the language, restore what is saved, mount.
import "./ui/tokens.css";
import "./ui/base.css";
import "./app/app.css";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { PageSkeleton } from "./app/PageSkeleton";
import { initFirstPage } from "./app/firstPage";
import { Overlays } from "./app/Overlays";
import { openFromAddress } from "./app/openFromAddress";
import { router } from "./app/router";
import { firstDialogPainted } from "./platform/browser/dialogs";
import { setNavigate } from "./platform/browser/open";
import { startLocale, takeLocaleFromAddress } from "./platform/i18n/locale";
import {
	startChunkRecovery,
	waitIfReloading,
} from "./platform/pwa/chunkRecovery";
import { captureInstallPrompt } from "./platform/pwa/installPrompt";
import {
	queryClient,
	restoreQueries,
	whenFirstLoadsDone,
} from "./platform/query/queryClient";
import { store } from "./platform/query/store";
import { currentSession } from "./platform/session/session";
import { local, storageKeys } from "./platform/storage/storage";
import { historyQueries } from "./queries/history";

/** A token in the address is taken and leaves the address before anything else happens (P15); null without one. */
function takeTokenFromAddress(): string | null {
	const address = new URL(location.href);
	const token = address.searchParams.get("token");
	if (token === null || address.pathname === "/play-game") return null;
	address.searchParams.delete("token");
	history.replaceState(history.state, "", address);
	// The landing page signs in by its code.
	return address.pathname === "/landing" ? null : token;
}

/** Settles who the page opens for: what a former customer left goes before anything is restored (O05), and nobody is trusted unchecked. */
async function settleAccount(token: string | null) {
	if (local.get(storageKeys.toWipe))
		await import("./platform/session/account").then((it) =>
			it.finishAccountChange(),
		);
	// Where the code of the check cannot be had, nothing changes.
	if (token !== null)
		await import("./app/handleOfferedToken")
			.then((it) => it.handleOfferedToken(token))
			.catch(() => undefined);
}

/** Resolves once the page is another one than /landing: beside a sign-in nothing of a former session runs. */
const signInLeft = () =>
	new Promise<void>((resolve) => {
		const look = () => {
			if (router.state.location.pathname !== "/landing") resolve();
		};
		router.subscribe("onResolved", look);
		look();
	});

/** Waits for something that may never come, `ms` at most. */
const atMost = (ms: number, work: Promise<void>) =>
	Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

async function main() {
	startChunkRecovery();
	// From the first press on: a full load in its place would lose what lies behind.
	setNavigate((path) => void router.navigate({ href: path }));
	captureInstallPrompt();
	const token = takeTokenFromAddress();
	takeLocaleFromAddress();
	initFirstPage();
	await settleAccount(token);
	const code = openFromAddress();
	// Read beside the texts: home waits for the codes that this phone has.
	if (currentSession())
		void queryClient.prefetchQuery(historyQueries.savedCodes());
	await Promise.all([startLocale(), restoreQueries(), code]);
	const app = document.getElementById("app");
	if (!app) throw new Error("index.html has no #app");
	// The skeleton of index.html stands until the first page is there to take its place.
	if (!code) await router.load();
	const root = createRoot(app);
	const draw = (page: ReactNode) =>
		root.render(
			<Provider store={store}>
				<I18nProvider i18n={i18n}>
					<QueryClientProvider client={queryClient}>
						{page}
						<Overlays />
					</QueryClientProvider>
				</I18nProvider>
			</Provider>,
		);
	if (code) {
		// The code comes first, the page behind it after.
		draw(<PageSkeleton />);
		await Promise.all([router.load(), atMost(3000, firstDialogPainted)]);
	}
	draw(<RouterProvider router={router} />);
	await signInLeft();
	// What runs beside the pages must not take the line from the first loads.
	await whenFirstLoadsDone();
	const { startBackgroundWork } = await import("./app/startBackgroundWork");
	startBackgroundWork();
}

main().catch(async (failure) => {
	await waitIfReloading();
	// Where no page is drawn yet, index.html says so, and how to go on.
	dispatchEvent(new Event("start-failed"));
	throw failure;
});
