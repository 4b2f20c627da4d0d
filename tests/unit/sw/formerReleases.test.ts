// Proves that the worker keeps the files of its own release and of the former one, in every browser (O08). @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newPhone, type Phone, release, startWorker } from "./worker";

// The worker's list of pictures is in a database, which this environment lacks.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: class {} }));

let phone: Phone;

beforeEach(() => {
	vi.stubEnv("NODE_ENV", "production");
	phone = newPhone();
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

/** Updates the page to this release, and lets it become idle. */
async function update(name: string) {
	const next = release(name);
	phone.host = next.files;
	const worker = await startWorker(phone, next, phone.caches.size > 0);
	await worker.install();
	await worker.activate();
	await worker.idle();
	return worker;
}
/** How many of a release's files are in a cache. */
const kept = (name: string) => {
	const addresses = [...phone.caches.values()].flatMap((entries) => [
		...entries.keys(),
	]);
	return new Set(addresses.filter((it) => it.endsWith(`-${name}.js`))).size;
};

test.each([
	["today's browser", () => undefined],
	[
		"a browser without Response.json",
		() =>
			vi.spyOn(Response, "json").mockImplementation(() => {
				throw new TypeError("Response.json is not a function");
			}),
	],
])("%s keeps the files of two releases", async (_, browse) => {
	browse();
	await update("one");
	const worker = await update("two");
	expect([kept("one"), kept("two")]).toEqual([3, 3]);
	phone.host = null;
	expect(await (await worker.get("/assets/pages-one.js"))?.text()).toBe(
		release("one").files["/assets/pages-one.js"]?.text,
	);
	await update("three");
	expect([kept("one"), kept("two"), kept("three")]).toEqual([0, 3, 3]);
	// A release that is rolled back to is the newest again.
	await update("two");
	expect([kept("two"), kept("three")]).toEqual([3, 3]);
});

test.each([
	["its own files, at its next attempt", "start-two", 1],
	["those of the former release", "start-one", 0],
])(
	"an update on a full phone deletes the cached pictures to make room for %s",
	async (_, part, failures) => {
		await update("one");
		const next = release("two");
		phone.host = next.files;
		phone.place("pictures", "/content/deal.webp", "picture", "image/webp");
		phone.fill(true, part);
		Object.assign(phone.storage, {
			delete: async (name: string) => {
				phone.fill(false);
				return phone.caches.delete(name);
			},
		});
		const install = async () =>
			(await startWorker(phone, next, true)).install();
		for (let at = 0; at < failures; at++)
			await expect(install()).rejects.toThrow("No room");
		await install();
		expect(phone.caches.has("pictures")).toBe(false);
		expect([kept("one"), kept("two")]).toEqual([3, 2]);
	},
);
