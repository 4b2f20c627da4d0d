// The debounced keyword in the address, and the field's text that it follows (2 §9 debounce).
import { useEffect, useRef, useState } from "react";
import { useDebouncedCallback } from "use-debounce";
import {
	useChangeSearchParams,
	useSearchParams,
} from "../../components/pages/useSearchParams";
import { privilegeParameter } from "../../domain/app/pagePaths";
import { toKeyword } from "../../domain/text/searchWords";

/** `keyword` comes from the address; `write` puts a text there after `debounceMs` ms, at once with flush(), or not at all after cancel(). */
export function useSearchKeyword(debounceMs: number) {
	const { inputVal = "", [privilegeParameter]: privilege } = useSearchParams();
	const changeSearch = useChangeSearchParams();
	const keyword = toKeyword(inputVal);
	/** The last keyword that came from the field or was copied into it. */
	const written = useRef(keyword);
	const write = useDebouncedCallback((text: string): void => {
		// A privilege was opened meanwhile: wait, since closing it removes its history entry and the keyword in it.
		if (privilege) write(text);
		else {
			written.current = text.trim();
			void changeSearch({ inputVal: text.trim() });
		}
	}, debounceMs);
	return { keyword, write, written };
}
export type SearchKeyword = ReturnType<typeof useSearchKeyword>;

/** The field's text, in a state of its own so that a keystroke does not render the results again. */
export function useTypedText({ keyword, write, written }: SearchKeyword) {
	const [typed, setTyped] = useState(keyword);
	// A keyword that changed in the address, such as a suggestion, fills the field.
	useEffect(() => {
		if (keyword !== written.current) {
			write.cancel();
			setTyped(keyword);
		}
		written.current = keyword;
	}, [keyword, write, written]);
	function type(text: string) {
		setTyped(text);
		write(text);
		if (text.trim() === "") write.flush();
	}
	return [typed, type] as const;
}
