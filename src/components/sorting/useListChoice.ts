// The order and the kind of a list. They are in the address, so that back, a reload and a shared link keep them.
import { type ListChoice, readChoice } from "../../domain/list/listChoice";
import {
	useChangeSearchParams,
	useSearchParams,
} from "../pages/useSearchParams";

export function useListChoice() {
	const choice = readChoice(useSearchParams());
	const changeSearch = useChangeSearchParams();
	const change = ({ sort, kind }: ListChoice) =>
		changeSearch({ sort: sort ?? undefined, kind: kind ?? undefined });
	return [choice, change] as const;
}
