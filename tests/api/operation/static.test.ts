// The built app, its pictures and the demo routes: types, caching, compression, headers.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
	brotliCompressSync,
	brotliDecompressSync,
	gunzipSync,
	gzipSync,
} from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureFiles } from "../../../server/files/pictureFiles";
import { staticFiles } from "../../../server/files/staticFiles";
import { documentPolicy } from "../../../server/middleware/csp";
import { failureCode } from "../../../src/contract/failureCode";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { temporaryFolder } from "../../support/atExit";
import { failureOf } from "../support/client";
import { deal } from "../support/deals";
import { claimsOf } from "../support/rows";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const { folder, remove } = temporaryFolder("gift-static-");
const style = "body{color:red}";
const script = 'document.title = "x"';
const page = `<!doctype html><style>${style}</style><script>${script}</script><script type="module" src="/assets/main.js"></script>`;
const code = "export const answer = 42;\n".repeat(50);

let app: ReturnType<typeof staticFiles>;
let pictures: ReturnType<typeof pictureFiles>;
beforeAll(() => {
	mkdirSync(join(folder, "app/assets"), { recursive: true });
	mkdirSync(join(folder, "pictures"));
	writeFileSync(join(folder, "secret.txt"), "secret");
	writeFileSync(join(folder, "app/index.html"), page);
	writeFileSync(join(folder, "app/sw.js"), code);
	writeFileSync(join(folder, "app/assets/main.js"), code);
	// A build writes these files.
	writeFileSync(
		join(folder, "app/assets/main.js.br"),
		brotliCompressSync(code),
	);
	writeFileSync(join(folder, "app/assets/main.js.gz"), gzipSync(code));
	writeFileSync(join(folder, "app/assets/dot.png"), "png");
	for (const file of ["both.avif", "both.webp", "line.svg"])
		writeFileSync(join(folder, "pictures", file), file);
	mkdirSync(join(folder, "app/.vite"));
	writeFileSync(
		join(folder, "app/.vite/csp-sources.json"),
		JSON.stringify({
			connect: ["https://api.example"],
			image: ["https://tiles.example"],
		}),
	);
	app = staticFiles(join(folder, "app"));
	pictures = pictureFiles(join(folder, "pictures"));
});
afterAll(remove);

const get = (path: string, headers: Record<string, string> = {}) =>
	app.request(path, { headers });
