// Proves that the worker leaves the host's own pages and files to the host, and opens the app at every other address. @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newPhone, release, startWorker } from "./worker";

// The worker's list of pictures is in a database, which this environment lacks.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: class {} }));

beforeEach(() => vi.stubEnv("NODE_ENV", "production"));
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

const own = "https://gift.example";

// The bug: people who had the app installed saw "Page Not Found" in place of the game.
test.each([
	["VITE_GAME_URL", `${own}/game/play?level=1`, "/game/play?token=a", true],
	["VITE_GAME_URL", `${own}/game+1/`, "/game+1/next", true],
	["VITE_SHARE_URL", `${own}/go`, "/go?cmd_detail_id=PV_1", true],
	// The app's own pages, and those of another origin.
	["VITE_SHARE_URL", `${own}/share`, "/share?cmd_detail_id=PV_1", false],
	["VITE_GAME_URL", `${own}/?game=1`, "/history", false],
	// The bug: pages of the app whose path starts like the host's did not open offline.
	["VITE_SHARE_URL", `${own}/s`, "/survey?ref=SVY_1", false],
	["VITE_SHARE_URL", `${own}/s`, "/s?cmd_detail_id=PV_1", true],
	["VITE_GAME_URL", `${own}/play`, "/play-game", false],
	["VITE_GAME_URL", `${own}/game`, "/game/list", false],
	["VITE_GAME_URL", `${own}/game`, "/game?token=a", true],
	["VITE_GAME_URL", `${own}/game`, "/game/?token=a", true],
	["VITE_GAME_URL", `${own}/game`, "/game/level/2", true],
	["VITE_GAME_URL", `${own}/game/`, "/game/v1/ranking", false],
	// The bug: a game below the app's own /game path showed "Page Not Found", and a setting of /share/ took the app's page /share.
	["VITE_GAME_URL", `${own}/game/v1/play`, "/game/v1/play?token=a", true],
	["VITE_GAME_URL", `${own}/game/v1/`, "/game/v1/history", false],
	["VITE_SHARE_URL", `${own}/share/`, "/share?cmd_detail_id=PV_1", false],
	["VITE_GAME_URL", "https://game.example/history", "/history", false],
	["VITE_GAME_URL", "", "/history", false],
])(
	"with %s set to %j the host answers a visit of %s: %s",
	async (name, address, path, isHosts) => {
		vi.stubEnv(name, address);
		const phone = newPhone();
		const built = release("one");
		phone.host = built.files;
		const worker = await startWorker(phone, built);
		await worker.install();
		expect((await worker.get(path, "navigate")) === null).toBe(isHosts);
	},
);

// The bug: a link with a dot in its last part, such as a full stop or a token, showed the browser's own error page.
test.each([
	["the network's", "/menu.pdf", { text: "menu" }, "menu"],
	["the app's page", "/hub.privilege", undefined, "<p>one</p>"],
	[
		"the app's page",
		"/a.b.c?token=d.e",
		{ text: "", status: 404 },
		"<p>one</p>",
	],
	["the host's failure", "/menu.pdf", { text: "busy", status: 503 }, "busy"],
])(
	"shows %s for a visit of %s, where the host has %j",
	async (_, path, file, shown) => {
		const phone = newPhone();
		const built = release("one");
		const type = "text/plain";
		phone.host = built.files;
		const worker = await startWorker(phone, built);
		await worker.install();
		if (file)
			phone.host = {
				...built.files,
				[path.replace(/\?.*/, "")]: { type, ...file },
			};
		const online = await worker.get(path, "navigate");
		expect(await online?.text()).toContain(shown);
		phone.host = null;
		const offline = await worker.get(path, "navigate");
		expect(await offline?.text()).toContain("<p>one</p>");
	},
);
