// Proves that a baseline folder is served as by a good host: compressed, with content types and cache headers.
// @vitest-environment node
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Baseline, startBaseline } from "../../../tools/bench/baseline";
import { temporaryFolder } from "../../support/atExit";

const { folder, remove } = temporaryFolder("gift-baseline-");
const script = "export const answer = 42;\n".repeat(50);
let baseline: Baseline;

beforeAll(async () => {
	mkdirSync(join(folder, "assets"));
	writeFileSync(join(folder, "index.html"), "<!doctype html><p>A page");
	writeFileSync(join(folder, "assets/one.js"), script);
	writeFileSync(join(folder, "assets/one.png"), "not packed");
	baseline = await startBaseline(folder);
});
afterAll(async () => {
	await baseline.stop();
	remove();
});

async function get(path: string, accepted = "identity") {
	const reply = await fetch(new URL(path, baseline.address), {
		headers: { "accept-encoding": accepted },
	});
	return {
		status: reply.status,
		type: reply.headers.get("content-type"),
		encoding: reply.headers.get("content-encoding"),
		kept: reply.headers.get("cache-control"),
		text: await reply.text(),
	};
}

test.each([
	["gzip, deflate, br", "br"],
	["gzip, deflate", "gzip"],
	["identity", null],
])("a script for who accepts %s", async (accepted, encoding) => {
	expect(await get("/assets/one.js", accepted)).toEqual({
		status: 200,
		type: "text/javascript; charset=utf-8",
		encoding,
		kept: "public, max-age=31536000, immutable",
		text: script,
	});
});

test("a picture is sent without compression", async () => {
	const { type, encoding } = await get("/assets/one.png", "br");
	expect({ type, encoding }).toEqual({ type: "image/png", encoding: null });
});

test.each(["/", "/some/page", "/?a=b.c"])("%s is the page", async (path) => {
	expect(await get(path)).toMatchObject({
		status: 200,
		type: "text/html; charset=utf-8",
		kept: "no-cache",
		text: "<!doctype html><p>A page",
	});
});

test("a missing file gets 404, not the page", async () => {
	expect(await get("/assets/two.js")).toMatchObject({ status: 404 });
});

test("an address as BENCH_BASELINE is used unchanged", async () => {
	const { address } = await startBaseline("https://baseline.example/start");
	expect(address).toBe("https://baseline.example/start");
});

test("a BENCH_BASELINE that is neither an address nor a site fails with one sentence", async () => {
	await expect(startBaseline(join(folder, "assets"))).rejects.toThrow(
		/^BENCH_BASELINE must be an address or a folder; \S+assets has no index\.html\.$/,
	);
});
