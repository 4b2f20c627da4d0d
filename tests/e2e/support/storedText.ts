// Searches everything that a page has stored on the phone for personal data.
import type { Page } from "@playwright/test";
import { couponCodeDetail } from "../../../src/contract/code";
import { getProfile } from "../../../src/contract/customer";
import { historyOf } from "./coupon";
import type { Customer } from "./journey";

/** The contents of local and session storage and of every database of the page's origin, as one text. */
export function storedText(page: Page): Promise<string> {
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

/** The addresses of all entries in Cache Storage, and their contents if they are text. */
function cached(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const texts: string[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const reply = await cache.match(request, { ignoreVary: true });
				const type = reply?.headers.get("content-type") ?? "";
				texts.push(name, request.url);
				if (reply && /text|json|javascript|xml/.test(type))
					texts.push(await reply.text());
			}
		}
		return texts.join("\n");
	});
}

/** The names of those words that are stored anywhere on the phone: in what `storedText` reads, or in a cache. */
export async function findStored(
	page: Page,
	words: Record<string, string>,
): Promise<string[]> {
	const texts = [await storedText(page), await cached(page)];
	return Object.entries(words).flatMap(([name, word]) =>
		[word, encodeURIComponent(word)].some((form) =>
			texts.some((text) => text.includes(form)),
		)
			? [name]
			: [],
	);
}

/** The personal data, for `findStored`, of a customer who has exactly one coupon and has opened it. */
export async function personalDataOf({
	api,
}: Customer): Promise<Record<string, string>> {
	const items = await historyOf(api, "canuse");
	const [transaction = "", ...more] = items.map((it) => it.ext_transaction_id);
	if (more.length > 0) throw new Error("The customer has more than one coupon");
	const { code } = await api.call(couponCodeDetail, {
		CPC_Transaction_Id: transaction,
		Start_Countdown: false,
	});
	const { customer } = await api.call(getProfile, {});
	return {
		sub: api.sub,
		token: api.token,
		transaction,
		code,
		"first name": customer.firstname,
	};
}

/** Waits until a persisted query that contains this text is on the phone. */
export const waitForSavedQuery = (page: Page, part: string) =>
	page.waitForFunction(
		(text) =>
			Object.entries(localStorage).some(
				([key, saved]) => key.endsWith("/queries") && saved.includes(text),
			),
		part,
	);
