// Home and a saved code, started on the bench's phone beside a baseline or alone: one after the other in each round.
import { couponCodeDetail } from "../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { signInClient } from "../../tests/support/apiClient";
import { runRounds } from "../../tests/support/rounds";
import { measureStarts, type Start, type Starts } from "./phone";

export interface Measured {
	what: string;
	/** Of the app, in ms, a round each. */
	app: number[];
	/** Of the baseline, in ms, of the same rounds; null where there is none. */
	baseline: number[] | null;
	/** The app's time is at most this multiple of the baseline's. */
	atMost: number;
}

/** The measurements by start of the app. The baseline has one start, which both are compared with. */
const rows: {
	what: string;
	start: "home" | "code";
	read: (starts: Starts) => number;
	atMost: number;
}[] = [
	{
		what: "home, first paint",
		start: "home",
		read: ({ cold }) => cold.paint,
		atMost: 1.3,
	},
	{
		what: "home, first deals",
		start: "home",
		read: ({ cold }) => cold.content,
		atMost: 1.25,
	},
	{
		what: "home again, deals",
		start: "home",
		read: ({ warm }) => warm.content,
		atMost: 1.3,
	},
	{
		what: "home with no network, deals",
		start: "home",
		read: ({ offline }) => offline.content,
		atMost: 1.3,
	},
	{
		what: "a saved code with no network",
		start: "code",
		read: ({ offline }) => offline.content,
		atMost: 1.5,
	},
];

/** The app's starts for a customer of this round's own, whose code is open: its time runs out in minutes. */
async function appStarts(address: string, round: number) {
	const customer = await signInClient(address, `platinum-bench-${round}`);
	const { transaction_id } = await customer.call(submitRedeemCouponCodeV2, {
		Reference: "1001",
		Amount: 1,
		IsUsed: true,
	});
	await customer.call(couponCodeDetail, {
		CPC_Transaction_Id: transaction_id,
		Start_Countdown: true,
	});
	const { token } = customer;
	const home: Start = {
		name: "home",
		address: `${address}/`,
		content: "article",
		token,
	};
	const code: Start = {
		name: "code",
		address: `${address}/history?state=history&open=${transaction_id}`,
		content: "dialog canvas[data-drawn]",
		token,
	};
	return { home, code };
}

/** Measures the app at this address; `baseline` is what it is compared with. Each start has a new phone in each round. */
export async function measureApp(
	address: string,
	executablePath: string,
	rounds: number,
	baseline: Pick<Start, "address" | "content"> | null,
): Promise<Measured[]> {
	type Own = Awaited<ReturnType<typeof appStarts>>;
	const steps = [
		({ home }: Own) => measureStarts(executablePath, home),
		({ code }: Own) => measureStarts(executablePath, code),
	];
	if (baseline)
		steps.push(() =>
			measureStarts(executablePath, { name: "baseline", ...baseline }),
		);
	const [home = [], code = [], baselines] = await runRounds(
		rounds,
		(round) => appStarts(address, round),
		steps,
	);
	const own = { home, code };
	return rows.map(({ what, start, read, atMost }) => ({
		what,
		app: own[start].map(read),
		baseline: baselines?.map(read) ?? null,
		atMost,
	}));
}
