// What runs beside the pages from the first paint on: failures, session, network, waiting work, the service worker.
import { tellOutcome } from "../features/reward/tellOutcome";
import { startEventLog } from "../platform/eventLog";
import { forgetInThisTab, forgetOnDisk } from "../platform/forgetCustomer";
import { followPhoneClock } from "../platform/futureQueries";
import { dropHeadStart } from "../platform/headStart";
import { homeFlowDueAtom } from "../platform/homeFlowDue";
import { followLaunches } from "../platform/launch";
import { holdLinksOffline } from "../platform/open";
import { startWorker } from "../platform/pwa";
import { onFailure, queryClient } from "../platform/queryClient";
import { startRenewal } from "../platform/renewal";
import { currentSession } from "../platform/session";
import { followLocale } from "../platform/sharedLocale";
import { followSession } from "../platform/sharedSession";
import { store } from "../platform/store";
import { startSavingAhead } from "../queries/saveAhead";
import { startWaitingUses } from "../queries/sendUses";
import { startWaitingFavourites } from "../queries/waitingFavourites";
import { present } from "./failures";
import { startFinishingClaims } from "./finishClaims";
import { DialogHost, PrivilegeHost } from "./hosts";
import { startBadge } from "./keepBadge";
import { startNavigation } from "./navigation";
import { startInstallOffer } from "./offerInstall";

/** Wires the platform to the app; called once. */
export function start(): void {
	onFailure(present);
	startRenewal((failure) => present(failure, { kind: "read", silent: false }));
	// What this tab holds of a former customer is neither shown nor saved once more (O05).
	followSession(() => {
		forgetInThisTab();
		location.replace("/");
	});
	const sub = currentSession()?.sub;
	if (sub) void forgetOnDisk(sub);
	followLocale();
	startEventLog();
	startWaitingFavourites(queryClient);
	startWaitingUses(queryClient, tellOutcome);
	startSavingAhead(queryClient);
	followPhoneClock(queryClient);
	startNavigation();
	holdLinksOffline();
	startFinishingClaims();
	for (const host of [DialogHost, PrivilegeHost]) void host.preload?.();
	store.set(homeFlowDueAtom, true);
	dropHeadStart();
	void startWorker();
	startInstallOffer();
	startBadge();
	followLaunches();
}
