// How the reward of a sent survey is had: as a prize with an address, else as a privilege (3 §4).
import type { QueryClient } from "@tanstack/react-query";
import { canOrderPrize } from "../../domain/claim/mainButton";
import { readExpiryClock } from "../../platform/http/clock";
import { privilegeQueries } from "../../queries/privilege";

/** Loads the reward; returns its alt_reference where it is a prize to order, null where it opens as a privilege. Throws an ApiFailure. */
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
