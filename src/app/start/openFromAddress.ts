// Opens the code, or loads the privilege, that the document's first address names.
import { noop } from "@tanstack/react-query";
import { privilegeParameter } from "../../domain/app/pagePaths";
import { openDialog } from "../../platform/browser/dialogs";
import { waitBriefly } from "../../platform/browser/waitBriefly";
import { queryClient } from "../../platform/query/queryClient";
import { currentSession } from "../../platform/session/session";
import { readCode } from "../../platform/storage/wallet";
import { DialogHost } from "../lazyHosts";
import { preloadPrivilege } from "../lazyPrivilege";
import { parseSearch } from "../searchParams";

/** Opens the code of /history?open=<transaction id> and removes the parameter, so that a reload does not open it again; resolves when it can be rendered, or after the timeout. */
function openCode(address: URL): Promise<unknown> | null {
	const transactionId = address.searchParams.get("open");
	if (address.pathname !== "/history" || !transactionId) return null;
	address.searchParams.delete("open");
	history.replaceState(history.state, "", address);
	openDialog({ name: "rewardCode", transactionId, atOnce: true });
	// Started before the imports, because opening the database takes a while.
	const saved = readCode(currentSession()?.sub ?? "", transactionId);
	const prepare = async () => {
		const [{ codeQueries }, { showSavedCode }] = await Promise.all([
			import("../../sync/codeQueries"),
			import("../../sync/openCode"),
		]);
		const code = await saved;
		if (code) showSavedCode(queryClient, code);
		queryClient.query(codeQueries.opened(transactionId)).catch(noop);
	};
	return waitBriefly(Promise.allSettled([DialogHost.preload?.(), prepare()]));
}

/** The reference of the privilege that the address opens; none without a token, because nothing opens then (1 §4). */
const privilegeOfAddress = () =>
	currentSession() && parseSearch(location.search)[privilegeParameter];

/** Loads what the privilege of the address needs to be complete in the first frame; resolves then or after the timeout. */
export async function loadPrivilege(): Promise<unknown> {
	const reference = privilegeOfAddress();
	if (!reference) return;
	const load = async () => {
		const { privilegeQueries } = await import("../../queries/privilege");
		await queryClient.query({
			...privilegeQueries.detail(reference),
			staleTime: "static",
		});
	};
	return waitBriefly(Promise.allSettled([preloadPrivilege(), load()]));
}

/** Opens the code of the address and resolves when it can be rendered; returns null without one. Also preloads the code for a privilege of the address. */
export function openFromAddress(): Promise<unknown> | null {
	// Nothing opens without a token (1 §4).
	if (!currentSession()) return null;
	if (privilegeOfAddress()) void preloadPrivilege();
	return openCode(new URL(location.href));
}
