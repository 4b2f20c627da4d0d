// Unread notifications: the dot on home and part of the app icon's count (3 §4).
import { atom } from "jotai";
import { atomStore } from "../atomStore";

export const unreadAtom = atom(0);

export function setUnread(count: number): void {
	atomStore.set(unreadAtom, count);
}
