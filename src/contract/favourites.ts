// Calls of the favourites: one, many, and their list (2 §7).
import * as v from "valibot";
import { cardList } from "./deals";
import { post } from "./endpoint";
import * as field from "./fields";

const area = "internal/Privilege";

/** Content types of the favourite calls (2 §9). */
export const favouriteContent = { privilege: 1000, article: 2000 } as const;

/** The maximum number of favourite privileges, or articles, of one customer, because the list has no pages. */
export const maxFavourites = 1000;

const contentType = v.picklist(Object.values(favouriteContent));

/** POST AddOrRemoveFavoritePrivilege: toggles one favourite; the new state is null where the host does not give it. Errors: 10018, 20000 above 1,000. */
export const addOrRemoveFavoritePrivilege = post(
	`${area}/AddOrRemoveFavoritePrivilege`,
	v.object({
		Content_Type: contentType,
		Content_Ref: field.shortInput,
	}),
	field.optionalObject({ is_added_favorite: field.flagOrNull }),
);
/** POST AddOrRemoveAllFavoritePrivilege: sets many favourites to one state, all or none. Errors: 10018, 20000 above 1,000. */
export const addOrRemoveAllFavoritePrivilege = post(
	`${area}/AddOrRemoveAllFavoritePrivilege`,
	v.object({
		Content_Type: contentType,
		Content_Ref: field.listInput(field.shortInput, maxFavourites),
		Is_Favorite: v.boolean(),
	}),
	field.ignored,
);
/** POST getFavoritePrivilegeListV2: all favourites, each with the time of its press in tx_timestamp (ms). */
export const getFavoritePrivilegeListV2 = post(
	`${area}/getFavoritePrivilegeListV2`,
	v.object(field.ordering),
	cardList,
);
