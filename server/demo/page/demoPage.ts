// The /demo routes of the demo page, the game and their files.
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { Hono } from "hono";
import { projectFile } from "../../config/projectFolders";
import { demoDocument } from "./demoDocument";
import { gameDocument } from "./gameDocument";

const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
};

const folder = "server/demo/page";

/** Serves the files beside this one and the app's colours and reset; each is read once. */
export function demoPage(): Hono {
	const page = new Hono();
	page.get("/", (c) => c.html(demoDocument));
	page.get("/game", (c) => c.html(gameDocument));
	const own = readdirSync(projectFile(folder));
	const files = [
		"src/ui/tokens.css",
		"src/ui/base.css",
		...own.map((name) => join(folder, name)),
	];
	for (const file of files) {
		const type = types[extname(file)];
		if (!type) continue;
		const body = readFileSync(projectFile(file), "utf8");
		page.get(`/${basename(file)}`, (c) =>
			c.body(body, 200, { "Content-Type": type }),
		);
	}
	return page;
}
