// The part `phone`: the starts of home, a privilege and a saved code on the bench's phone beside the baseline's, one after the other in each round.
import { privilegeParameter } from "../../../src/domain/app/pagePaths";
import { runningCoupon } from "../../../tests/e2e/support/coupon";
import { latte } from "../../../tests/e2e/support/person";
import { type ApiClient, signInClient } from "../../../tests/support/apiClient";
import { startApp } from "../../../tests/support/app";
import { ratioOf, runRounds } from "../../../tests/support/rounds";
import { fail } from "../../fail";
import { startBaseline } from "../baseline";
import type { Moments, Start } from "../pageLoad";
import { measureStarts, type Starts } from "../phone";
import {
	type BenchPart,
	formatMedian,
	printFigure,
	printHeading,
	roundsNote,
} from "../report";

/** A comparison: its label, the app's start and the moment of it, and the highest multiple of the baseline's that is allowed; the baseline has one start. */
type Row = readonly [
	what: string,
	start: "home" | "privilege" | "code",
	when: keyof Starts,
	moment: keyof Moments,
	atMost: number,
];

const rows: readonly Row[] = [
	["home, JavaScript before its deals", "home", "cold", "scripts", 1.28],
	["home, first paint", "home", "cold", "paint", 1.15],
	["home, first deals", "home", "cold", "content", 1.12],
	["home, its deals answer presses", "home", "cold", "usable", 1.12],
	["home again, deals", "home", "warm", "content", 1.15],
	["home again, they answer", "home", "warm", "usable", 1.15],
	["home with no network, deals", "home", "offline", "content", 1.1],
	["home with no network, they answer", "home", "offline", "usable", 1.1],
	[
		"a privilege opened by its address, largest paint",
		"privilege",
		"cold",
		"largest",
		1.5,
	],
	["a saved code with no network", "code", "offline", "content", 1.35],
	["home, the worker is active", "home", "cold", "worker", 2],
];

/** Home as this customer; its deals are its content, first in its skeleton (tools/build/inline/homeSkeleton.ts). */
export const homeStart = (address: string, { token }: ApiClient): Start => ({
	name: "home",
	address: `${address}/`,
	content: "article",
	usable: "article a",
	token,
});

/** The app's starts for a new customer in each round, whose open code runs out within minutes. */
async function appStarts(address: string, round: number) {
	const customer = await signInClient(address, `platinum-bench-${round}`);
	const transaction = await runningCoupon(customer, latte.reference);
	const home = homeStart(address, customer);
	const { token } = customer;
	const privilege: Start = {
		name: "privilege",
		address: `${address}/?${privilegeParameter}=${latte.alt_reference}`,
		// The skeleton has no tabs.
		content: "dialog [role=tab]",
		token,
	};
	const code: Start = {
		name: "code",
		address: `${address}/history?state=history&open=${transaction}`,
		content: "dialog canvas[data-drawn]",
		token,
	};
	return { home, privilege, code };
}

/** The app's figures and those of `baseline`, if there is one, one per round. Each start has a new phone in each round. */
async function measureAppStarts(
	address: string,
	rounds: number,
	baseline: Pick<Start, "address" | "content"> | null,
) {
	type Own = Awaited<ReturnType<typeof appStarts>>;
	const steps = [
		({ home }: Own) => measureStarts(home, ["warm", "offline"]),
		({ privilege }: Own) => measureStarts(privilege, []),
		({ code }: Own) => measureStarts(code, ["offline"]),
	];
	if (baseline)
		steps.push(() =>
			measureStarts({ name: "baseline", ...baseline }, ["warm", "offline"]),
		);
	const [home = [], privilege = [], code = [], baselines] = await runRounds(
		rounds,
		(round) => appStarts(address, round),
		steps,
	);
	const own = { home, privilege, code };
	return rows.map(([what, start, when, moment, atMost]) => {
		const read = (starts: Starts) => starts[when]?.[moment] ?? Number.NaN;
		return {
			what,
			unit: moment === "scripts" ? ("KB" as const) : ("ms" as const),
			app: own[start].map(read),
			baseline: baselines?.map(read) ?? null,
			atMost,
		};
	});
}

export const phone: BenchPart = async ({ rounds, baselineReady }) => {
	const { BENCH_BASELINE: name } = process.env;
	const baseline = name
		? await startBaseline(name).catch((error: Error) => fail(error.message))
		: null;
	printHeading("Starts on a slow phone", roundsNote(rounds));
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	try {
		const measured = await measureAppStarts(
			app.address,
			rounds,
			baseline && { address: baseline.address, content: baselineReady },
		);
		for (const { what, unit, app: ours, baseline: theirs } of measured)
			console.log(
				`${what}: ${formatMedian(ours, unit)}${theirs === null ? "" : `, the baseline ${formatMedian(theirs, unit)}`}`,
			);
		if (baseline === null)
			console.log(
				"BENCH_BASELINE is not set. These times depend on this machine and its load; compare them only with a baseline of the same run.",
			);
		for (const { what, app: ours, baseline: theirs, atMost } of measured)
			if (theirs !== null) printFigure(what, ratioOf(ours, theirs), { atMost });
	} finally {
		await app.stop();
		await baseline?.stop();
	}
};
