// The /demo routes of the demo page, the game and their files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { projectRoot } from "../../config/projectRoot";
import { demoDocument } from "./demoDocument";
import { gameDocument } from "./gameDocument";

const types = {
	css: "text/css; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	svg: "image/svg+xml",
};

/** Name below /demo and file below the project's root; colours and reset are the app's. */
const assets: [name: string, file: string, type: keyof typeof types][] = [
	["tokens.css", "src/ui/tokens.css", "css"],
	["base.css", "src/ui/base.css", "css"],
	["page.css", "server/demo/page/demo.css", "css"],
	["devices.css", "server/demo/page/devices.css", "css"],
	["controls.css", "server/demo/page/controls.css", "css"],
	["inbox.css", "server/demo/page/inbox.css", "css"],
	["phone.css", "server/demo/page/phone.css", "css"],
	["phoneHome.css", "server/demo/page/phoneHome.css", "css"],
	["game.css", "server/demo/page/game.css", "css"],
	["page.js", "server/demo/page/demo.js", "js"],
	["game.js", "server/demo/page/game.js", "js"],
	["inbox.js", "server/demo/page/inbox.js", "js"],
	["landing.js", "server/demo/page/landing.js", "js"],
	["language.js", "server/demo/page/language.js", "js"],
	["lostReply.js", "server/demo/page/lostReply.js", "js"],
	["pick.js", "server/demo/page/pick.js", "js"],
	["icons.svg", "server/demo/page/icons.svg", "svg"],
];

/** Reads the files once. */
export function demoPage(): Hono {
	const page = new Hono();
	page.get("/", (c) => c.html(demoDocument));
	page.get("/game", (c) => c.html(gameDocument));
	for (const [name, file, type] of assets) {
		const body = readFileSync(join(projectRoot, file), "utf8");
		page.get(`/${name}`, (c) =>
			c.body(body, 200, { "Content-Type": types[type] }),
		);
	}
	return page;
}
