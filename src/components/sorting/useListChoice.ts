// The order and the kind of a list. They are in the address, so that back, a reload and a shared link keep them.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ListChoice, readChoice } from "../../domain/list/listChoice";

export function useListChoice() {
	const navigate = useNavigate();
	const choice = readChoice(useSearch({ strict: false }));
	const change = (next: ListChoice) =>
		navigate({
			to: ".",
			search: (current: Record<string, unknown>) => ({
				...current,
				sort: next.sort ?? undefined,
				kind: next.kind ?? undefined,
			}),
			replace: true,
			resetScroll: false,
			viewTransition: false,
		});
	return [choice, change] as const;
}
