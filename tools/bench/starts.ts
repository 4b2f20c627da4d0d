// Home, a privilege and a saved code, started on the bench's phone beside a baseline or alone: one after the other in each round.
import { privilegeParameter } from "../../src/domain/app/pagePaths";
import { runningCoupon } from "../../tests/e2e/support/coupon";
import { latte } from "../../tests/e2e/support/person";
import { type ApiClient, signInClient } from "../../tests/support/apiClient";
import { runRounds } from "../../tests/support/rounds";
import type { Moments, Start } from "./moments";
import { measureStarts, type Starts } from "./phone";

/** What is compared, which start of the app's and which of its moments, and the multiple of the baseline's time that it may take; the baseline has one start. */
type Row = readonly [
	what: string,
	start: "home" | "privilege" | "code",
	when: keyof Starts,
	moment: keyof Moments,
	atMost: number,
];

const rows: readonly Row[] = [
	["home, first paint", "home", "cold", "paint", 1.15],
	["home, first deals", "home", "cold", "content", 1.12],
	["home again, deals", "home", "warm", "content", 1.15],
	["home with no network, deals", "home", "offline", "content", 1.1],
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

/** Home as this customer; its deals are its content. */
export const homeStart = (address: string, { token }: ApiClient): Start => ({
	name: "home",
	address: `${address}/`,
	content: "article",
	token,
});

/** The app's starts for a customer of this round's own, whose code is open: its time runs out in minutes. */
async function appStarts(address: string, round: number) {
	const customer = await signInClient(address, `platinum-bench-${round}`);
	const transaction = await runningCoupon(customer, latte.reference);
	const home = homeStart(address, customer);
	const privilege: Start = {
		...home,
		name: "privilege",
		address: `${address}/?${privilegeParameter}=${latte.alt_reference}`,
		// Its skeleton has none.
		content: "dialog [role=tab]",
	};
	const code: Start = {
		...home,
		name: "code",
		address: `${address}/history?state=history&open=${transaction}`,
		content: "dialog canvas[data-drawn]",
	};
	return { home, privilege, code };
}

/** The app's times and those of `baseline`, if there is one, in ms, one per round. Each start has a new phone in each round. */
export async function measureAppStarts(
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
			app: own[start].map(read),
			baseline: baselines?.map(read) ?? null,
			atMost,
		};
	});
}
