// Proves which pictures are cached for saved codes: only their own, from this origin, real and not too large; and that they are erased with the customer (O01, O05).
import { beforeEach, expect, test, vi } from "vitest";
import {
	cacheCodePictures,
	clearCustomerPictures,
	deletePictures,
} from "../../../../src/platform/storage/pictureCache";

const kept = new Map<string, Map<string, Blob>>();
const asked: string[] = [];
/** The host's files by path. */
let host: Record<string, Blob> = {};
/** Whether the host's replies have the header Vary. */
let isVaried = false;
/** The error of a write to the cache. */
let trouble: Error | null = null;

vi.stubGlobal("caches", {
	open: async (name: string) => {
		const cache = kept.get(name) ?? new Map<string, Blob>();
		kept.set(name, cache);
		return {
			match: async (address: string) =>
				cache.has(address)
					? { blob: async () => cache.get(address) }
					: undefined,
			add: async (address: string) => {
				asked.push(new URL(address).pathname);
				const picture = host[new URL(address).pathname];
				if (!picture) throw new TypeError("404");
				if (trouble) throw trouble;
				cache.set(address, picture);
			},
			/** Deletes the reply of an address; a reply that varies by a header is found only with `ignoreVary`. */
			delete: async (
				at: string | { url: string },
				options: CacheQueryOptions = {},
			) =>
				typeof at === "string"
					? (!isVaried || options.ignoreVary === true) && cache.delete(at)
					: cache.delete(at.url),
			keys: async () => [...cache.keys()].map((url) => ({ url })),
		};
	},
	has: async (name: string) => kept.has(name),
	delete: async (name: string) => kept.delete(name),
});
const picture = (bytes = 100, type = "image/webp") =>
	new Blob(["x".repeat(bytes)], { type });
const paths = () =>
	[...(kept.get("code-pictures")?.keys() ?? [])].map(
		(address) => new URL(address).pathname,
	);

beforeEach(() => {
	kept.clear();
	asked.length = 0;
	trouble = null;
	host = { "/a.webp": picture(), "/b.webp": picture() };
});

test("each picture is requested once, despite an invalid address; pictures that no code needs are deleted", async () => {
	await cacheCodePictures(["/a.webp", "/b.webp", "/a.webp", ""]);
	await cacheCodePictures(["https://", "/b.webp"]);
	expect(paths()).toEqual(["/b.webp"]);
	expect(asked).toEqual(["/a.webp", "/b.webp"]);
});

test("on two origins the pictures are requested from the API's host, and cached under its address (X01)", async () => {
	vi.stubEnv("VITE_API_HOST", "https://api.example");
	await cacheCodePictures(["/a.webp", "https://elsewhere.example/b.webp"]);
	expect([...(kept.get("code-pictures")?.keys() ?? [])]).toEqual([
		"https://api.example/a.webp",
	]);
	vi.unstubAllEnvs();
});

test("a page instead of a picture, a too large and a missing picture are not cached, and block no other", async () => {
	host["/page"] = picture(100, "text/html");
	host["/large.webp"] = picture(400_000);
	const addresses = [
		"/page",
		"/large.webp",
		"/gone.webp",
		"https://elsewhere.example/x.webp",
		"/a.webp",
	];
	const rejected = await cacheCodePictures(addresses);
	expect(paths()).toEqual(["/a.webp"]);
	expect(asked).not.toContain("/x.webp");
	// A missing picture may appear later, and the network may return.
	expect(rejected.map((it) => new URL(it).pathname)).toEqual([
		"/page",
		"/large.webp",
	]);
	asked.length = 0;
	await cacheCodePictures(addresses, rejected);
	expect(asked).toEqual(["/gone.webp"]);
});

test("on a full phone no further picture is fetched, and none counts as wrong", async () => {
	trouble = new DOMException("No room", "QuotaExceededError");
	expect(await cacheCodePictures(["/a.webp", "/b.webp"])).toEqual([]);
	expect(asked).toEqual(["/a.webp"]);
	trouble = new TypeError("Failed to fetch");
	await cacheCodePictures(["/a.webp", "/b.webp"]);
	expect(asked).toEqual(["/a.webp", "/a.webp", "/b.webp"]);
});

test("each fetch waits for its turn, and a refused turn stops the fetches", async () => {
	const turn = vi.fn(async () => {
		if (asked.length === 1) throw new Error("The page is hidden.");
	});
	await cacheCodePictures(["/a.webp", "/b.webp"], [], turn);
	expect(asked).toEqual(["/a.webp"]);
	// A cached picture needs no turn.
	turn.mockClear();
	await cacheCodePictures(["/a.webp"], [], turn);
	expect(turn).not.toHaveBeenCalled();
});

test("a picture is deleted by its address also where the host's reply varies by request", async () => {
	await cacheCodePictures(["/a.webp", "/b.webp"]);
	isVaried = true;
	await deletePictures(["/a.webp"]);
	isVaried = false;
	expect(paths()).toEqual(["/b.webp"]);
});

test("at most two hundred pictures are cached, and none after another customer signs in", async () => {
	const many = Array.from({ length: 300 }, (_, at) => `/${at}.webp`);
	for (const path of many) host[path] = picture();
	await cacheCodePictures(many);
	expect(paths()).toHaveLength(200);
	await clearCustomerPictures();
	expect(paths()).toEqual([]);
});

test("a logo that hundreds of coupons share counts once, so that their pictures are cached too (O01)", async () => {
	await cacheCodePictures([
		...Array<string>(300).fill("/a.webp"),
		...Array<string>(300).fill("/b.webp"),
	]);
	expect(paths()).toEqual(["/a.webp", "/b.webp"]);
});

test("if the browser refuses caches, nothing fails", async () => {
	const { caches } = globalThis;
	const refuse = () => {
		throw new DOMException("Not allowed", "SecurityError");
	};
	vi.stubGlobal("caches", { open: refuse, delete: refuse });
	await cacheCodePictures(["/a.webp"]);
	await clearCustomerPictures();
	vi.stubGlobal("caches", caches);
});

test("a browser whose caches never answer does not block a change of account", async () => {
	vi.useFakeTimers();
	const deleted = vi.spyOn(caches, "delete");
	deleted.mockReturnValue(new Promise(() => undefined));
	const wiped = clearCustomerPictures();
	await vi.advanceTimersByTimeAsync(3000);
	await wiped;
	expect(deleted).toHaveBeenCalledTimes(2);
	deleted.mockRestore();
	vi.useRealTimers();
});
