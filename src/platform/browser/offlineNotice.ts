// Whether the page itself shows an offline notice, so that the global banner does not repeat it.
import { atom } from "jotai";
import { useLayoutEffect } from "react";
import { atomStore } from "../atomStore";

const noticeCountAtom = atom(0);

export const hasOfflineNoticeAtom = atom((get) => get(noticeCountAtom) > 0);

/** Registers the page's own offline notice while it `isShown`. */
export function useRegisterOfflineNotice(isShown: boolean): void {
	// A layout effect, which runs before the paint, so that both notices are never visible together.
	useLayoutEffect(() => {
		if (!isShown) return;
		atomStore.set(noticeCountAtom, (count) => count + 1);
		return () => atomStore.set(noticeCountAtom, (count) => count - 1);
	}, [isShown]);
}
