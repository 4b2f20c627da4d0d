// Unread notifications: the dot on home and part of the app icon's count (3 §4).
import { atom } from "jotai";
import { store } from "../query/store";

export const unreadAtom = atom(0);

export function setUnread(count: number): void {
	store.set(unreadAtom, count);
}
