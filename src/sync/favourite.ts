// The favourite toggle (2 §4); its implementation is loaded after the first paint.
import { mutationOptions } from "@tanstack/react-query";
import type { FavouriteChange } from "../platform/outbox/favouriteQueue";

export const favouriteMutations = {
	/** Sets one favourite: queued and shown at once, reverted on a refusal (O04). */
	toggle: () =>
		mutationOptions({
			mutationKey: ["privilege", "favourite"],
			mutationFn: async (change: FavouriteChange, { client }) => {
				const { toggleFavourite } = await import("./sendFavourite");
				await toggleFavourite(client, change);
			},
		}),
};
