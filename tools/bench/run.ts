// The bench: ratios of one run, of the app to a bare app of its stack and of the API to its bare database.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildFolder } from "../../server/config/projectRoot";
import { startApp } from "../../tests/support/app";
import { browserOrExit } from "../../tests/support/browser";
import { median, type Ratio, ratioOf } from "../../tests/support/rounds";
import { exitWithUsage } from "../usage";
import { type Baseline, startBaseline } from "./baseline";
import { claimRounds, measureEmbedded, measurePostgres } from "./claims";
import { flings, measureLongLists } from "./longLists";
import { measureSavedCodes } from "./savedCodes";
import { measureApp } from "./starts";

exitWithUsage(`
[BENCH_BASELINE=<folder or address>] npm run bench [-- options]: measures the build
  --only=<parts>               of phone,lists,saved,claims; all by default
  --rounds=<number>            measured rounds of phone and saved; 5 by default
  --list=<names>               of history,favourites,category; all by default
  --baseline-ready=<selector>  what the baseline's page has once its content is there; #list by default`);
const { values } = parseArgs({
	options: {
		only: { type: "string", default: "phone,lists,saved,claims" },
		rounds: { type: "string", default: "5" },
		"baseline-ready": { type: "string", default: "#list" },
		list: { type: "string" },
	},
});
const rounds = Number(values.rounds);

/** One ratio beside its limit; where it is of rounds, how far those lie apart. */
function line(what: string, of: number | Ratio, limit: string, ok: boolean) {
	const mark = ok ? "within" : "OVER  ";
	const { ratio, ...range } = typeof of === "number" ? { ratio: of } : of;
	const apart =
		"least" in range
			? `; single rounds ${range.least.toFixed(2)} to ${range.most.toFixed(2)}`
			: "";
	console.log(`${mark} ${what}: ${ratio.toFixed(2)} (${limit}${apart})`);
}

function heading(what: string, measured: string) {
	console.log(`\n${what}: ${measured}`);
}

const inRounds = (amount: number) =>
	`medians of ${amount} rounds in turn, after one that is thrown away`;

function end(sentence: string): never {
	process.stderr.write(`${sentence}\n`);
	process.exit(1);
}

/** What BENCH_BASELINE names, or null where it names nothing. */
async function baselineOrExit(): Promise<Baseline | null> {
	const { BENCH_BASELINE: name } = process.env;
	if (!name) return null;
	return startBaseline(name).catch((error: Error) => end(error.message));
}

async function phone() {
	const baseline = await baselineOrExit();
	const executablePath = await browserOrExit();
	heading("Starts on a slow phone", inRounds(rounds));
	console.log(executablePath);
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	try {
		const measured = await measureApp(
			app.address,
			executablePath,
			rounds,
			baseline && {
				address: baseline.address,
				content: values["baseline-ready"],
			},
		);
		for (const { what, app: ours, baseline: theirs } of measured)
			console.log(
				`${what}: ${median(ours).toFixed(0)} ms${theirs === null ? "" : `, the baseline ${median(theirs).toFixed(0)} ms`}`,
			);
		if (baseline === null)
			console.log(
				"BENCH_BASELINE names no baseline. These times are this machine's of this minute; they mean something only beside a baseline's.",
			);
		for (const { what, app: ours, baseline: theirs, atMost } of measured) {
			if (theirs === null) continue;
			const ratio = ratioOf(ours, theirs);
			line(what, ratio, `at most ${atMost}`, ratio.ratio <= atMost);
		}
	} finally {
		await app.stop();
		await baseline?.stop();
	}
}

async function lists() {
	const executablePath = await browserOrExit();
	heading(
		"Long lists on a slow phone",
		`each loaded once; frames are the median of ${flings} flings`,
	);
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

async function saved() {
	const executablePath = await browserOrExit();
	heading(
		"Saved codes, cold start with no network on a slow phone",
		inRounds(rounds),
	);
	const { few, many } = await measureSavedCodes(executablePath, rounds);
	for (const it of [few, many])
		console.log(
			`${it.codes} saved codes: list in ${median(it.list).toFixed(0)} ms, code in ${median(it.code).toFixed(0)} ms`,
		);
	for (const what of ["list", "code"] as const) {
		const ratio = ratioOf(many[what], few[what]);
		line(
			`${many.codes} saved codes to ${few.codes}, offline start to the ${what}`,
			ratio,
			"at most 1.2",
			ratio.ratio <= 1.2,
		);
	}
}

async function claims() {
	heading(
		"Claims of 50 clients",
		`medians of ${claimRounds} rounds in turn; what warms up is not measured`,
	);
	for (const measure of [measureEmbedded, measurePostgres]) {
		const { store, api, bare } = await measure();
		console.log(
			`${store}: ${median(api).toFixed(0)} claims a second through the API, ${median(bare).toFixed(0)} on the bare database`,
		);
		const ratio = ratioOf(api, bare);
		line(`${store}, API to bare`, ratio, "at least 0.5", ratio.ratio >= 0.5);
	}
}

const parts = new Map(Object.entries({ phone, lists, saved, claims }));
const chosen = values.only.split(",");
const unknown = chosen.filter((name) => !parts.has(name));
if (unknown.length > 0)
	end(
		`No such part: ${unknown.join(", ")}. There are: ${[...parts.keys()].join(", ")}`,
	);
if (!Number.isInteger(rounds) || rounds < 1)
	end(`--rounds is a whole number from 1 on, not ${values.rounds}`);
if (!existsSync(join(buildFolder, "server/main.js")))
	end(`Nothing is built in ${buildFolder}: run npm run build first.`);

for (const [name, run] of parts) if (chosen.includes(name)) await run();
