// Persistent storage: whether the browser keeps the app's data when space runs short (O01).
import { useEffect, useState } from "react";

/** Null where the browser has no such promise or has not answered yet. */
export function useStoragePersisted(): boolean | null {
	const [persisted, setPersisted] = useState<boolean | null>(null);
	useEffect(() => {
		let gone = false;
		const ask = () => {
			const storage: Partial<StorageManager> | undefined = navigator.storage;
			storage
				?.persisted?.()
				.then((answer) => {
					if (!gone) setPersisted(answer);
				})
				.catch(() => undefined);
		};
		ask();
		// It may be granted at any time: by the install, or after the first saved code.
		document.addEventListener("visibilitychange", ask);
		return () => {
			gone = true;
			document.removeEventListener("visibilitychange", ask);
		};
	}, []);
	return persisted;
}

export async function requestPersistence(): Promise<boolean> {
	const storage: Partial<StorageManager> | undefined = navigator.storage;
	return (await storage?.persist?.().catch(() => false)) ?? false;
}
