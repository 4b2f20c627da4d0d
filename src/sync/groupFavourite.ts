// Favourites set together, as a state: all items of a group, and those that waited for the network (2 §4, 2 §7).
import { mutationOptions } from "@tanstack/react-query";
import {
	addOrRemoveAllFavoritePrivilege,
	favouriteContent,
} from "../contract/favourites";
import { call } from "../platform/http/http";
import type { FavouritesChange } from "../platform/outbox/favouriteOutbox";
import { pressFavourite } from "./sendFavourite";

/** The group's word of confirmation stands this long, then the server is told, in ms (2 §4). */
const toldAfter = 3000;

/** Sets a customer's favourites to a state, however often it is sent. Errors: 10018, for the whole list. */
export const setFavourites = (
	sub: string,
	Content_Ref: string[],
	Is_Favorite: boolean,
) =>
	call(
		addOrRemoveAllFavoritePrivilege,
		{ Content_Type: favouriteContent.privilege, Content_Ref, Is_Favorite },
		{ sub },
	);

export const groupFavouriteMutations = {
	/** Sets all items of a group: shown at once, told to the server when the word of it has gone. */
	setAll: () =>
		mutationOptions({
			mutationKey: ["privilege", "favourite", "all"],
			mutationFn: (change: FavouritesChange, { client }) =>
				pressFavourite(
					client,
					change,
					(sub, due) => setFavourites(sub, due, change.wanted),
					toldAfter,
				),
		}),
};
