// What the first address asks for over its page is asked for at once, not after the page has been drawn.
import { openDialog } from "../platform/browser/dialogs";
import { queryClient } from "../platform/query/queryClient";
import { currentSession } from "../platform/session/session";
import { readCode } from "../platform/storage/wallet";
import { DialogHost, PrivilegeHost } from "./hosts";
import { PrivilegeModal, RewardCodeDialog } from "./lazyDialogs";

/** How long the popup's own parts are waited for, in ms, before what there is is drawn. */
const timeoutMs = 3000;

const atMost = (work: Promise<unknown>) =>
	Promise.race([work, new Promise((done) => setTimeout(done, timeoutMs))]);

/**
 * `/history?open=<transaction id>` opens that code; the parameter leaves the
 * address, so that a reload does not open it again. Resolves when the popup and
 * what the wallet has can be drawn in one go: every later step would cost a frame.
 */
function openCode(address: URL): Promise<unknown> | null {
	const transactionId = address.searchParams.get("open");
	if (address.pathname !== "/history" || !transactionId) return null;
	address.searchParams.delete("open");
	history.replaceState(history.state, "", address);
	openDialog({ name: "rewardCode", transactionId });
	const inWallet = () => readCode(currentSession()?.sub ?? "", transactionId);
	// It takes a while to wake: the query finds it open.
	void inWallet();
	return atMost(
		Promise.all([
			DialogHost.preload?.(),
			RewardCodeDialog.preload?.(),
			import("../sync/code").then(({ codeQueries }) => {
				void queryClient.prefetchQuery(codeQueries.opened(transactionId));
				// Read beside the query that shows it, and no later.
				return inWallet();
			}),
		]),
	);
}

/** Begins what the address opens over its page. A promise where that is a code, which is drawn before the page: it is ready then. */
export function openFromAddress(): Promise<unknown> | null {
	// With no token nothing opens and nothing is called (1 §4).
	if (!currentSession()) return null;
	const address = new URL(location.href);
	if (address.searchParams.has("modal-privilege"))
		for (const part of [PrivilegeHost, PrivilegeModal]) void part.preload?.();
	return openCode(address);
}
