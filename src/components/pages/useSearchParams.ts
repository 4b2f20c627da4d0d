// The query parameters of the address, which are plain strings (app/searchParams.ts).
import { useNavigate, useSearch } from "@tanstack/react-router";

export const useSearchParams = (): Record<string, string> =>
	useSearch({ strict: false });

/** Changes parameters of the address in place; undefined removes one. */
export function useChangeSearchParams() {
	const navigate = useNavigate();
	return (changes: Record<string, string | undefined>) =>
		navigate({
			to: ".",
			search: (current: Record<string, string>) => ({ ...current, ...changes }),
			replace: true,
			resetScroll: false,
			viewTransition: false,
		});
}
