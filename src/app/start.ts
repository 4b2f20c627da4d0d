// What runs beside the pages from the first paint on: failures, session, network, waiting work, the service worker.
import { tellOutcome } from "../features/reward/tellOutcome";
import { followAccount } from "../platform/account";
import { startEventLog } from "../platform/eventLog";
import { forgetOnDisk } from "../platform/forgetCustomer";
import { followPhoneClock } from "../platform/futureQueries";
import { dropHeadStart } from "../platform/headStart";
import { homeFlowDueAtom } from "../platform/homeFlowDue";
import { followLaunches } from "../platform/launch";
import { holdLinksOffline } from "../platform/leave";
import { startMirroring } from "../platform/mirrorUpkeep";
import { startWorker } from "../platform/pwa";
import { onFailure, queryClient } from "../platform/queryClient";
import { startRenewal } from "../platform/renewal";
import { currentSession } from "../platform/session";
import { followLocale } from "../platform/sharedLocale";
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
import { startSayingOffline } from "./sayOffline";

/** Wires the platform to the app; called once. */
export function start(): void {
	onFailure(present);
	startRenewal((failure) =>
		present(failure, { kind: "read", silent: false, isProfile: true }),
	);
	followAccount();
	const sub = currentSession()?.sub;
	if (sub) void forgetOnDisk(sub);
	followLocale();
	startSayingOffline();
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
	startMirroring();
	followLaunches();
}
