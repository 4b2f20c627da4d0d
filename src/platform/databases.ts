// The two databases that hold what must not be lost: saved codes and claim intents.
import {
	createStore,
	del,
	entries,
	get,
	keys,
	set,
	type UseStore,
} from "idb-keyval";
import type { Copy } from "./twoCopies";

/** A database that does not answer (some browsers hang) counts as broken, in ms. */
const patience = 3000;
/** For how long: what is read next must not wait for it again, in ms. */
const brokenFor = 30_000;

function database(name: string): Copy {
	let opened: UseStore | undefined;
	let brokenUntil = 0;
	const answered = <Value>(work: Promise<Value>) =>
		new Promise<Value>((resolve, reject) => {
			const giveUp = () => reject(new Error("The database does not answer"));
			if (performance.now() < brokenUntil) giveUp();
			const timer = setTimeout(() => {
				brokenUntil = performance.now() + brokenFor;
				giveUp();
			}, patience);
			work.then(resolve, reject).finally(() => clearTimeout(timer));
		});
	const open = () => {
		opened ??= createStore(name, "kept");
		return opened;
	};
	return {
		get: async (key) => answered(get(key, open())),
		set: async (key, value) => answered(set(key, value, open())),
		remove: async (key) => answered(del(key, open())),
		keys: async () => answered(keys<string>(open())),
		entries: async () => answered(entries<string, unknown>(open())),
	};
}

export const databases: readonly Copy[] = [
	database("galaxy-gift"),
	database("galaxy-gift-copy"),
];
