// Proves what the worker keeps of pictures: none that is damaged, and of customers' own a limited number (O01, O05). @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { waitFor } from "../../support/waitFor";
import {
	newPhone,
	type Phone,
	release,
	startWorker,
	type Worker,
} from "./worker";

// Its list of pictures stands in a database, of which there is none here.
const limits: object[] = vi.hoisted(() => []);
vi.mock("workbox-expiration", () => ({
	ExpirationPlugin: class {
		constructor(limit: object) {
			limits.push(limit);
		}
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

test("a page or nothing in the place of a picture is not kept, and what an older worker kept of it is asked for again", async () => {
	const path = "/content/deal.webp";
	phone.place("pictures", path, "<html></html>", "text/html");
	serve(path, "<html></html>", "text/html");
	await get(path);
	serve(path, "picture", "image/webp");
	expect(await get(path)).toBe("picture");
	phone.host = null;
	expect(await get(path)).toBe("picture");
});

test("of customers' own pictures, such as those of the ranking, the last 50 are kept", async () => {
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

// The bug: a picture that varies by Accept, as the server's do, was not found by its address alone and stayed for ever.
test("the programme's pictures are limited, those too that vary by a header", () => {
	expect(limits.at(-1)).toEqual({
		maxEntries: 400,
		matchOptions: { ignoreVary: true },
	});
});

test("on a full phone the shown pictures go, so that a saved code opens with no network", async () => {
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

	test("is asked for again behind the shown one a day later, and shows the next time", async () => {
		serve(path, "new", "image/webp");
		later(dayMs);
		expect(await get(path)).toBe("old");
		expect(phone.asked).toEqual([]);
		later(1);
		expect(await get(path)).toBe("old");
		await waitFor(async () => expect(await get(path)).toBe("new"));
		expect(phone.asked).toEqual([path]);
	});

	test("stays as it was without a network, or where the host has none any more", async () => {
		later(dayMs + 1);
		phone.host = null;
		expect(await get(path)).toBe("old");
		phone.host = files;
		expect(await get(path)).toBe("old");
		phone.host = null;
		expect(await get(path)).toBe("old");
		expect(phone.asked).toEqual([path, path, path]);
	});

	test("is not asked for where the person saves data", async () => {
		vi.stubGlobal("navigator", { connection: { saveData: true } });
		later(dayMs + 1);
		expect(await get(path)).toBe("old");
		expect(phone.asked).toEqual([]);
	});
});

test("a picture that its host calls immutable is asked for once", async () => {
	const path = "/content/deal.webp";
	serve(path, "picture", "image/webp", "public, max-age=31536000, immutable");
	await get(path);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1e9 });
	expect(await get(path)).toBe("picture");
	vi.useRealTimers();
	expect(phone.asked).toEqual([path]);
});
