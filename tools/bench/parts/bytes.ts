// The part `bytes`: what home costs on the wire before its deals, and what the worker saves first.
import { signInClient } from "../../../tests/support/apiClient";
import { startApp } from "../../../tests/support/app";
import {
	linkedScripts,
	readBuilt,
	savedFirst,
	startScripts,
	wireSize,
} from "../../../tests/support/bundle";
import { runRounds } from "../../../tests/support/rounds";
import { measureStarts } from "../phone";
import { type BenchPart, printFigure, printHeading } from "../report";
import { homeStart } from "./phone";

/** Starts whose requests are counted; they hardly differ. */
const starts = 3;

/** The moments of home's cold starts, with the requests and pictures before its deals answer presses. */
async function countRequests() {
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	try {
		const [measured = []] = await runRounds(
			starts,
			(round) => signInClient(app.address, `platinum-bytes-${round}`),
			[(customer) => measureStarts(homeStart(app.address, customer), [])],
		);
		return measured.map(({ cold }) => cold);
	} finally {
		await app.stop();
	}
}

export const bytes: BenchPart = async () => {
	printHeading(
		"Bytes",
		`KB of 1,024 bytes, brotli 11; requests are medians of ${starts} cold starts on a slow phone`,
	);
	// The entry with its static imports, home among them, and the Thai texts (tests/built).
	const scripts = new Set([...startScripts(), ...linkedScripts()]);
	// Without home's code the figure would be small and meaningless.
	if (![...scripts].some((it) => readBuilt(it).includes("getPrivilegeListV3")))
		throw new Error("No script of home's start requests its deals");
	printFigure(
		"home's JavaScript before its deals",
		wireSize(scripts),
		{ atMost: 105 },
		"KB",
	);
	const languages = ["th", "en-US"].map((it) => wireSize(savedFirst(it)));
	const saved = Math.max(...languages);
	printFigure("what the worker saves first", saved, { atMost: 260 }, "KB");
	const counted = await countRequests();
	printFigure(
		"home's requests before its deals answer presses, without pictures",
		counted.map(({ requests }) => requests),
		{ atMost: 8 },
		"requests",
	);
	const pictures = counted.map((it) => it.pictures).join(", ");
	console.log(`pictures requested until then, per start: ${pictures}`);
};
