// What stands in the search field, and in the address a moment later; only the address is searched for (2 §9 debounce).
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useDebouncedCallback } from "use-debounce";

/** The contract takes no longer keyword. */
export const keywordLongest = 200;

/**
 * `typed` and its setter for the field, `keyword` for the search: `wait` ms
 * after the last key, or at once by `now`. The address keeps it, so that who
 * comes back finds it.
 */
export function useKeyword(wait: number) {
	const navigate = useNavigate();
	const { inputVal = "" }: { inputVal?: string } = useSearch({
		strict: false,
	});
	const keyword = inputVal.trim().slice(0, keywordLongest);
	const [typed, setTyped] = useState(keyword);
	const written = useRef(keyword);
	const write = useDebouncedCallback((text: string) => {
		written.current = text.trim();
		void navigate({
			to: ".",
			search: (current: Record<string, unknown>) => ({
				...current,
				inputVal: text.trim(),
			}),
			replace: true,
			resetScroll: false,
		});
	}, wait);
	// A word that came by the address alone, as from a suggestion, stands in the field too.
	useEffect(() => {
		if (keyword !== written.current) {
			write.cancel();
			setTyped(keyword);
		}
		written.current = keyword;
	}, [keyword, write]);
	return {
		typed,
		keyword,
		/** Takes what is in the field now. */
		type(text: string) {
			setTyped(text);
			write(text);
			// An empty field has nothing to wait for.
			if (text.trim() === "") write.flush();
		},
		now() {
			write(typed);
			write.flush();
		},
	};
}
