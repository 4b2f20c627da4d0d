// What runs beside the pages from the first paint on: failures, session, network, waiting work, the service worker.
import { tellOutcome } from "../features/reward/tellOutcome";
import { dropHeadStart } from "../platform/http/earlyRequests";
import { followLocale } from "../platform/i18n/sharedLocale";
import { startEventLog } from "../platform/outbox/eventLog";
import { followLaunches } from "../platform/pwa/launch";
import { startWorker } from "../platform/pwa/pwa";
import { followPhoneClock } from "../platform/query/invalidateFutureData";
import { onFailure, queryClient } from "../platform/query/queryClient";
import { store } from "../platform/query/store";
import { followAccount } from "../platform/session/account";
import { forgetOnDisk } from "../platform/session/clearOtherCustomers";
import { homeFlowDueAtom } from "../platform/session/homeFlowDue";
import { holdLinksOffline } from "../platform/session/leave";
import { startRenewal } from "../platform/session/renewal";
import { currentSession } from "../platform/session/session";
import { startMirroring } from "../platform/storage/mirrorUpkeep";
import { startSavingAhead } from "../sync/prefetchCodes";
import { startWaitingUses } from "../sync/sendUses";
import { startWaitingFavourites } from "../sync/waitingFavourites";
import { startAppBadge } from "./appBadge";
import { showFailure } from "./failures";
import { startFinishingClaims } from "./finishClaims";
import { DialogHost, PrivilegeHost } from "./hosts";
import { startInstallOffer } from "./installOffer";
import { startNavigation } from "./navigation";
import { startOfflineDialog } from "./startOfflineDialog";

/** Wires the platform to the app; called once. */
export function startBackgroundWork(): void {
	onFailure(showFailure);
	startRenewal((failure) =>
		showFailure(failure, { kind: "read", silent: false, isProfile: true }),
	);
	followAccount();
	const sub = currentSession()?.sub;
	if (sub) void forgetOnDisk(sub);
	followLocale();
	startOfflineDialog();
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
	startAppBadge();
	startMirroring();
	followLaunches();
}
