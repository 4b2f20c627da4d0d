// Proves that the app signs exactly as the server verifies, with Node's own HMAC over the same UTF-8 text (1 §7).
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";

/** The signature of a build with this key. */
async function signedBy(key: string, text: string) {
	vi.stubEnv("VITE_SIGNATURE_KEY", key);
	vi.resetModules();
	const build = await import("../../../../src/platform/http/signature");
	// The second signature uses the key that the first has imported.
	await build.signature("");
	return build.signature(text);
}

const nodes = (key: string, text: string) =>
	createHmac("sha256", key).update(text, "utf8").digest("base64");

afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	// The module keeps the imported key.
	vi.resetModules();
});

test.each([
	["a secure page", () => undefined],
	["a page on plain http", () => vi.stubGlobal("crypto", {})],
])(
	"on %s every key and text have the same signature as in Node",
	async (_, arrange) => {
		arrange();
		const key = fc.string({ unit: "grapheme", minLength: 1 });
		const text = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }));
		await fc.assert(
			fc.asyncProperty(key, text, async (key, signed) => {
				expect(await signedBy(key, signed)).toBe(nodes(key, signed));
			}),
		);
	},
);

test("a request, also with Thai text, is signed with the build's key", async () => {
	const body = '{"Keyword":"กาแฟ ☕","tx_timestamp":1800000000000}';
	const { signature } = await import("../../../../src/platform/http/signature");
	expect(await signature(body)).toBe(nodes("galaxy-gift-demo", body));
});
