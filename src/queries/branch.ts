// Branches of a privilege: its tab, and those near a place (2 §3, 2 §7).
import { queryOptions } from "@tanstack/react-query";
import { getBranchNearMe, getBranchTab } from "../contract/branch";
import { nearestBranches } from "../domain/places/branches";
import { type Position, toPosition } from "../domain/places/nearMe";
import { call } from "../platform/http/http";
import { knownDistance } from "./knownDistance";
import {
	dropOldQueries,
	longStaleTime,
	persistedLastOptions,
	queryFnFor,
	silentMeta,
} from "./queryHelpers";

export const branchQueries = {
	/** branch_display_type is null without branch data; the screen shows failures (2 §8). Saved, because a shop may have no signal. */
	tab: (brand_id: string, privilege_id: string) =>
		queryOptions({
			queryKey: ["branch", "tab", brand_id, privilege_id],
			queryFn: async ({ signal, client }) => {
				const request = { brand_id, privilege_id };
				const branches = await call(getBranchTab, request, { signal });
				dropOldQueries(client, ["branch", "tab"]);
				return branches;
			},
			enabled: brand_id !== "",
			staleTime: longStaleTime,
			...persistedLastOptions,
		}),

	/** The nearest five branches within 10 km, distance in km, computed from their positions if the host gives none; the screen shows failures (2 §8). */
	near: (brand_id: string, { lat, lng }: Position) =>
		queryOptions({
			queryKey: ["branch", "near", brand_id, lat, lng],
			queryFn: queryFnFor(
				getBranchNearMe,
				{ brand_id, lat: String(lat), lng: String(lng) },
				(branches) =>
					nearestBranches(
						branches.map((branch) => ({
							...branch,
							distance: knownDistance(
								branch.distance,
								{ lat, lng },
								toPosition(branch.lat, branch.lng),
							),
						})),
					),
			),
			staleTime: longStaleTime,
			meta: silentMeta,
		}),
};
