// Whether the page itself says that there is no network: then the word over every page does not say it again.
import { atom } from "jotai";
import { useLayoutEffect } from "react";
import { store } from "../query/store";

const sayersAtom = atom(0);

/** Something on the page says it. */
export const hasOfflineNoticeAtom = atom((get) => get(sayersAtom) > 0);

/** For what says on its page that there is no network, as long as it `says` so. */
export function useOfflineNotice(says: boolean): void {
	// Before the paint: the two words are never seen together.
	useLayoutEffect(() => {
		if (!says) return;
		store.set(sayersAtom, (count) => count + 1);
		return () => store.set(sayersAtom, (count) => count - 1);
	}, [says]);
}
