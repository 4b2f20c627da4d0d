// Home and a saved code, started on the bench's phone beside a floor or alone: one after the other in each round, the middle of the rounds counts.
import { couponCodeDetail } from "../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { signInClient } from "../tooling/apiClient";
import { measureStarts, type Start, type Starts } from "./phone";
import { middle } from "./savedCodes";

export interface Measured {
	what: string;
	/** Of the app, in ms. */
	app: number;
	/** Of the floor, in ms; null where there is none. */
	floor: number | null;
	/** How many times the floor's time the app's may be. */
	atMost: number;
}

/** What is measured, of which start of the app. The floor knows one start, which is held against both. */
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
async function appStarts(address: string, round: number): Promise<Start[]> {
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
	return [
		{ name: "home", address: `${address}/`, content: "article", token },
		{
			name: "code",
			address: `${address}/history?state=history&open=${transaction_id}`,
			content: "dialog canvas[data-drawn]",
			token,
		},
	];
}

/** Measures the app at this address; `floor` is what it is held against. Each start has a new phone in each round. */
export async function measureApp(
	address: string,
	executablePath: string,
	rounds: number,
	floor: Pick<Start, "address" | "content"> | null,
): Promise<Measured[]> {
	const all: { name: string; starts: Starts }[] = [];
	for (let round = 0; round < rounds; round++) {
		const inTurn = await appStarts(address, round);
		if (floor) inTurn.push({ name: "floor", ...floor });
		// Who comes first finds the machine as the one before has left it.
		if (round % 2 === 1) inTurn.reverse();
		for (const start of inTurn)
			all.push({
				name: start.name,
				starts: await measureStarts(executablePath, start),
			});
	}
	const middleOf = (wanted: string, read: (starts: Starts) => number) =>
		middle(
			all
				.filter(({ name }) => name === wanted)
				.map(({ starts }) => read(starts)),
		);
	return rows.map(({ what, start, read, atMost }) => ({
		what,
		app: middleOf(start, read),
		floor: floor && middleOf("floor", read),
		atMost,
	}));
}
