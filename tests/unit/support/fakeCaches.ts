// A fake Cache Storage in memory for the page's mirror and the worker, whose entries a test can read and damage.

interface Entry {
	status: number;
	headers: [string, string][];
	bytes: Uint8Array<ArrayBuffer>;
	/** The content can no longer be read. */
	isLost?: boolean;
}
type Key = string | { url: string };

export interface FakeCaches {
	/** Stands in for `caches`. */
	storage: object;
	/** The entries by cache name and absolute address. */
	caches: Map<string, Map<string, Entry>>;
	/** Stores a reply with this text directly, even when writes fail. */
	place(name: string, address: string, text: string, type?: string): void;
	/** Makes every write to an address that contains `part` fail as on a full disk, or lets writes work again. */
	fill(isFull: boolean, part?: string): void;
	/** Makes the content of every reply whose address contains `part` unreadable. */
	lose(part: string): void;
}

const lostContent = () =>
	new ReadableStream({
		start: (stream) => stream.error(new TypeError("The content is lost")),
	});

export function fakeCaches(origin = "https://gift.example"): FakeCaches {
	const all: FakeCaches["caches"] = new Map();
	/** Writes to addresses that contain this fail; null if no write fails. */
	let fullPart: string | null = null;
	const addressOf = (key: Key) =>
		new URL(typeof key === "string" ? key : key.url, origin).href;
	const replyOf = ({ bytes, status, headers, isLost }: Entry) =>
		new Response(isLost ? lostContent() : Uint8Array.from(bytes), {
			status,
			headers,
		});
	const cacheNamed = (name: string) => {
		const entries = all.get(name) ?? new Map<string, Entry>();
		all.set(name, entries);
		return entries;
	};
	const asCache = (entries: Map<string, Entry>) => ({
		match: async (key: Key) => {
			const entry = entries.get(addressOf(key));
			return entry && replyOf(entry);
		},
		put: async (key: Key, reply: Response) => {
			const bytes = new Uint8Array(await reply.arrayBuffer());
			if (fullPart !== null && addressOf(key).includes(fullPart))
				throw new DOMException("No room", "QuotaExceededError");
			entries.set(addressOf(key), {
				status: reply.status,
				headers: [...reply.headers],
				bytes,
			});
		},
		delete: async (key: Key) => entries.delete(addressOf(key)),
		keys: async () => [...entries.keys()].map((url) => ({ url })),
		matchAll: async () => [...entries.values()].map(replyOf),
	});
	const storage = {
		open: async (name: string) => asCache(cacheNamed(name)),
		has: async (name: string) => all.has(name),
		keys: async () => [...all.keys()],
		delete: async (name: string) => all.delete(name),
		match: async (key: Key, { cacheName }: { cacheName?: string } = {}) => {
			const names = cacheName === undefined ? [...all.keys()] : [cacheName];
			for (const name of names) {
				const entry = all.get(name)?.get(addressOf(key));
				if (entry) return replyOf(entry);
			}
			return undefined;
		},
	};
	return {
		storage,
		caches: all,
		place(name, address, text, type = "application/json") {
			cacheNamed(name).set(addressOf(address), {
				status: 200,
				headers: [["content-type", type]],
				bytes: new TextEncoder().encode(text),
			});
		},
		fill(isFull, part = "") {
			fullPart = isFull ? part : null;
		},
		lose(part) {
			for (const entries of all.values())
				for (const [address, entry] of entries)
					if (address.includes(part)) entry.isLost = true;
		},
	};
}
