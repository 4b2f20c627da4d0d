// Persistent storage: whether the browser keeps the app's data when space runs short (O01).
import { atom, useAtom } from "jotai";
import { useEffect } from "react";

/** The browser's last answer; undefined until it has answered once. */
export const persistedAtom = atom<boolean | null | undefined>(undefined);

/** Null where the browser cannot say it, undefined until it has answered once. */
export function useStoragePersisted(): boolean | null | undefined {
	const [persisted, setPersisted] = useAtom(persistedAtom);
	useEffect(() => {
		const ask = async () => {
			const storage: Partial<StorageManager> | undefined = navigator.storage;
			const answer = await storage?.persisted?.().catch(() => null);
			setPersisted(answer ?? null);
		};
		void ask();
		// It may be granted at any time: by the install, or after the first saved code.
		document.addEventListener("visibilitychange", ask);
		return () => document.removeEventListener("visibilitychange", ask);
	}, [setPersisted]);
	return persisted;
}

export async function requestPersistence(): Promise<boolean> {
	const storage: Partial<StorageManager> | undefined = navigator.storage;
	return (await storage?.persist?.().catch(() => false)) ?? false;
}
