// Proves which pictures the worker caches: no damaged ones, and a limited number of customers' own (O01, O05). @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { waitFor } from "../../support/waitFor";
import {
	newPhone,
	type Phone,
	release,
	startWorker,
	type Worker,
} from "./worker";

// The worker's list of pictures is in a database, which this environment lacks.
const limits: object[] = vi.hoisted(() => []);
/** The cached pictures that count towards the limit, with their cache. */
const counted: string[] = vi.hoisted(() => []);
vi.mock("workbox-expiration", () => ({
	ExpirationPlugin: class {
		constructor(limit: object) {
			limits.push(limit);
			counted.length = 0;
		}
		cacheDidUpdate = async (update: {
			cacheName: string;
			request: Request;
		}) => {
			const { pathname } = new URL(update.request.url);
			counted.push(`${update.cacheName} ${pathname}`);
		};
	},
}));

const { files } = release("one");
let phone: Phone;
let worker: Worker;

beforeEach(async () => {
	vi.stubEnv("NODE_ENV", "production");
	phone = newPhone();
	worker = await startWorker(phone, release("one"));
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

const serve = (path: string, text: string, type: string, caching = "") => {
	phone.host = { ...files, [path]: { text, type, caching } };
};
const get = async (path: string) => (await worker.get(path, "image"))?.text();

test("a page in place of a picture is not cached, and one that an older worker cached is requested again", async () => {
	const path = "/content/deal.webp";
	phone.place("pictures", path, "<html></html>", "text/html");
	serve(path, "<html></html>", "text/html");
	await get(path);
	serve(path, "picture", "image/webp");
	expect(await get(path)).toBe("picture");
	phone.host = null;
	expect(await get(path)).toBe("picture");
});

test("the last 50 of customers' own pictures, such as those of the ranking, are cached", async () => {
	const kept = () => phone.caches.get("profile-pictures")?.size;
	for (let count = 1; count <= 55; count++) {
		const path = `/content/profile/${count}.webp`;
		serve(path, `picture ${count}`, "image/webp");
		expect(await get(path)).toBe(`picture ${count}`);
		await waitFor(() => expect(kept()).toBe(Math.min(count, 50)));
	}
	phone.host = null;
	expect(await get("/content/profile/6.webp")).toBe("picture 6");
	await expect(get("/content/profile/5.webp")).rejects.toThrow();
});

// The bug: a picture that varies by Accept, like the server's, was not found by its address and was never deleted.
test("the number of the programme's pictures is limited, including those that vary by a header", async () => {
	for (const name of ["profile/1", "deal", "other"]) {
		serve(`/content/${name}.webp`, "picture", "image/webp");
		await get(`/content/${name}.webp`);
	}
	await waitFor(() => expect(counted).toHaveLength(2));
	expect(counted).toEqual([
		"pictures /content/deal.webp",
		"pictures /content/other.webp",
	]);
	expect(limits.at(-1)).toEqual({
		maxEntries: 400,
		matchOptions: { ignoreVary: true },
	});
});

test("on a full phone the cached pictures are deleted, so that a saved code opens without a network", async () => {
	const code = "/assets/code-one.js";
	phone.host = files;
	await worker.install();
	phone.place("pictures", "/content/deal.webp", "picture", "image/webp");
	phone.fill(true, code);
	Object.assign(phone.storage, {
		delete: async (name: string) => {
			phone.fill(false);
			return phone.caches.delete(name);
		},
	});
	await worker.idle();
	phone.host = null;
	expect(await (await worker.get(code))?.text()).toBe(files[code]?.text);
	expect(phone.caches.has("pictures")).toBe(false);
});

describe("a picture that changes under its name", () => {
	const path = "/uploads/deal.webp";
	const dayMs = 86_400_000;
	const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
	beforeEach(async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		serve(path, "old", "image/webp");
		await get(path);
		phone.asked.length = 0;
	});
	afterEach(() => vi.useRealTimers());

	test("is requested in the background a day later, and shown the next time", async () => {
		serve(path, "new", "image/webp");
		later(dayMs);
		expect(await get(path)).toBe("old");
		expect(phone.asked).toEqual([]);
		later(1);
		expect(await get(path)).toBe("old");
		await waitFor(async () => expect(await get(path)).toBe("new"));
		expect(phone.asked).toEqual([path]);
	});

	test("stays as it was without a network, or where the host no longer has it", async () => {
		later(dayMs + 1);
		phone.host = null;
		expect(await get(path)).toBe("old");
		phone.host = files;
		expect(await get(path)).toBe("old");
		phone.host = null;
		expect(await get(path)).toBe("old");
		expect(phone.asked).toEqual([path, path, path]);
	});

	test("is not requested where the person saves data", async () => {
		vi.stubGlobal("navigator", { connection: { saveData: true } });
		later(dayMs + 1);
		expect(await get(path)).toBe("old");
		expect(phone.asked).toEqual([]);
	});
});

test("a picture that its host calls immutable is requested once", async () => {
	const path = "/content/deal.webp";
	serve(path, "picture", "image/webp", "public, max-age=31536000, immutable");
	await get(path);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1e9 });
	expect(await get(path)).toBe("picture");
	vi.useRealTimers();
	expect(phone.asked).toEqual([path]);
});
