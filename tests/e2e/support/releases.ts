// Serves several releases of the app in turn at one address with the server's own code, and forwards API calls to the running server.
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { proxy } from "hono/proxy";
import { buildFolder } from "../../../server/config/projectFolders";
import { staticFiles } from "../../../server/files/staticFiles";
import { temporaryFolder } from "../../support/atExit";
import { runCommand } from "../../support/command";
import { serve } from "../../support/serve";

/** The release in the build folder. */
export const firstRelease = join(buildFolder, "client");

export type BuiltRelease = ReturnType<typeof temporaryFolder>;

/** Builds this tree again with these settings. */
export async function buildWith(
	environment: NodeJS.ProcessEnv,
): Promise<BuiltRelease> {
	const release = temporaryFolder("gift-release-");
	const { status, output } = await runCommand(
		"npx",
		["vite", "build", "--outDir", release.folder, "--emptyOutDir"],
		environment,
	);
	if (status !== 0) throw new Error(`The build failed:\n${output}`);
	return release;
}

/** Builds a demo release with another build id, so that every file that contains it has a new name. */
export const buildRelease = (id: string) =>
	buildWith({ VITE_BUILD_ID: id, VITE_DEMO: "1" });

export type Releases = Awaited<ReturnType<typeof startReleases>>;

/** Serves the first release, and forwards API calls to the app at `appAddress`. */
export async function startReleases(appAddress: string) {
	const upstream = new URL(appAddress);
	let release = staticFiles(firstRelease);
	const pass = (c: Context) => {
		const { pathname, search } = new URL(c.req.url);
		const headers = new Headers(c.req.raw.headers);
		headers.set("host", upstream.host);
		if (headers.has("origin")) headers.set("origin", upstream.origin);
		return proxy(new URL(pathname + search, upstream), {
			raw: c.req.raw,
			headers,
		});
	};
	const app = new Hono();
	for (const path of ["/api/*", "/content/*", "/demo/*"]) app.all(path, pass);
	app.get("*", (c) => release.fetch(c.req.raw));
	const { port, stop } = await serve(app.fetch);
	return {
		address: `http://localhost:${port}`,
		/** Serves only this release from now on, as after a deployment. */
		serve(folder: string) {
			release = staticFiles(folder);
		},
		stop,
	};
}
