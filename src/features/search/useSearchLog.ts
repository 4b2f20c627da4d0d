// Logs what was opened from the search (2 §9).
import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { searchLogType } from "../../contract/search";
import { searchMutations } from "../../queries/search";

/** What the log calls a privilege: its id, or its reference if the host gives no id. */
export const searchLogId = ({
	privilege_id,
	alt_reference,
}: Pick<PrivilegeCard, "privilege_id" | "alt_reference">): string =>
	privilege_id || alt_reference;

/** Returns the logger of an opened item; `onLog` runs with each log. */
export function useSearchLog(onLog?: () => void) {
	const { mutate } = useMutation(searchMutations.log());
	return useCallback(
		(item_id: string, type: 1 | 2 = searchLogType.fromSearch) => {
			mutate({ type, item_id });
			onLog?.();
		},
		[mutate, onLog],
	);
}
export type SearchLog = ReturnType<typeof useSearchLog>;
