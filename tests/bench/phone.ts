// Holds the app against the floors of its stack on an emulated phone: the same run, the same machine, ratios only.
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { couponCodeDetail } from "../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { signInClient } from "../tooling/apiClient";
import { command } from "../tooling/command";

const moment = v.object({
	fcp: v.nullable(v.number()),
	ready: v.nullable(v.number()),
});
const report = v.object({
	rows: v.array(
		v.object({
			name: v.string(),
			cold: v.object({ ...moment.entries, cls: v.nullable(v.number()) }),
			warm: moment,
			offline: moment,
		}),
	),
});
type Row = v.InferOutput<typeof report>["rows"][number];

export interface Ratio {
	what: string;
	ratio: number;
	atMost: number;
}

/** A script that the browser runs before the app's own: the phone is signed in. */
const signedIn = (token: string) =>
	`try { localStorage.setItem("token", ${JSON.stringify(token)}); } catch {}`;

/** Gives the ratios, or a sentence that says why there are none. */
export async function measurePhone(
	address: string,
	browser: string,
	rounds: number,
): Promise<Ratio[] | string> {
	const floors = resolve(process.env.BENCH_FLOORS ?? "../shared/bench");
	const tool = join(floors, "phone.mjs");
	if (!existsSync(tool))
		return `No floors to hold the app against: BENCH_FLOORS names none, and ${floors} has no phone.mjs.`;

	const customer = await signInClient(address, "platinum-bench");
	const { transaction_id } = await customer.call(submitRedeemCouponCodeV2, {
		Reference: "1001",
		Amount: 1,
		IsUsed: true,
	});
	await customer.call(couponCodeDetail, {
		CPC_Transaction_Id: transaction_id,
		Start_Countdown: true,
	});
	const folder = mkdtempSync(join(tmpdir(), "gift-phone-"));
	const file = (name: string, text: string) => {
		writeFileSync(join(folder, name), text);
		return join(folder, name);
	};
	const seed = file("seed.js", signedIn(customer.token));
	const json = join(folder, "report.json");
	const line = [
		...["--n", String(rounds), "--chromium", browser, "--json", json],
		...["--ready", "app:article", "--init", `app:${seed}`],
		...["--ready", "code:dialog canvas[data-drawn]", "--init", `code:${seed}`],
		...["--ready", "stack:#list"],
		`app=${address}/`,
		`code=${address}/history?state=history&open=${transaction_id}`,
		`stack=${join(floors, "floors/stack")}`,
	];
	const { status, output } = await command(process.execPath, [tool, ...line]);
	if (status !== 0) throw new Error(output);
	console.log(output);
	const { rows } = v.parse(report, JSON.parse(readFileSync(json, "utf8")));
	rmSync(folder, { recursive: true, force: true });
	const row = (name: string) => {
		const found = rows.find((each) => each.name === name);
		if (!found) throw new Error(`The report has no row ${name}`);
		return found;
	};
	const ratio = (
		what: string,
		read: (row: Row) => number | null,
		atMost: number,
		ours = "app",
	): Ratio => ({
		what,
		ratio: (read(row(ours)) ?? Number.NaN) / (read(row("stack")) ?? Number.NaN),
		atMost,
	});
	return [
		ratio("home, first paint", (it) => it.cold.fcp, 1.3),
		ratio("home, first deals", (it) => it.cold.ready, 1.25),
		ratio("home again, deals", (it) => it.warm.ready, 1.3),
		ratio("home with no network, deals", (it) => it.offline.ready, 1.3),
		ratio(
			"a saved code with no network",
			(it) => it.offline.ready,
			1.5,
			"code",
		),
	];
}
