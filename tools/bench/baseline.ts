// The baseline of the bench: another app, at an address or in a folder that is served here with compression and caching.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";

export interface Baseline {
	/** The address of its first page. */
	address: string;
	stop(): Promise<void>;
}

interface Served {
	type: string;
	plain: Buffer;
	/** Compressors by Content-Encoding, the best first. */
	packed: Record<string, Buffer>;
}

/** Compresses in advance, so that the first round does not wait for it. */
function prepare(file: string): Served {
	const plain = readFileSync(file);
	const type = getMimeType(file) ?? "application/octet-stream";
	const packed: Served["packed"] = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)
		? { br: brotliCompressSync(plain), gzip: gzipSync(plain) }
		: {};
	return { type, plain, packed };
}

/** Every file of the folder, by its path with a leading slash. */
function readFolder(folder: string): Map<string, Served> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	return new Map(
		files.map((file) => [`/${relative(folder, file)}`, prepare(file)]),
	);
}

/**
 * Starts the baseline. An address is used as it is; a folder is served on a
 * free port until it is stopped: packed, `assets/` for good, its page for every
 * path without a dot. Throws one sentence when the name is neither.
 */
export async function startBaseline(name: string): Promise<Baseline> {
	if (/^https?:\/\//.test(name)) return { address: name, stop: async () => {} };
	const folder = resolve(name);
	if (!existsSync(join(folder, "index.html")))
		throw new Error(
			`BENCH_BASELINE is no address, and ${folder} has no index.html.`,
		);
	const files = readFolder(folder);

	// Longer than the browser keeps an idle connection, as the app's own server does.
	const options = { keepAliveTimeout: 65_000 };
	const server = createServer(options, (request, response) => {
		const [pathname = "/"] = (request.url ?? "").split("?");
		const isPage = !/\.\w+$/.test(pathname);
		const served =
			files.get(pathname) ?? (isPage ? files.get("/index.html") : undefined);
		if (!served) {
			response.writeHead(404).end();
			return;
		}
		const accepted = String(request.headers["accept-encoding"] ?? "");
		const [encoding, body] = Object.entries(served.packed).find(([each]) =>
			accepted.includes(each),
		) ?? ["identity", served.plain];
		response
			.writeHead(200, {
				"Content-Type": served.type,
				"Content-Length": body.length,
				...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
				"Cache-Control": pathname.startsWith("/assets/")
					? "public, max-age=31536000, immutable"
					: "no-cache",
				Vary: "Accept-Encoding",
			})
			.end(body);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://localhost:${port}/`,
		stop: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}