const hash = (text: string) =>
	`'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the app", () => {
	test("answers HEAD requests without a body", async () => {
		const reply = await app.request("/profile", { method: "HEAD" });
		expect(reply.status).toBe(200);
		expect(await reply.text()).toBe("");
	});

	test("answers a range with the whole file and its ETag", async () => {
		for (const path of ["/sw.js", "/assets/main.js", "/profile"]) {
			const whole = await get(path);
			const etag = whole.headers.get("etag");
			const reply = await get(path, {
				...{ range: "bytes=0-9", "if-range": '"of-another-release"' },
			});
			expect(reply.status).toBe(200);
			expect(reply.headers.get("etag")).toBe(etag);
			expect(reply.headers.get("content-range")).toBeNull();
			expect(await reply.text()).toBe(await whole.text());
		}
	});

	test("answers every page address with index.html, which is always revalidated", async () => {
		for (const path of ["/", "/history?state=history", "/privilege"]) {
			const reply = await get(path);
			expect(reply.headers.get("content-type")).toBe(
				"text/html; charset=utf-8",
			);
			expect(reply.headers.get("cache-control")).toBe("no-cache");
			expect(await reply.text()).toBe(page);
		}
		expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
	});

	test("caches hashed assets for a year, and answers unknown ones with 404", async () => {
		const reply = await get("/assets/main.js");
		expect(reply.headers.get("cache-control")).toBe(
			"public, max-age=31536000, immutable",
		);
		expect(reply.headers.get("content-type")).toMatch(/^text\/javascript/);
		for (const path of [
			"/assets/gone.js",
			"/gone.png",
			"/assets/gone",
			"/../secret.txt",
			"/%2e%2e/secret.txt",
			"/..%2fsecret.txt",
			"/assets/%00.js",
			"/%zz.js",
			"/.vite/csp-sources.json",
			"/.env",
			"/.git/HEAD",
			"/assets/../.vite/csp-sources.json",
			"//assets///main.js",
			"/assets//main.js",
			"/assets/",
		]) {
			const { status, headers } = await get(path);
			expect([path, status]).toEqual([path, 404]);
			expect(headers.get("cache-control")).toBe("no-store");
		}
	});

	// The bug: the browser's own error page was shown for a link with a dot in its last part, such as a full stop or a token.
	test("sends its page with the 404 when a person opens the address of a missing file", async () => {
		const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
		for (const path of ["/hub.", "/a.b.c?token=d.e", "/Index.html", "/.env"]) {
			const reply = await get(path, { accept });
			expect([path, reply.status]).toEqual([path, 404]);
			expect(await reply.text()).toBe(page);
			for (const name of ["content-type", "content-security-policy"])
				expect(reply.headers.get(name)).toBe(
					(await get("/")).headers.get(name),
				);
			expect(reply.headers.get("cache-control")).toBe("no-store");
		}
		const reply = await get("/gone.js", { accept: "*/*" });
		expect([reply.status, await reply.text()]).toEqual([404, ""]);
		expect(await (await get("/sw.js", { accept })).text()).toBe(code);
	});

	test("uses no memory for each spelling of a path", async () => {
		const large = "// a line of code\n".repeat(60_000);
		writeFileSync(join(folder, "app/assets/large.js"), large);
		const head = async (at: number) => {
			const slashes = (least: number) => "/".repeat(least + (at % 50));
			const path = `/${slashes(1)}assets${slashes(2)}${at % 7}/../large.js`;
			const url = `http://localhost${path}?${at}`;
			return (await app.request(url, { method: "HEAD" })).status;
		};
		for (let at = 0; at < 100; at++) await head(at);
		/** The path of the large file, with other letters written as codes each time. */
		const encoded = (at: number) =>
			[..."large.js"]
				.map((letter, place) =>
					at & (1 << place) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
				)
				.join("");
		const before = process.memoryUsage().rss;
		for (let at = 0; at < 2500; at++) expect(await head(at)).toBe(404);
		for (let at = 0; at < 256; at++) {
			const url = `http://localhost/assets/${encoded(at)}`;
			expect((await app.request(url, { method: "HEAD" })).status).toBe(200);
		}
		const grown = (process.memoryUsage().rss - before) / 1024 ** 2;
		expect(grown).toBeLessThan(50);
	});

	test("is compressed once, in the best format the browser accepts", async () => {
		const raw = async (encoding: string) => {
			const reply = await get("/assets/main.js", {
				"accept-encoding": encoding,
			});
			return [
				reply.headers.get("content-encoding"),
				Buffer.from(await reply.arrayBuffer()),
			] as const;
		};
		const [br, brotli] = await raw("gzip, deflate, br");
		expect([br, brotliDecompressSync(brotli).toString()]).toEqual(["br", code]);
		const [gz, zipped] = await raw("gzip");
		expect([gz, gunzipSync(zipped).toString()]).toEqual(["gzip", code]);
		const [none, plain] = await raw("identity");
		expect([none, plain.toString()]).toEqual([null, code]);
		const picture = await get("/assets/dot.png", { "accept-encoding": "br" });
		expect(picture.headers.get("content-encoding")).toBeNull();
	});

	test("answers a known page with 304", async () => {
		const etag = (await get("/")).headers.get("etag") ?? "";
		const again = await get("/", { "if-none-match": etag });
		expect([again.status, await again.text()]).toEqual([304, ""]);
		for (const name of ["cache-control", "content-security-policy", "vary"])
			expect(again.headers.get(name)).toBe((await get("/")).headers.get(name));
		expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
	});

	test("allows the inline style and script of its document by hash, and no others", () => {
		const policy = documentPolicy(page, {
			connect: ["https://api.example"],
			image: ["https://tiles.example"],
		});
		expect(policy).toContain(`script-src 'self' ${hash(script)};`);
		expect(policy).toContain(`style-src 'self' ${hash(style)};`);
		expect(policy).toContain("connect-src 'self' https://api.example;");
		expect(policy).toContain("data: blob: https: https://tiles.example;");
		expect(policy).toContain("require-trusted-types-for 'script'");
		expect(policy).not.toMatch(/unsafe|\*|"|frame-ancestors/);
	});

	test("sends only the policies that a document cannot set, so that they fit every release", async () => {
		const headers = (await get("/")).headers;
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toMatch(/default-src|script|style|sha256/);
		expect(headers.get("referrer-policy")).toBe("strict-origin");
		expect(headers.get("permissions-policy")).toContain("camera=()");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
	});

	test("gives its worker its own policy, and other files one that allows nothing", async () => {
		const policyOf = async (path: string) =>
			(await get(path)).headers.get("content-security-policy");
		const worker = await policyOf("/sw.js");
		expect(worker).toContain("default-src 'none'; script-src 'self';");
		expect(worker).toContain("connect-src 'self' https://api.example;");
		// The worker loads the icon of a notification.
		expect(worker).toContain("img-src 'self';");
		expect(await policyOf("/assets/main.js")).toMatch(/^default-src 'none'/);
	});
});

