// Runs random customer lives on the app's real platform and queries: no saved code is lost, no intent becomes two claims, no data reaches another customer.
import { afterAll, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import {
	type App,
	ends,
	network,
	newPhone,
	passing,
	setPhoneClock,
	startApp,
	switchNetwork,
	tokenAt,
} from "../lifeWorld";
import { reportTrials, seededRandom, trials } from "../trials";

const phone = await vi.hoisted(() => import("../../unit/support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/ui/media/barcodeModules", () => ({
	barcodeWidths: async () => "1",
	barsFromWidths: () => ({}),
}));

afterAll(() => vi.useRealTimers());

const hour = 3_600_000;

/** Runs one life; returns what went wrong, or "". */
async function live(seed: number): Promise<string> {
	// Names that only this life uses, so that late work of an earlier life does not count.
	const customers = [`anong-${seed}-`, `boon-${seed}-`];
	const random = seededRandom(seed);
	const pick = <Value>(from: readonly Value[]): Value =>
		from[Math.floor(random() * from.length)] as Value;
	phone.wipeDisks();
	const server = newPhone();
	network.ms = () => Math.floor(random() * 300);
	/** The steps so far, for debugging. */
	const done: string[] = [];
	/** The saved codes of each customer, until the customer's data is cleared. */
	const saved = new Map<string, Set<string>>();
	/** The intents of each customer; each has its own privilege. */
	const intents = new Map<string, string[]>();
	let app: App = await startApp();
	const me = () => app.sub() ?? "";
	const ownIntents = () => intents.get(me()) ?? [];
	const claimOf = (reference: string) =>
		server.account(me()).claims.find((it) => it.reference === reference);

	async function check(): Promise<string> {
		for (const sub of customers) {
			const claims = server.account(sub).claims;
			for (const { reference } of claims)
				if (claims.filter((it) => it.reference === reference).length > 1)
					return `${reference} was claimed twice`;
		}
		for (const { sub, text, name } of server.requests)
			for (const other of customers)
				if (other !== sub && text.includes(other))
					return `${name} of ${other} was sent with the token of ${sub}`;
		const others = customers.filter((sub) => sub !== me());
		const kept =
			phone.onDisk() +
			JSON.stringify(Object.entries(localStorage)) +
			JSON.stringify(Object.entries(sessionStorage));
		for (const sub of others)
			if (me() && kept.includes(sub))
				return `data of ${sub} is still saved for ${me()}: ${kept.slice(Math.max(0, kept.indexOf(sub) - 80), kept.indexOf(sub) + 20)}`;
		const onPhone = await ends(app.wallet.listCodes(me()));
		for (const id of saved.get(me()) ?? [])
			if (!onPhone?.some((code) => code.transaction_id === id && code.code))
				return `the saved code ${id} is gone`;
		return "";
	}
	/** Records the codes that the phone has saved. */
	async function note() {
		for (const code of (await ends(app.wallet.listCodes(me()))) ?? [])
			if (code.proven)
				saved.set(
					me(),
					new Set([...(saved.get(me()) ?? []), code.transaction_id]),
				);
	}
	async function restart() {
		await app.stop();
		app = await startApp();
		await ends(app.runBeside());
	}

	const acts: Record<string, () => Promise<unknown>> = {
		async claim() {
			const fresh = `PV_${seed}_${ownIntents().length}_${me()}`;
			const reference = random() < 0.3 ? pick([...ownIntents(), fresh]) : fresh;
			const isNew = !ownIntents().includes(reference);
			if (isNew) intents.set(me(), [...ownIntents(), reference]);
			// A press after a result is a new intent.
			if (!isNew && claimOf(reference)) return;
			await ends(app.claim(reference, random() < 0.5), 60_000);
		},
		async open() {
			const claim = pick(server.account(me()).claims);
			if (claim) await ends(app.open(claim.id, random() < 0.5));
		},
		async use() {
			const codes = (await ends(app.wallet.listCodes(me()))) ?? [];
			const code = pick(codes.filter(({ over }) => !over));
			if (!code) return;
			const use = {
				sub: me(),
				transaction_id: code.transaction_id,
				at: Date.now(),
				card: bareCard(code.privilege_ref),
			};
			await ends(app.using.confirmUse(app.client, use, null));
			if (random() < 0.5) await ends(app.using.undoUse(app.client));
			else app.using.sendUndoableUse(app.client);
		},
		async favourite() {
			await ends(app.favourite(`FAV_${me()}`, random() < 0.6), 5000);
		},
		async read() {
			await ends(app.read(`NEWS_${me()}`), 5000);
		},
		async offline() {
			switchNetwork(false);
		},
		async online() {
			switchNetwork(true);
		},
		async flaky() {
			network.fate = () =>
				random() < 0.5 ? "answered" : pick(["dropped", "replyLost"]);
		},
		async steady() {
			network.fate = () => "answered";
		},
		restart,
		async clock() {
			setPhoneClock(
				pick([
					3 * hour,
					-3 * hour,
					26 * hour,
					-26 * hour,
					87_600 * hour,
					-87_600 * hour,
				]),
			);
		},
		async wait() {
			await passing(pick([1000, 10_000, 20_000]));
		},
		/** Loses one copy, which the next start restores. */
		async loseCopy() {
			const [first, second] = phone.databases;
			const copy = random() < 0.5 ? first : second;
			for (const key of (await copy?.keys()) ?? []) await copy?.remove(key);
			await restart();
			for (const id of saved.get(me()) ?? [])
				await ends(app.wallet.readCode(me(), id));
		},
		async other() {
			const next = customers.find((sub) => sub !== me()) ?? "";
			const before = me();
			switchNetwork(true);
			if (random() < 0.5) await ends(app.signIn(next));
			else {
				// The app starts with the accepted token of another customer.
				await app.stop();
				localStorage.setItem("wipe", "1");
				localStorage.setItem("token", tokenAt(next));
				app = await startApp();
				await ends(app.forgetting.clearOtherCustomers(next));
				await ends(app.runBeside());
			}
			saved.delete(before);
		},
	};

	app.session.adoptToken(tokenAt(pick(customers)));
	await ends(app.runBeside());
	const names = [
		...["claim", "claim", "claim", "open", "open", "use", "favourite", "read"],
		...["offline", "online", "online", "flaky", "steady", "clock", "wait"],
	];
	const rare = ["restart", "loseCopy", "other"];
	for (let step = 0; step < 12; step++) {
		const name = random() < 0.08 ? pick(rare) : pick(names);
		done.push(`${name}${network.isOn ? "" : " (offline)"}`);
		await acts[name]?.();
		await note();
		const wrong = await check();
		if (wrong) {
			await app.stop();
			return `life ${seed}: ${wrong} after ${done.join(", ")}`;
		}
	}
	await passing(2000);
	const wrong = await check();
	await app.stop();
	return wrong && `life ${seed}: ${wrong} at its end, after ${done.join(", ")}`;
}

test("random customer lives", async ({ task }) => {
	const bad: string[] = [];
	const count = trials(5000, 300);
	for (let seed = 1; seed <= count; seed++) {
		const wrong = await live(seed);
		if (wrong) bad.push(wrong);
	}
	expect(count).toBeGreaterThan(0);
	reportTrials(task, count, bad);
});
