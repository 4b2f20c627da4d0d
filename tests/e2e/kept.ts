// Everything that a page has written down on the phone, as one text: to see whose it is.
import type { Page } from "@playwright/test";

/** Local and session storage, and every database of the page's origin. */
export function kept(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const names = await indexedDB.databases();
		const texts: string[] = [localStorage, sessionStorage].flatMap((area) =>
			Object.entries(area).map(String),
		);
		for (const { name } of names)
			await new Promise<void>((resolve) => {
				const opening = indexedDB.open(name ?? "");
				opening.onsuccess = () => {
					const stores = [...opening.result.objectStoreNames];
					if (stores.length === 0) resolve();
					for (const store of stores) {
						const all = opening.result.transaction(store).objectStore(store);
						const take = ({ target }: Event) =>
							texts.push(JSON.stringify((target as IDBRequest).result));
						all.getAllKeys().onsuccess = take;
						all.getAll().onsuccess = (event) => {
							take(event);
							resolve();
						};
					}
				};
			});
		return texts.join("\n");
	});
}
