// Persistent storage: whether the browser keeps the app's data when space runs short (O01).
import { atom, useAtom } from "jotai";
import { useEffect } from "react";

export const persistedAtom = atom<boolean | null | undefined>(undefined);

/** Whether the storage is persistent; null if the browser cannot tell, undefined before its first answer. */
export function useStoragePersisted(): boolean | null | undefined {
	const [persisted, setPersisted] = useAtom(persistedAtom);
	useEffect(() => {
		const ask = async () => {
			const answer = await navigator.storage?.persisted?.().catch(() => null);
			setPersisted(answer ?? null);
		};
		void ask();
		// It may be granted at any time, by the install or after the first saved code.
		document.addEventListener("visibilitychange", ask);
		return () => document.removeEventListener("visibilitychange", ask);
	}, [setPersisted]);
	return persisted;
}

export async function requestPersistence(): Promise<boolean> {
	return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}
