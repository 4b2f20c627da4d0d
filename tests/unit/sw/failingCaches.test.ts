// Proves that failing caches, lost contents and wrong cached replies neither hide what the network has nor block an update (O08). @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newPhone, type Phone, release, startWorker } from "./worker";

// The worker's list of pictures is in a database, which this environment lacks.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: class {} }));

const first = release("one");
const next = release("two");
const picture = "/content/deal.webp";
const later = "/assets/pages-one.js";
let phone: Phone;

beforeEach(() => {
	vi.stubEnv("NODE_ENV", "production");
	phone = newPhone();
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

async function update(to: typeof first) {
	phone.host = to.files;
	const worker = await startWorker(phone, to, phone.caches.size > 0);
	await worker.install();
	await worker.activate();
	await worker.idle();
	return worker;
}

// The bug: such requests failed, although the host had the files.
test.each([
	["a picture", picture, "image"],
	["a file of the release before", later, "script"],
] as const)(
	"%s comes from the network where the caches fail or its content is lost",
	async (_, path, as) => {
		await update(first);
		const worker = await update(next);
		const file = { text: "fresh", type: "image/webp" };
		phone.host = { ...next.files, [picture]: file, [later]: file };
		phone.place("pictures", picture, "kept", "image/webp");
		const get = async () => (await worker.get(path, as))?.text();
		phone.lose(path);
		expect(await get()).toBe("fresh");
		Object.assign(phone.storage, {
			match: async () => {
				throw new DOMException("Unexpected internal error", "UnknownError");
			},
		});
		expect(await get()).toBe("fresh");
	},
);

// The bug: the failed request was sent twice.
test("a file of the former release that neither caches nor network have is requested once", async () => {
	const worker = await update(first);
	phone.host = null;
	phone.asked = [];
	const path = "/assets/pages-none.js";
	await expect(worker.get(path)).rejects.toThrow("Failed to fetch");
	expect(phone.asked).toEqual([path]);
});

// The bug: the update failed forever, since the host no longer had the former release's file.
test.each([
	["the former release", "/assets/start-one.js"],
	["both releases", "/assets/same.js"],
])(
	"the lost content of a file of %s does not block an update",
	async (_, path) => {
		await update(first);
		phone.lose(path);
		const worker = await update(next);
		phone.host = null;
		for (const file of ["/assets/start-two.js", "/assets/same.js"])
			expect(await (await worker.get(file))?.text()).toBe(
				next.files[file]?.text,
			);
	},
);

test("on a full phone the cached pictures are deleted to make room for the list of the releases' files", async () => {
	await update(first);
	phone.place("pictures", picture, "picture", "image/webp");
	phone.fill(true, "generations");
	Object.assign(phone.storage, {
		delete: async (name: string) => {
			phone.fill(false);
			return phone.caches.delete(name);
		},
	});
	await update(next);
	expect(phone.caches.has("pictures")).toBe(false);
	await update(release("three"));
	const addresses = [...phone.caches.values()].flatMap((entries) => [
		...entries.keys(),
	]);
	expect(addresses.some((it) => it.endsWith("pages-two.js"))).toBe(true);
});

// The bug: a host that sends a long cache time with a 404 kept the file from the phone for a year.
test.each([
	["of an update's start", "/assets/start-two.js"],
	["of a saved code", "/assets/code-two.js"],
])(
	"a 404 from the browser's own cache is requested once more: a file %s",
	async (_, path) => {
		await update(first);
		phone.host = next.files;
		const worker = await startWorker(phone, next, true);
		const { fetch: ask } = globalThis;
		vi.stubGlobal("fetch", async (...asked: Parameters<typeof fetch>) => {
			const [input, options] = asked;
			const address = input instanceof Request ? input.url : String(input);
			const isKept = address.endsWith(path) && options?.cache !== "reload";
			return isKept ? new Response("", { status: 404 }) : ask(...asked);
		});
		await worker.install();
		await worker.activate();
		phone.host = null;
		expect(await (await worker.get(path))?.text()).toBe(next.files[path]?.text);
	},
);

// The bug: a host that limits calls got two requests for each file.
test.each(
	["/assets/start-two.js", "/assets/code-two.js"].flatMap((path) => [
		...[401, 403, 429, 503].map((status) => [path, status, 1] as const),
		...[200, 404, 410].map((status) => [path, status, 2] as const),
	]),
)(
	"%s that is answered with %d is requested %d times",
	async (path, status, times) => {
		await update(first);
		const wrong = { text: "<html></html>", type: "text/html", status };
		phone.host = { ...next.files, [path]: wrong };
		phone.asked = [];
		const worker = await startWorker(phone, next, true);
		await expect(worker.install()).rejects.toThrow();
		expect(phone.asked.filter((asked) => asked === path)).toHaveLength(times);
	},
);
