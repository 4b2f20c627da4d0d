// Cards of just pressed favourites: in the favourites list, or saved where that list is not loaded (2 §4, O03).
import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { type PrivilegeCard, privilegeCard } from "../contract/privilegeCard";
import { serverNow } from "../platform/http/clock";
import type { FavouritesChange } from "../platform/outbox/favouriteQueue";
import { setLoadedData } from "../queries/changeLoaded";
import { privilegeKeys } from "../queries/privilegeKeys";
import { persistedFirstOptions } from "../queries/queryHelpers";

/** A privilege of any list, detail or group as a card; null where it is none. */
function toCard(value: object): PrivilegeCard | null {
	const brand = Reflect.get(value, "brand");
	const card = v.safeParse(privilegeCard, {
		// Items of a group have neither of the two.
		privilege_id: Reflect.get(value, "alt_reference"),
		brand_logo: brand && Reflect.get(brand, "brandlogoimage_url"),
		...value,
		is_added_favorite: true,
		distance: null,
		tx_timestamp: serverNow(),
	});
	return card.success ? card.output : null;
}

/** The first card with this reference, at any depth of the value. */
function findCard(value: unknown, reference: string): PrivilegeCard | null {
	if (typeof value !== "object" || value === null) return null;
	if (Reflect.get(value, "alt_reference") === reference) return toCard(value);
	for (const each of Object.values(value)) {
		const card = findCard(each, reference);
		if (card) return card;
	}
	return null;
}

function knownCards(client: QueryClient, references: readonly string[]) {
	const loaded = client.getQueriesData({ queryKey: ["privilege"] });
	return references
		.map((reference) => findCard(loaded, reference))
		.filter((card) => card !== null);
}

/** Applies a press to the favourites list, or to the saved cards where the list was never loaded. */
export function updateFavouriteCards(
	client: QueryClient,
	{ references, isFavourite }: FavouritesChange,
): void {
	const { favourites: list, pressedFavourites: pressed } = privilegeKeys;
	const loaded = client.getQueryCache().find({ queryKey: list });
	const isLoaded = loaded?.state.data !== undefined;
	const queryKey = isLoaded ? list : pressed;
	// The page decides when a removed card leaves the list.
	if (!isFavourite && isLoaded) return;
	const before = client.getQueryData<PrivilegeCard[]>(queryKey) ?? [];
	const known = before.map(({ alt_reference }) => alt_reference);
	const missing = references.filter((reference) => !known.includes(reference));
	const next = isFavourite
		? [...knownCards(client, missing), ...before]
		: before.filter((card) => !references.includes(card.alt_reference));
	// Setting the same cards would render and save them again.
	const isChanged = next.length !== before.length;
	if (isLoaded) {
		client.removeQueries({ queryKey: pressed });
		if (isChanged) setLoadedData(loaded, next);
		loaded.invalidate();
	} else if (isChanged) {
		client.setQueryDefaults(queryKey, persistedFirstOptions);
		client.setQueryData(queryKey, next);
	}
}
