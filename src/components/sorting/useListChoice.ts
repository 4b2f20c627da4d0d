// The order and the kind of a list, which are in the address so that back, a reload and a shared link keep them.
import { readChoice, type Sort } from "../../domain/list/listChoice";
import {
	useChangeSearchParams,
	useSearchParams,
} from "../pages/useSearchParams";

/** `sorts` are the orders that the list has; any other order is ignored but stays in the address for other lists. */
export function useListChoice(sorts?: readonly Sort[]) {
	const choice = readChoice(useSearchParams(), sorts);
	const isChosen = choice.sort !== null || choice.kind !== null;
	return [{ ...choice, isChosen }, useChangeSearchParams()] as const;
}
