// The field's text, and the debounced keyword in the address (2 §9 debounce).
import { useEffect, useRef, useState } from "react";
import { useDebouncedCallback } from "use-debounce";
import {
	useChangeSearchParams,
	useSearchParams,
} from "../../components/pages/useSearchParams";
import { toKeyword } from "../../domain/text/searchWords";

/** `typed` belongs to the field; `keyword`, kept in the address, follows `debounceMs` ms later, at once by `applyNow`, or not at all after `cancel`. */
export function useSearchKeyword(debounceMs: number) {
	const { inputVal = "" } = useSearchParams();
	const changeSearch = useChangeSearchParams();
	const keyword = toKeyword(inputVal);
	const [typed, setTyped] = useState(keyword);
	const written = useRef(keyword);
	const write = useDebouncedCallback((text: string) => {
		written.current = text.trim();
		void changeSearch({ inputVal: text.trim() });
	}, debounceMs);
	// A keyword from the address, as from a suggestion, fills the field.
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
		type(text: string) {
			setTyped(text);
			write(text);
			if (text.trim() === "") write.flush();
		},
		applyNow() {
			write(typed);
			write.flush();
		},
		cancel: write.cancel,
	};
}
