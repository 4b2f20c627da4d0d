// The favourite toggle (2 §4); its implementation is loaded after the first paint.
import { mutationOptions } from "@tanstack/react-query";
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
