// Queue of favourites as desired states, until the server has them (O04).
import * as v from "valibot";
import {
	addOrRemoveAllFavoritePrivilege,
	favouriteContent,
} from "../../contract/favourites";
import { call } from "../http/http";
import { mirroredQueue } from "./mirroredQueue";
import { createQueue } from "./outbox";

const favouriteChange = v.object({
	reference: v.string(),
	/** The desired state. */
	wanted: v.boolean(),
});
export type FavouriteChange = v.InferOutput<typeof favouriteChange>;

/** One desired state for several privileges, as of a group. */
export interface FavouritesChange {
	references: string[];
	wanted: boolean;
}

/** The queue's items of a change. */
export const favouriteItems = ({
	references,
	wanted,
}: FavouritesChange): FavouriteChange[] =>
	references.map((reference) => ({ reference, wanted }));

/** Sets a customer's favourites to a state; idempotent. Errors: 10018, for the whole list. */
export const setFavourites = (
	sub: string,
	{ references, wanted }: FavouritesChange,
) =>
	call(
		addOrRemoveAllFavoritePrivilege,
		{
			Content_Type: favouriteContent.privilege,
			Content_Ref: references,
			Is_Favorite: wanted,
		},
		{ sub },
	);

/** The references of the items with this desired state. */
export const referencesOf = (
	items: readonly FavouriteChange[],
	wanted: boolean,
): string[] =>
	items.filter((it) => it.wanted === wanted).map((it) => it.reference);

export const favouriteQueue = createQueue({
	name: "favourites",
	storage: mirroredQueue({
		prefix: "favourite/",
		schema: favouriteChange,
		idOf: ({ reference }) => reference,
		isSame: (one, other) => one.wanted === other.wanted,
		// Older releases stored the items without a record around them.
		mayBeBare: true,
	}),
	batches: (items) =>
		[true, false].map((wanted) => items.filter((it) => it.wanted === wanted)),
	request: (sub, items) =>
		setFavourites(sub, {
			references: items.map(({ reference }) => reference),
			wanted: items.some(({ wanted }) => wanted),
		}),
});
