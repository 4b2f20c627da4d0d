// The favourite toggle (2 §4); its implementation is loaded after the first paint.
import { mutationOptions } from "@tanstack/react-query";
import { ApiFailure } from "../platform/http/apiFailure";
import type { FavouriteToggle } from "../platform/outbox/favouriteQueue";

export const favouriteMutations = {
	/** Sets one favourite: queued and shown at once, reverted on a refusal (O04). */
	toggle: () =>
		mutationOptions({
			mutationKey: ["privilege", "favourite"],
			mutationFn: async (change: FavouriteToggle, { client }) => {
				const { toggleFavourite } = await import("./sendFavourite");
				await toggleFavourite(client, change);
			},
		}),
};

/** Whether no dialog says that the change failed: the server's refusal has none, or the phone could not send it at all. */
export async function isFailureUnsaid(failure: unknown): Promise<boolean> {
	if (!(failure instanceof ApiFailure)) return true;
	const { isLeftToScreen } = await import("../platform/browser/failureShown");
	return isLeftToScreen(failure);
}
