// Favourites of all items of a group, set together (2 §4, 2 §7).
import { mutationOptions } from "@tanstack/react-query";
import {
	type FavouritesChange,
	setFavourites,
} from "../platform/outbox/favouriteQueue";
import { pressFavourite } from "./sendFavourite";

/** How long the group's confirmation shows before the request leaves (2 §4). */
const sendDelayMs = 3000;

export const groupFavouriteMutations = {
	/** Sets all items of a group: shown at once, sent when the confirmation closes. */
	setAll: () =>
		mutationOptions({
			mutationKey: ["privilege", "favourite", "all"],
			mutationFn: (change: FavouritesChange, { client }) =>
				pressFavourite(client, change, setFavourites, sendDelayMs),
		}),
};
