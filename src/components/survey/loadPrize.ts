// How the reward of a sent survey is opened: as a prize to order, or else as a privilege (3 §4).
import type { QueryClient } from "@tanstack/react-query";
import { canOrderPrize } from "../../domain/claim/mainButton";
import { readExpiryClock } from "../../platform/http/clock";
import { privilegeQueries } from "../../queries/privilege";

/** Loads the reward; resolves to its alt_reference if it is a prize to order, or to null if it opens as a privilege. Throws an ApiFailure. */
export async function loadPrize(
	client: QueryClient,
	reference: string,
): Promise<string | null> {
	const privilege = await client.query({
		...privilegeQueries.detail(reference),
		staleTime: 0,
	});
	const now = readExpiryClock().confirmedNow;
	return canOrderPrize({ privilege, now }) ? privilege.alt_reference : null;
}
