// The bench: what the app costs against the floor of its stack, and the API against its bare database. Ratios of one run.
import { parseArgs } from "node:util";
import { startApp } from "../tooling/app";
import { browserOrEnd } from "../tooling/browser";
import { measureEmbedded, measurePostgres } from "./claims";
import { measureLongLists } from "./longLists";
import { measurePhone } from "./phone";
import { measureSavedCodes } from "./savedCodes";

const { values } = parseArgs({
	options: {
		only: { type: "string", default: "phone,lists,saved,claims" },
		rounds: { type: "string", default: "5" },
		/** Which long lists: history, favourites, category; all without it. */
		list: { type: "string" },
	},
});

function line(what: string, ratio: number, limit: string, isWithin: boolean) {
	const mark = isWithin ? "within" : "OVER  ";
	console.log(`${mark} ${what}: ${ratio.toFixed(2)} (${limit})`);
}

if (values.only.includes("phone")) {
	const browser = await browserOrEnd();
	console.log(browser.description);
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	const { address } = app;
	try {
		const rounds = Number(values.rounds);
		const ratios = await measurePhone(address, browser.executablePath, rounds);
		if (typeof ratios === "string") console.log(ratios);
		else
			for (const { what, ratio, atMost } of ratios)
				line(what, ratio, `at most ${atMost}`, ratio <= atMost);
	} finally {
		await app.stop();
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
