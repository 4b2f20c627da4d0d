// The bench: what the app costs against the floor of its stack, and the API against its bare database. Ratios of one run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildFolder } from "../../server/projectRoot";
import { startApp } from "../tooling/app";
import { browserOrEnd } from "../tooling/browser";
import { measureEmbedded, measurePostgres } from "./claims";
import { type Floor, openFloor } from "./floor";
import { measureLongLists } from "./longLists";
import { measureSavedCodes } from "./savedCodes";
import { measureApp } from "./starts";

const { values } = parseArgs({
	options: {
		only: { type: "string", default: "phone,lists,saved,claims" },
		rounds: { type: "string", default: "5" },
		/** What stands on the floor's page once its content does. */
		"floor-ready": { type: "string", default: "#list" },
		/** Which long lists: history, favourites, category; all without it. */
		list: { type: "string" },
	},
});

function line(what: string, ratio: number, limit: string, isWithin: boolean) {
	const mark = isWithin ? "within" : "OVER  ";
	console.log(`${mark} ${what}: ${ratio.toFixed(2)} (${limit})`);
}

function end(sentence: string): never {
	process.stderr.write(`${sentence}\n`);
	process.exit(1);
}

/** What BENCH_FLOOR names, or null where it names nothing. */
async function floorOrEnd(): Promise<Floor | null> {
	const { BENCH_FLOOR: name } = process.env;
	if (!name) return null;
	return openFloor(name).catch((error: Error) => end(error.message));
}

if (!existsSync(join(buildFolder, "server/main.js")))
	end(`Nothing is built in ${buildFolder}: run npm run build first.`);

if (values.only.includes("phone")) {
	const floor = await floorOrEnd();
	const browser = await browserOrEnd();
	console.log(browser.description);
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	try {
		const measured = await measureApp(
			app.address,
			browser.executablePath,
			Number(values.rounds),
			floor && { address: floor.address, content: values["floor-ready"] },
		);
		for (const { what, app: ms, floor: least } of measured)
			console.log(
				`${what}: ${ms.toFixed(0)} ms${least === null ? "" : `, the floor ${least.toFixed(0)} ms`}`,
			);
		if (floor === null)
			console.log(
				"BENCH_FLOOR names no floor. These times are this machine's of this minute; they mean something only beside a floor's.",
			);
		for (const { what, app: ms, floor: least, atMost } of measured)
			if (least !== null)
				line(what, ms / least, `at most ${atMost}`, ms / least <= atMost);
	} finally {
		await app.stop();
		await floor?.stop();
	}
}
if (values.only.includes("lists")) {
	const { executablePath } = await browserOrEnd();
	const measured = await measureLongLists(
		executablePath,
		values.list ? values.list.split(",") : [],
	);
	for (const { name, short, long } of measured) {
		for (const it of [short, long])
			console.log(
				`${name} of ${it.items}: longest frame ${it.longestFrame.toFixed(0)} ms at 4x slow-down, ${it.elements} elements, ${it.memory.toFixed(1)} MB`,
			);
		const pair = `${name} of ${long.items} to ${short.items}`;
		const elements = long.elements / short.elements;
		line(`${pair}, elements`, elements, "at most 1.2", elements <= 1.2);
		const memory = long.memory / short.memory;
		line(`${pair}, memory`, memory, "at most 1.5", memory <= 1.5);
		const frame = long.longestFrame / 100;
		line(
			`${name} of ${long.items}, longest frame to 100 ms`,
			frame,
			"at most 1",
			frame <= 1,
		);
	}
}
if (values.only.includes("saved")) {
	const { executablePath } = await browserOrEnd();
	const { few, many } = await measureSavedCodes(
		executablePath,
		Number(values.rounds),
	);
	for (const it of [few, many])
		console.log(
			`${it.codes} saved codes, cold start with no network: list in ${it.list.toFixed(0)} ms, code in ${it.code.toFixed(0)} ms`,
		);
	for (const what of ["list", "code"] as const) {
		const ratio = many[what] / few[what];
		line(
			`${many.codes} saved codes to ${few.codes}, offline start to the ${what}`,
			ratio,
			"at most 1.2",
			ratio <= 1.2,
		);
	}
}
if (values.only.includes("claims"))
	for (const measure of [measureEmbedded, measurePostgres]) {
		const { store, api, bare } = await measure();
		console.log(
			`${store}: ${api.toFixed(0)} claims a second through the API, ${bare.toFixed(0)} on the bare database`,
		);
		line(`${store}, API to bare`, api / bare, "at least 0.5", api >= bare / 2);
	}
