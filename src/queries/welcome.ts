// What home shows by itself: the welcome announcement and the tier expiry (3 §4, 3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { updateExpirePopUp } from "../contract/profile";
import { getWelcomeAnnoucement } from "../contract/welcome";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { changeLoaded } from "./changeLoaded";
import { customerQueries } from "./customer";
import { ownMeta, queryFnFor, silentMeta } from "./queryHelpers";

export const welcomeQueries = {
	/** The announcement; null for the documents' "not found". */
	announcement: (customer_id: string) =>
		queryOptions({
			queryKey: ["banner", "welcome", customer_id],
			queryFn: queryFnFor(
				getWelcomeAnnoucement,
				{ customer_id },
				({ banner_image_image_url, path }) =>
					banner_image_image_url
						? { banner_image_image_url, path: path ?? "" }
						: null,
			),
			staleTime: 0,
			meta: silentMeta,
		}),
};

export const welcomeMutations = {
	/** Hides the tier expiry at once, whether or not the call succeeds. */
	closeTierExpiry: () =>
		mutationOptions({
			mutationFn: () => call(updateExpirePopUp, { timestamp: serverNow() }),
			meta: ownMeta,
			onMutate: (_nothing, { client }) => {
				const { queryKey } = customerQueries.profile();
				changeLoaded(client, queryKey, (profile) => ({
					...profile,
					is_display_expire_pop_up: false,
				}));
			},
		}),
};
