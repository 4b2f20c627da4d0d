// The favourite toggle (2 §4). What it does is loaded beside the app's start: no heart is pressed before the first paint.
import { mutationOptions } from "@tanstack/react-query";
import type { FavouriteChange } from "../platform/outbox/favouriteQueue";

export const favouriteMutations = {
	/** Sets one favourite to the wanted state: kept and shown at once, taken back where the server refuses it; made offline it waits (O04). */
	toggle: () =>
		mutationOptions({
			mutationKey: ["privilege", "favourite"],
			mutationFn: async (change: FavouriteChange, { client }) => {
				const { toggleFavourite } = await import("./sendFavourite");
				await toggleFavourite(client, change);
			},
		}),
};
