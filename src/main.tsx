// Starts the app: takes the token out of the address, loads the language, restores saved queries, renders.
import "./app/start/loadAddressedParts";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/rows.css";
import "./app/app.css";
import { noop } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import {
	lazy,
	type ReactNode,
	StrictMode,
	Suspense,
	startTransition,
} from "react";
import { createRoot } from "react-dom/client";
import { appHistory } from "./app/appHistory";
import { initFirstPage } from "./app/firstPage";
import { DialogHost } from "./app/lazyHosts";
import { Overlays } from "./app/Overlays";
import { PageSkeleton } from "./app/PageSkeleton";
import { pageAddress, takeTokenFromAddress } from "./app/pageAddress";
import { syncTitleWithHeading } from "./app/pageHeading";
import { router } from "./app/router";
import { AppProviders, rootOptions } from "./app/start/AppProviders";
import { loadPrivilege, openFromAddress } from "./app/start/openFromAddress";
import { resolveAccount } from "./app/start/resolveAccount";
import { privilegeParameter } from "./domain/app/pagePaths";
import { firstDialogPainted } from "./platform/browser/dialogs";
import { until } from "./platform/browser/listen";
import { isOnline } from "./platform/browser/online";
import { setNavigate } from "./platform/browser/openLink";
import { serviceWorkers } from "./platform/browser/serviceWorkers";
import { waitBriefly } from "./platform/browser/waitBriefly";
import { replyPictureAddress } from "./platform/http/replyPicture";
import { startLocale, takeLocaleFromAddress } from "./platform/i18n/locale";
import { syncLocale } from "./platform/i18n/syncLocale";
import {
	startChunkRecovery,
	waitIfReloading,
} from "./platform/pwa/chunkRecovery";
import { captureInstallPrompt } from "./platform/pwa/installPrompt";
import { loadWithRetry } from "./platform/pwa/loadWithRetry";
import { registerFirstWorker } from "./platform/pwa/registerWorker";
import { queryClient } from "./platform/query/queryClient";
import { restoreQueries } from "./platform/query/restoreQueries";
import { whenFirstLoadsDone } from "./platform/query/whenFirstLoadsDone";
import { startReports } from "./platform/report/startReports";
import { currentSession } from "./platform/session/session";
import { bannerQueries } from "./queries/banner";
import { dealQueries } from "./queries/deals";
import { historyQueries } from "./queries/history";
import { watchTextSize } from "./ui/layout/watchTextSize";
import { contentRules } from "./ui/media/contentRules";

const Devtools = import.meta.env.DEV
	? lazy(() => import("./app/Devtools"))
	: null;

/** Resolves once the page is not /landing, because nothing of a former session may run during a sign-in. */
const untilLandingLeft = () =>
	until(
		() => router.state.location.pathname !== "/landing",
		(changed) => router.subscribe("onResolved", changed),
	);

const isPrivilegeAddressed = () => location.search.includes(privilegeParameter);

/** Loads the data that home shows first, since rendering the skeleton of index.html again would only delay the deals; a privilege over home does not wait for it. */
async function loadFirstData() {
	const { dataset } = document.documentElement;
	const isHome = dataset.start === "home" && currentSession();
	if (!isHome || isPrivilegeAddressed()) return;
	const loads = Promise.allSettled([
		queryClient.query({ ...bannerQueries.sets(), staleTime: "static" }),
		queryClient.query({ ...dealQueries.popular(), staleTime: "static" }),
	]);
	const untilPressed = until(isPrivilegeAddressed, (changed) =>
		appHistory.subscribe(changed),
	);
	await waitBriefly(Promise.race([loads, untilPressed]));
}

const loadBackgroundWork = () =>
	loadWithRetry(() => import("./app/startBackgroundWork"));

async function main() {
	// Read first, because another tab may activate a new worker while this page starts.
	const worker = serviceWorkers()?.controller ?? null;
	startChunkRecovery();
	if (import.meta.env.VITE_REPORT_URL)
		startReports(() => router.state.matches.at(-1)?.routeId ?? "");
	// Set before the first press, because a full page load would lose the earlier history entries.
	setNavigate((path) => void router.navigate({ href: pageAddress(path) }));
	captureInstallPrompt();
	contentRules.pictureSource = replyPictureAddress;
	watchTextSize();
	const addressToken = takeTokenFromAddress();
	takeLocaleFromAddress();
	initFirstPage();
	await resolveAccount(addressToken);
	const code = openFromAddress();
	// Loads in parallel with the texts: home waits for the saved codes.
	if (currentSession())
		queryClient.query(historyQueries.savedCodes()).catch(noop);
	const texts = startLocale();
	restoreQueries();
	await Promise.all([texts, code]);
	syncLocale();
	const app = document.getElementById("app");
	if (!app) throw new Error("index.html has no #app");
	// The skeleton of index.html stays until the first page can replace it.
	if (!code) {
		const { href } = appHistory.location;
		await Promise.all([router.load(), loadFirstData(), loadPrivilege()]);
		// A deal of the skeleton was pressed (tools/build/inline/homeSkeleton.ts).
		if (appHistory.location.href !== href)
			await Promise.all([router.load(), loadPrivilege()]);
	}
	const root = createRoot(app, rootOptions);
	const render = (page: ReactNode) =>
		root.render(
			// Outermost, because components outside it would not be mounted twice in development.
			<StrictMode>
				<AppProviders>
					{page}
					<Overlays />
					{Devtools && (
						<Suspense>
							<Devtools />
						</Suspense>
					)}
				</AppProviders>
			</StrictMode>,
		);
	if (code) {
		// Shows the coupon code first, then the page behind it: loading that page would delay the barcode.
		render(<PageSkeleton />);
		await waitBriefly(firstDialogPainted);
		await router.load();
	}
	// As a transition, so that a press does not wait for the whole page.
	startTransition(() => render(<RouterProvider router={router} />));
	// After a failed sign-in the landing page stays and needs its title.
	if (appHistory.location.pathname === "/landing") syncTitleWithHeading();
	await untilLandingLeft();
	// Shows a privilege over the page first; the code that is needed when the network is lost loads meanwhile.
	if (isPrivilegeAddressed()) {
		void Promise.allSettled([loadBackgroundWork(), DialogHost.preload?.()]);
		await waitBriefly(firstDialogPainted);
	}
	registerFirstWorker();
	const wasOnline = isOnline();
	// Background work must not compete with the first loads for the network.
	await whenFirstLoadsDone();
	// The offline dialog must be loaded before the network is lost.
	void DialogHost.preload?.();
	const { startBackgroundWork } = await loadBackgroundWork();
	startBackgroundWork(wasOnline, worker);
}

main().catch(async (failure) => {
	await waitIfReloading();
	// If no page is rendered yet, index.html shows its message (tools/build/inline/pageStart.ts).
	dispatchEvent(new Event("start-failed"));
	throw failure;
});
