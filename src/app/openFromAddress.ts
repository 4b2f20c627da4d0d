// Opens the code or privilege of the first address before its page is rendered.
import { openDialog } from "../platform/browser/dialogs";
import { queryClient } from "../platform/query/queryClient";
import { currentSession } from "../platform/session/session";
import { readCode } from "../platform/storage/wallet";
import { DialogHost, PrivilegeHost } from "./hosts";
import { PrivilegeModal, RewardCodeDialog } from "./lazyDialogs";

const timeoutMs = 3000;

const withTimeout = (work: Promise<unknown>) =>
	Promise.race([work, new Promise((done) => setTimeout(done, timeoutMs))]);

/**
 * `/history?open=<transaction id>` opens that code; the parameter is removed, so that a reload does not open it
 * again. Resolves when popup and wallet data can be rendered in the same frame, or after the timeout.
 */
function openCode(address: URL): Promise<unknown> | null {
	const transactionId = address.searchParams.get("open");
	if (address.pathname !== "/history" || !transactionId) return null;
	address.searchParams.delete("open");
	history.replaceState(history.state, "", address);
	openDialog({ name: "rewardCode", transactionId, atOnce: true });
	// Read at once: opening the database takes a while.
	const saved = readCode(currentSession()?.sub ?? "", transactionId);
	const prepare = async () => {
		const [{ codeQueries }, { showSavedCode }] = await Promise.all([
			import("../sync/code"),
			import("../sync/openCode"),
		]);
		const code = await saved;
		if (code) showSavedCode(queryClient, code);
		void queryClient.prefetchQuery(codeQueries.opened(transactionId));
	};
	return withTimeout(
		Promise.all([
			DialogHost.preload?.(),
			RewardCodeDialog.preload?.(),
			prepare(),
		]),
	);
}

/** Preloads the privilege or opens the code of the address. Gives a promise for a code, which is rendered before the page. */
export function openFromAddress(): Promise<unknown> | null {
	// Nothing opens without a token (1 §4).
	if (!currentSession()) return null;
	const address = new URL(location.href);
	if (address.searchParams.has("modal-privilege"))
		for (const part of [PrivilegeHost, PrivilegeModal]) void part.preload?.();
	return openCode(address);
}
