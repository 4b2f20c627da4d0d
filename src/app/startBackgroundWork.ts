// Starts the work that runs beside the pages after the first paint: failures, session, network, outboxes, the service worker.
import { showUseOutcome } from "../features/reward/use/showUseOutcome";
import { atomStore } from "../platform/atomStore";
import { followTextLinks } from "../platform/browser/followTextLinks";
import { whenIdle } from "../platform/browser/idle";
import { isSavingData } from "../platform/browser/isSavingData";
import { expireEarlyRequests } from "../platform/http/earlyRequests";
import { startEventLog } from "../platform/outbox/eventLog";
import { loadWithRetry } from "../platform/pwa/loadWithRetry";
import { startServiceWorker } from "../platform/pwa/workerUpdates";
import { invalidateFutureData } from "../platform/query/invalidateFutureData";
import { onFailure, queryClient } from "../platform/query/queryClient";
import { restartOnAccountChange } from "../platform/session/account";
import { clearOtherCustomersOnDisk } from "../platform/session/clearOtherCustomers";
import { homeFlowDueAtom } from "../platform/session/homeFlowDue";
import { startRenewal } from "../platform/session/renewal";
import { currentSession } from "../platform/session/session";
import { startUseResend } from "../sync/couponUses";
import { startFavouriteResend } from "../sync/resendFavourites";
import { startDetailPrefetch } from "../sync/startDetailPrefetch";
import { startPrefetch } from "../sync/startPrefetch";
import { followPageChanges } from "./followPageChanges";
import { preloadPrivilege } from "./lazyPrivilege";
import { showFailure } from "./showFailure";
import { startAppBadge } from "./startAppBadge";
import { startFinishingClaims } from "./startFinishingClaims";
import { startInstallOffer } from "./startInstallOffer";
import { startKeepingFocus } from "./startKeepingFocus";
import { startOfflineDialog } from "./startOfflineDialog";

/** Called once; `wasOnline` is whether there was a network at the first paint, `worker` is the service worker that controlled the page at its start. */
export function startBackgroundWork(
	wasOnline: boolean,
	worker: ServiceWorker | null,
): void {
	onFailure(showFailure);
	startRenewal((failure) =>
		showFailure(failure, { kind: "read", handling: "profile" }),
	);
	restartOnAccountChange();
	const sub = currentSession()?.sub;
	if (sub) void clearOtherCustomersOnDisk(sub);
	startOfflineDialog(wasOnline);
	startKeepingFocus();
	startEventLog();
	startFavouriteResend(queryClient);
	startUseResend(queryClient, showUseOutcome);
	startPrefetch(queryClient);
	startDetailPrefetch(queryClient);
	invalidateFutureData(queryClient);
	followPageChanges();
	followTextLinks();
	startFinishingClaims();
	// Preloaded, because a press on any card opens a privilege.
	if (!isSavingData()) whenIdle(() => void preloadPrivilege());
	atomStore.set(homeFlowDueAtom, true);
	expireEarlyRequests();
	void startServiceWorker(worker);
	startInstallOffer();
	startAppBadge();
	// Loaded separately, because a saved code does not need them.
	void loadWithRetry(() => import("../platform/pwa/handleLaunches")).then(
		(it) => {
			it.handleLaunches();
			it.handleNotificationPresses();
		},
	);
	void loadWithRetry(() => import("../sync/reminders")).then((it) =>
		it.startReminderUpkeep(queryClient),
	);
}
