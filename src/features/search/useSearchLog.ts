// Logs what was opened from the search (2 §9).
import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { searchLog } from "../../contract/search";
import { searchMutations } from "../../queries/search";

/** Returns the logger of an opened item; `from` names the screen, `also` runs with each log. */
export function useSearchLog(also?: () => void) {
	const { mutate } = useMutation(searchMutations.log());
	return useCallback(
		(from: "list" | "search", item_id: string) => {
			mutate({
				type: from === "list" ? searchLog.fromList : searchLog.fromSearch,
				item_id,
			});
			also?.();
		},
		[mutate, also],
	);
}
