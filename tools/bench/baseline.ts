// The baseline of the bench: another app, at an address or in a folder. A folder is served with the app's headers, since Cross-Origin-Opener-Policy alone makes a second start hundreds of ms faster.
import { cpSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { staticFiles } from "../../server/files/staticFiles";
import { temporaryFolder } from "../../tests/support/atExit";
import { serve } from "../../tests/support/serve";
import { compressFiles } from "../build/compressFiles";

export type Baseline = Awaited<ReturnType<typeof startBaseline>>;

/** Starts the baseline; `address` is that of its first page. An address is used as it is; a folder is served on a free port until it is stopped. Throws one sentence when the name is neither. */
export async function startBaseline(name: string) {
	if (/^https?:\/\//.test(name)) return { address: name, stop: async () => {} };
	const source = resolve(name);
	if (!existsSync(join(source, "index.html")))
		throw new Error(
			`BENCH_BASELINE must be an address or a folder; ${source} has no index.html.`,
		);
	const { folder, remove } = temporaryFolder("gift-baseline-");
	cpSync(source, folder, { recursive: true });
	await compressFiles(folder);
	const { port, stop } = await serve(staticFiles(folder).fetch);
	return {
		address: `http://localhost:${port}/`,
		async stop() {
			await stop();
			remove();
		},
	};
}
