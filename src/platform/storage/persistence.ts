// Whether the phone has promised to keep what the app saved when space runs short (O01).
import { useEffect, useState } from "react";

/** The promise as it stands now; null where the browser gives none to ask for, or has not answered yet. */
export function useStoragePersisted(): boolean | null {
	const [persisted, setPersisted] = useState<boolean | null>(null);
	useEffect(() => {
		let gone = false;
		const ask = () => {
			// Missing outside secure contexts and in older browsers.
			const storage: Partial<StorageManager> | undefined = navigator.storage;
			storage
				?.persisted?.()
				.then((answer) => {
					if (!gone) setPersisted(answer);
				})
				.catch(() => undefined);
		};
		ask();
		// It may be given at any time: with the install, or after the first saved code.
		document.addEventListener("visibilitychange", ask);
		return () => {
			gone = true;
			document.removeEventListener("visibilitychange", ask);
		};
	}, []);
	return persisted;
}

/** Asks the browser for the promise; whether it gave it. Some ask the person, some decide by themselves. */
export async function requestPersistence(): Promise<boolean> {
	const storage: Partial<StorageManager> | undefined = navigator.storage;
	return (await storage?.persist?.().catch(() => false)) ?? false;
}
