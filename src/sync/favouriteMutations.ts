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

/** Whether the button has to say that the change failed, since no dialog does. */
export async function isLeftToButton(failure: unknown): Promise<boolean> {
	// The import of the toggle failed: nothing was sent, and the next import could fail too.
	if (!(failure instanceof ApiFailure)) return true;
	const { isLeftToScreen } = await import("../platform/browser/failureShown");
	return isLeftToScreen(failure);
}
