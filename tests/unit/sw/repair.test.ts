// Proves that one visit with a network repairs a lost or damaged shell, and that nothing damaged or of another release is served or cached (O01, O08). @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newPhone, origin, type Phone, release, startWorker } from "./worker";

// The worker's list of pictures is in a database, which this environment lacks.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: class {} }));

const first = release("one");
const next = release("two");
const start = "/assets/start-one.js";
let phone: Phone;

/** A visit after which the release's worker has cached everything. */
async function visited() {
	phone.host = first.files;
	const worker = await startWorker(phone, first);
	await worker.install();
	await worker.activate();
	await worker.idle();
	phone.asked = [];
	return worker;
}
const textOf = async (reply: Response | null) => reply?.text();
/** The cache that contains a path, and its full address there. */
function placeOf(path: string): [name: string, address: string] {
	for (const [name, entries] of phone.caches)
		for (const address of entries.keys())
			if (new URL(address).pathname === path) return [name, address];
	throw new Error(`${path} is in no cache`);
}
const paths = () =>
	[...phone.caches.values()]
		.flatMap((entries) => [...entries.keys()])
		.map((address) => new URL(address).pathname);

beforeEach(() => {
	vi.stubEnv("NODE_ENV", "production");
	phone = newPhone();
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

test("after one visit every file works without a network, and a further visit requests none of them", async () => {
	const worker = await visited();
	await worker.idle();
	expect(phone.asked).toEqual([]);
	phone.host = null;
	expect(await textOf(await worker.get("/history", "navigate"))).toContain(
		"one",
	);
	for (const path of [start, "/assets/pages-one.js", "/assets/same.js"])
		expect(await textOf(await worker.get(path))).toBe(first.files[path]?.text);
});

// The bug: people who had the app installed saw its page at the address of a health check.
test.each([
	...["/healthz", "/readyz", "/metrics", "/demo", "/demo/inbox?mobile=08"],
	"/api/v1/none",
])("the server answers a visit of %s", async (path) => {
	const worker = await visited();
	expect(await worker.get(path, "navigate")).toBeNull();
});

test("only API calls, at the app's own origin and at the API's, bypass the worker", async () => {
	vi.stubEnv("VITE_API_HOST", "");
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://api.example");
	await visited();
	expect(phone.routes).toEqual([
		{
			condition: {
				or: [
					{ urlPattern: "/api/*" },
					{ urlPattern: "https://api.example/api/*" },
				],
			},
			source: "network",
		},
	]);
});

test("a first install fetches only the start files; the files of a code follow when the page is idle, before all others", async () => {
	phone.host = first.files;
	const worker = await startWorker(phone, first);
	await worker.install();
	await worker.activate();
	expect(phone.asked).toContain(start);
	expect(phone.asked).not.toContain("/assets/code-one.js");
	phone.asked = [];
	await worker.idle();
	expect(phone.asked).toEqual(["/assets/code-one.js", "/assets/pages-one.js"]);
});

test("a phone that saves data fetches the files of a code, and no page that was not opened", async () => {
	phone.host = first.files;
	const worker = await startWorker(phone, first);
	await worker.install();
	await worker.activate();
	await worker.idle({ isSavingData: true });
	expect(paths()).toContain("/assets/code-one.js");
	expect(paths()).not.toContain("/assets/pages-one.js");
	await worker.idle();
	expect(paths()).toContain("/assets/pages-one.js");
});

test("a code's texts come first in the page's language, then in the others, before all other files", async () => {
	const bilingual = release("one", ["th", "en-US"]);
	phone.host = bilingual.files;
	const worker = await startWorker(phone, bilingual);
	await worker.install();
	await worker.activate();
	phone.asked = [];
	await worker.idle({ language: "en-US" });
	expect(phone.asked).toEqual([
		...["/assets/code-one.js", "/assets/en-US-one.js"],
		...["/assets/th-one.js", "/assets/pages-one.js"],
	]);
});

test("an update has the files of a code before it takes over", async () => {
	await visited();
	phone.host = next.files;
	await (await startWorker(phone, next, true)).install();
	expect(paths()).toContain("/assets/code-two.js");
});

test.each([
	["is gone", 404],
	["is not sent, for the host fails", 503],
	["is not kept, since the disk is full", 200],
])("no update installs if a file of a code %s", async (_, status) => {
	await visited();
	const path = "/assets/code-two.js";
	const file = { text: 'code("two")', type: "text/javascript", status };
	phone.host = { ...next.files, [path]: file };
	phone.fill(status === 200, path);
	const worker = await startWorker(phone, next, true);
	await expect(worker.install()).rejects.toThrow(/of a code|is full/);
});

const losses: [string, (phone: Phone) => void][] = [
	["every cache", () => phone.caches.clear()],
	[
		"index.html alone",
		() =>
			phone.caches
				.get(placeOf("/index.html")[0])
				?.delete(placeOf("/index.html")[1]),
	],
	[
		"the start's file",
		() => phone.caches.get(placeOf(start)[0])?.delete(placeOf(start)[1]),
	],
	[
		"a later file",
		() =>
			phone.caches.get("assets-later")?.delete(`${origin}/assets/pages-one.js`),
	],
];

test.each(losses)(
	"after the loss of %s one visit online lets the next start work without a network",
	async (_, lose) => {
		await visited();
		lose(phone);
		// The browser stops an idle worker, which then starts again.
		let worker = await startWorker(phone, first);
		expect(await textOf(await worker.get("/", "navigate"))).toContain("one");
		expect(await textOf(await worker.get(start))).toBe(
			first.files[start]?.text,
		);
		await worker.idle();
		phone.host = null;
		worker = await startWorker(phone, first);
		expect(await textOf(await worker.get("/hub", "navigate"))).toContain(
			"<p>one</p>",
		);
		for (const path of [start, "/assets/pages-one.js"])
			expect(await textOf(await worker.get(path))).toBe(
				first.files[path]?.text,
			);
		expect(phone.updates).toBe(0);
	},
);

const damages: [string, string, string][] = [
	["a page in its place", "<html></html>", "text/html"],
	["nothing in it", "", "text/javascript"],
	["half of it", 'start("on', "text/javascript"],
	["other bytes of its length", 'start("oNe")', "text/javascript"],
];

test.each(damages)(
	"a file with %s counts as missing: online the right one is served and cached, offline an error",
	async (title, text, type) => {
		let worker = await visited();
		phone.place(...placeOf(start), text, type);
		phone.host = null;
		// The length does not reveal the last kind of damage; the check of an idle page does.
		if (!title.startsWith("other"))
			expect((await worker.get(start))?.type).toBe("error");
		phone.host = first.files;
		if (title.startsWith("other")) await worker.idle();
		expect(await textOf(await worker.get(start))).toBe(
			first.files[start]?.text,
		);
		phone.host = null;
		worker = await startWorker(phone, first);
		expect(await textOf(await worker.get(start))).toBe(
			first.files[start]?.text,
		);
	},
);

test.each([
	["empty", ""],
	["cut off", "<!doctype html><html><script"],
	["another release's", next.files["/index.html"]?.text ?? ""],
])(
	"an index.html that is %s is not served, but its second copy is",
	async (_, text) => {
		const worker = await visited();
		phone.place(...placeOf("/index.html"), text, "text/html");
		phone.host = null;
		expect(await textOf(await worker.get("/", "navigate"))).toContain(
			"<p>one</p>",
		);
	},
);

test("where the host has only the next release, the page comes from the network and the worker looks for an update", async () => {
	await visited();
	phone.caches.clear();
	phone.host = next.files;
	const worker = await startWorker(phone, first);
	expect(await textOf(await worker.get("/", "navigate"))).toContain(
		"<p>two</p>",
	);
	await worker.idle();
	expect(phone.updates).toBe(1);
	expect(paths().filter((path) => path.includes("index.html"))).toEqual([]);
	// A file of both releases is cached.
	expect(paths()).toContain("/assets/same.js");

	const successor = await startWorker(phone, next);
	await successor.install();
	await successor.activate();
	phone.host = null;
	expect(await textOf(await successor.get("/", "navigate"))).toContain(
		"<p>two</p>",
	);
});

test("an install takes no damaged file from the former release's cache, and caches nothing of another release", async () => {
	await visited();
	phone.place(...placeOf("/assets/same.js"), "sa", "text/javascript");
	phone.host = next.files;
	const worker = await startWorker(phone, next);
	await worker.install();
	await worker.activate();
	phone.host = null;
	expect(await textOf(await worker.get("/assets/same.js"))).toBe("same()");

	phone = newPhone();
	const page = next.files["/index.html"];
	if (page) phone.host = { ...first.files, "/index.html": page };
	const third = await startWorker(phone, first);
	await expect(third.install()).rejects.toThrow();
	expect(paths()).not.toContain("/index.html");
});

test("without network and caches a plain page in both languages shows the mirror's usable codes", async () => {
	await visited();
	const { createWallet } = await import("../../../src/platform/storage/wallet");
	phone.caches.clear();
	const { mirrorCache } = await import(
		"../../../src/platform/storage/mirrorCache"
	);
	const wallet = createWallet([mirrorCache]);
	const code = (id: string, text: string, over?: "used") => ({
		code: text,
		link: "https://shop.example/?a&b",
		is_url: true,
		countdown_time: null,
		display_type: null,
		privilegetype: 4,
		transaction_id: id,
		privilege_id: "P1",
		barcode_format: "CODE128" as const,
		privilege_ref: "PV_1",
		brand_id: "1",
		brand_name_th: "กาแฟ",
		brand_name_en: "Kafe",
		brand_logo: "",
		image_url: "",
		reward_name: "กาแฟ <b>ฟรี</b>",
		reward_name_en: "Free coffee",
		sub_name: "",
		sub_name_en: "",
		expiration_datetime: "2026-12-31T16:59:59Z",
		footer_message_th: "",
		footer_message_en: "",
		extra_payload: [],
		sub: "me",
		saved_at: 1,
		bars: "2112",
		over,
	});
	await wallet.writeCode(code("T1", "SHOP<1>"));
	await wallet.writeCode(code("T2", "SPENT", "used"));
	await wallet.writeCode(code("T3", "DAMAGED"));
	const mirrored = phone.caches.get("galaxy-gift-mirror-code");
	const [address = ""] = [...(mirrored?.keys() ?? [])].filter((it) =>
		it.includes("T3"),
	);
	phone.place(
		"galaxy-gift-mirror-code",
		address,
		new TextDecoder()
			.decode(mirrored?.get(address)?.bytes)
			.replace("DAMAGED", "DANAGED"),
	);
	phone.host = null;
	const worker = await startWorker(phone, first);
	// Where the app cannot start, index.html links to /saved-codes.
	for (const path of ["/history", "/saved-codes"]) {
		const reply = await worker.get(path, "navigate");
		const html = (await textOf(reply)) ?? "";
		expect(reply?.headers.get("content-security-policy")).toContain(
			"default-src 'none'",
		);
		const title = path === "/history" ? "No internet" : "Saved codes";
		expect(html).toContain(`<span lang="en">· ${title}</span></h1>`);
		expect(html).toContain(`<a href="${path === "/history" ? "" : "/"}">`);
		expect(html).toContain("SHOP&#60;1&#62;");
		expect(html).toContain("https://shop.example/?a&#38;b");
		expect(html).toContain("M12 0h2v40h-2zM15 0h1v40h-1z");
		expect(html).toContain("Free coffee");
		for (const absent of ["SPENT", "DANAGED", "<b>"])
			expect(html).not.toContain(absent);
	}
	// A host that is down has no page either; the plain page does not blame the network.
	const down = { text: "Bad gateway", type: "text/html", status: 502 };
	phone.host = { "/index.html": down };
	const html = await textOf(await worker.get("/history", "navigate"));
	expect(html).toContain("Free coffee");
	expect(html).toContain("This is on our side.");
	expect(html).not.toContain("No internet");
});

test("without a network and the start script the plain page replaces an app that cannot start", async () => {
	const worker = await visited();
	phone.caches.get(placeOf(start)[0])?.delete(placeOf(start)[1]);
	phone.host = null;
	const html = (await textOf(await worker.get("/", "navigate"))) ?? "";
	expect(html).toContain("No internet");
	expect(html).not.toContain("<li>");
});

test("the worker never touches the mirror of the codes", async () => {
	phone.place("galaxy-gift-mirror-code", "/mirror/code%2Fme%2FT1", "kept");
	const worker = await visited();
	const successor = await startWorker(phone, next);
	phone.host = next.files;
	await successor.install();
	await successor.activate();
	await successor.idle();
	await worker.get("/content/deal.webp", "image");
	expect(paths()).toContain("/mirror/code%2Fme%2FT1");
});

test("on a full disk fetched files are still served, no visit fails, and none keeps fetching", async () => {
	await visited();
	phone.caches.clear();
	phone.fill(true);
	const worker = await startWorker(phone, first);
	expect(await textOf(await worker.get(start))).toBe(first.files[start]?.text);
	phone.asked = [];
	await worker.idle();
	expect(phone.asked).toHaveLength(1);
	phone.fill(false);
	await worker.idle();
	phone.host = null;
	expect(await textOf(await worker.get("/", "navigate"))).toContain(
		"<p>one</p>",
	);
});

test("after a short failure of the host the worker neither looks for an update nor deletes anything", async () => {
	const worker = await visited();
	phone.caches.get("assets-later")?.delete(`${origin}/assets/pages-one.js`);
	phone.host = null;
	await worker.idle();
	expect(phone.updates).toBe(0);
	expect(await textOf(await worker.get("/", "navigate"))).toContain(
		"<p>one</p>",
	);
});
