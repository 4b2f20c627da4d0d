// Persistent storage: whether the browser keeps the app's data when space runs short (O01).
import { useEffect, useState } from "react";

/** Null where the browser has no such promise, undefined until it has answered. */
export function useStoragePersisted(): boolean | null | undefined {
	const [persisted, setPersisted] = useState<boolean | null>();
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
	}, []);
	return persisted;
}

export async function requestPersistence(): Promise<boolean> {
	const storage: Partial<StorageManager> | undefined = navigator.storage;
	return (await storage?.persist?.().catch(() => false)) ?? false;
}