describe("pictures", () => {
	const picture = (path: string, accept = "image/avif,image/webp,*/*") =>
		pictures.request(path, { headers: { accept } });
	test.each([
		["/both?c=aabbcc", "image/avif,image/webp,*/*", "image/avif", "both.avif"],
		["/both", "image/webp,*/*", "image/webp", "both.webp"],
		["/line", "image/avif,*/*", "image/svg+xml", "line.svg"],
	])("%s with Accept: %s is sent as %s", async (path, accept, type, body) => {
		const reply = await picture(path, accept);
		expect(reply.headers.get("content-type")).toBe(type);
		expect(reply.headers.get("vary")).toBe("Accept");
		expect(reply.headers.get("cache-control")).toContain("immutable");
		expect(await reply.text()).toBe(body);
	});
	test("are not found if they are missing or outside the folder", async () => {
		const tooLong = `/${"a".repeat(300)}`;
		for (const path of [
			"/gone",
			"/both.avif",
			"/..%2fsecret",
			"/%2e%2e",
			tooLong,
		])
			expect([path, (await picture(path)).status]).toEqual([path, 404]);
	});
});

describe("the demo routes", () => {
	let api: TestServer;
	beforeAll(async () => {
		api = await startTestServer();
	});
	afterAll(() => api.stop());
	const demo = (path: string, init?: RequestInit) =>
		fetch(`${api.client.address}/demo${path}`, init);

	test("return the page, a customer and an empty inbox", async () => {
		expect((await demo("")).headers.get("content-type")).toMatch(/^text\/html/);
		const policy = (await demo("")).headers.get("content-security-policy");
		expect(policy).toContain("default-src 'none'; script-src 'self'; style");
		const slash = await demo("/", { redirect: "manual" });
		expect([slash.status, slash.headers.get("location")]).toEqual([
			...[301, "/demo"],
		]);
		const customer = await (await demo("/customer?mock_user_id=gold-9")).json();
		expect(customer).toEqual({
			name: expect.stringMatching(/[\u0E00-\u0E7F]/),
			mobile: expect.stringMatching(/^08\d{8}$/),
		});
		expect(await (await demo("/inbox?mobile=0812345678")).json()).toEqual([]);
		for (const path of [
			"/inbox",
			"/inbox?mobile=x",
			"/customer?mock_user_id=nobody",
		])
			expect([path, (await demo(path)).status]).toEqual([path, 400]);
	});

	test("drop the reply of one claim, after the claim", async () => {
		const name = newMockUserId();
		const me = await api.client.signIn(name);
		const timestamp = api.client.newTimestamp();
		const claim = () =>
			api.client.send(
				submitRedeemCouponCodeV2,
				{ Reference: deal("plain"), Amount: 1, IsUsed: true },
				me,
				{ timestamp },
			);
		const path = `/drop-next-claim?mock_user_id=${name}`;
		expect((await demo(path, { method: "POST" })).status).toBe(200);
		await expect(claim()).rejects.toThrow();
		const [kept] = await claimsOf(api.store, me.sub);
		expect((await claim()).body).toMatchObject({
			data: { transaction_id: kept?.transaction_id },
		});
		expect((await demo(path, { method: "POST" })).status).toBe(200);
		expect((await demo(path, { method: "DELETE" })).status).toBe(200);
		expect((await claim()).status).toBe(200);
	});

	test("answer unknown paths with the error envelope", async () => {
		const reply = await api.client.send(
			submitRedeemCouponCodeV2,
			{},
			undefined,
			{ path: "/demo/drop-next-claim" },
		);
		expect(failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.malformed,
		});
	});
});
