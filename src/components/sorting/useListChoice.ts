// The order and the kind of a list. They are in the address, so that back, a reload and a shared link keep them.
import { readChoice } from "../../domain/list/listChoice";
import {
	useChangeSearchParams,
	useSearchParams,
} from "../pages/useSearchParams";

export const useListChoice = () =>
	[readChoice(useSearchParams()), useChangeSearchParams()] as const;
