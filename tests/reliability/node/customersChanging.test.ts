// Customers take turns on one phone, each with 64 marker strings in all saved data: no marker is sent with another customer's token, and none is left behind.
import * as v from "valibot";
import { afterAll, expect, test, vi } from "vitest";
import { pictureCaches } from "../../../src/domain/app/pictureCaches";
import { bareCard } from "../../../src/domain/code/codeCard";
import {
	type App,
	ends,
	keepPicture,
	keptPictures,
	network,
	newPhone,
	passing,
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

const customers = ["Anong", "Boon", "Chai"];
const marks = 64;

function keepsPicture(_app: App, _sub: string, mark: string) {
	keepPicture(pictureCaches.ofCustomers, `/content/profile/${mark}.webp`);
	keepPicture(pictureCaches.ofCodes, `/${mark}.webp`);
}

/** Every way to store a customer's string or send it later; some end after the customer has left. */
const places: ((app: App, sub: string, mark: string) => unknown)[] = [
	(app, sub, mark) => app.reads.readQueue.add(sub, [mark]),
	(app, _sub, mark) => app.read(mark),
	(app, sub, mark) =>
		app.favourites.favouriteQueue.add(sub, [{ reference: mark, wanted: true }]),
	(app, _sub, mark) => app.favourite(mark, true),
	(app, _sub, mark) => app.favouriteAll([mark, `${mark}-2`]),
	(app, sub, mark) =>
		app.uses.queueUse({
			sub,
			transaction_id: mark,
			at: 1,
			card: bareCard(mark),
		}),
	(app, sub, mark) =>
		app.using.confirmUse(
			app.client,
			{ sub, transaction_id: mark, at: Date.now(), card: bareCard(mark) },
			null,
		),
	(app, _sub, mark) => app.events.logEvent("Home", "view", mark),
	(app, _sub, mark) =>
		app.drafts.draftOf(`form ${mark}`, v.unknown()).save({ text: mark }),
	(app, _sub, mark) =>
		app.homeFlow.registerDraft.save({
			...app.homeFlow.emptyRegisterDraft,
			number: mark,
		}),
	(app, _sub, mark) => app.homeFlow.termsTicks.save({ [mark]: true }),
	(app, _sub, mark) =>
		app.homeFlow.saveHiddenAnnouncement({ endDateTime: 1, customerId: mark }),
	(app, _sub, mark) => app.searches.saveSearch(mark),
	(app, _sub, mark) => app.references.saveReferenceList([mark]),
	(app, _sub, mark) => app.delivery.beginDelivery(mark),
	(app, _sub, mark) =>
		app.oneTimeCode.saveSentCode({
			mobile: mark,
			purpose: mark,
			expires: 1,
			otp_reference: mark,
			transactionid: mark,
		}),
	(app, _sub, mark) =>
		app.oneTimeCode.saveTypedCode({ transactionid: mark, digits: ["1"] }),
	(app, _sub, mark) =>
		app.scans.saveScanMode({ ...bareCard(mark), brand_id: mark }, "qr"),
	(app, sub, mark) =>
		app.saving.saveCode({
			...bareCard(mark),
			code: mark,
			link: "",
			is_url: false,
			countdown_time: null,
			display_type: null,
			privilegetype: 4,
			transaction_id: mark,
			privilege_id: mark,
			barcode_format: "CODE128",
			sub,
			saved_at: 1,
		}),
	(app, sub, mark) =>
		app.journal.saveIntent({
			sub,
			reference: mark,
			isUsed: false,
			card: bareCard(mark),
		}),
	(app, _sub, mark) => app.claim(mark, true),
	(app, sub, mark) =>
		app.storage.local.write(app.storage.storageKeys.unsaved(sub), [mark]),
	(app, sub, mark) =>
		app.storage.local.set(app.storage.storageKeys.endingSoon(sub), mark),
	(app, _sub, mark) => app.storage.perTab.set("session_id", mark),
	(app, _sub, mark) => app.storage.perTab.write("back_paths", [`/?${mark}`]),
	keepsPicture,
	// A query that ends after its customer has left.
	(app, _sub, mark) =>
		app.client.query({
			queryKey: ["saved", mark],
			queryFn: async () => {
				await new Promise((go) => setTimeout(go, 500));
				return mark;
			},
			meta: { persist: true },
		}),
	(app, _sub, mark) =>
		app.client.query({
			queryKey: ["saved at once", mark],
			queryFn: async () => mark,
			meta: { persist: true },
		}),
	// A code that is being saved in the wallet.
	(app, _sub, mark) => app.open(mark, false),
];

/** Runs one change of customer: the current one leaves marks, the next one signs in. Returns what went wrong. */
async function change(
	round: number,
	app: App,
	former: string,
	next: string,
	random: () => number,
): Promise<App> {
	/** Leaves one mark; ignores a failure, since the customer may have left. */
	const leave = (nth: number) => {
		const mark = `mark-${former}-${round}-${nth}`;
		const place = places[nth % places.length];
		new Promise((done) => done(place?.(app, former, mark))).catch(
			() => undefined,
		);
	};
	/** Leaves more marks while the customer changes, like late work and presses. */
	const leaveLate = async () => {
		for (let late = 0; late < 12; late++) {
			// Stops when the next customer is signed in: later presses are theirs.
			if (![former, null].includes(app.sub())) return;
			const nth = Math.floor(random() * 10_000);
			// Pictures are excluded: the worker caches them and does not know customers.
			if (places[nth % places.length] !== keepsPicture) leave(nth);
			await passing(Math.floor(random() * 60), 10);
		}
	};
	for (let nth = 0; nth < marks; nth++) {
		leave(nth);
		// Sometimes waits, so that some marks are on disk and others are still being written.
		if (random() < 0.1) await passing(random() < 0.5 ? 50 : 400, 50);
		if (random() < 0.02) switchNetwork(!network.isOn);
	}
	if (random() < 0.3) await passing(Math.floor(random() * 4000), 50);
	const way = random();
	if (way < 0.4) {
		// The customer changes in this tab while that work goes on.
		const signedIn = app.signIn(next);
		await leaveLate();
		await ends(signedIn);
		return app;
	}
	if (way < 0.7) {
		// The customer changes in another tab; this one gets the event and starts again soon after.
		const other = await startApp();
		const forgotten = other.forgetting.clearOtherCustomers(next);
		await leaveLate();
		await ends(forgotten);
		other.session.adoptToken(tokenAt(next));
		dispatchEvent(new StorageEvent("storage", { key: "token" }));
		await leaveLate();
		await app.stop();
		await ends(other.runBeside());
		return other;
	}
	// The customer changes at a start after this tab was killed, with its session storage restored.
	await app.stop();
	localStorage.setItem("wipe", "1");
	localStorage.setItem("token", tokenAt(next));
	const started = await startApp();
	await ends(started.forgetting.clearOtherCustomers(next));
	await ends(started.runBeside());
	return started;
}

test("customers changing, with 64 marker strings each", async ({ task }) => {
	const random = seededRandom(1);
	phone.wipeDisks();
	const server = newPhone((sub) => `of-${sub}`);
	network.ms = () => Math.floor(random() * 800);
	// Each write and removal takes time.
	for (const disk of phone.databases)
		for (const work of ["set", "remove"] as const) {
			const original: (...given: [string, unknown]) => Promise<void> =
				disk[work];
			disk[work] = async (...given: [string, unknown?]) => {
				await new Promise((go) => setTimeout(go, Math.floor(random() * 30)));
				return original(given[0], given[1]);
			};
		}
	network.fate = () =>
		random() < 0.85 ? "answered" : random() < 0.5 ? "dropped" : "replyLost";
	const bad: string[] = [];
	const count = trials(200, 20);
	let app = await startApp();
	let me = customers[0] ?? "";
	app.session.adoptToken(tokenAt(me));
	await ends(app.runBeside());
	for (let round = 1; round <= count; round++) {
		const former = me;
		const others = customers.filter((sub) => sub !== former);
		me = others[Math.floor(random() * others.length)] ?? "";
		const seen = server.requests.length;
		app = await change(round, app, former, me, random);
		switchNetwork(true);
		// Pending work ends, and queued requests are sent.
		await passing(4000, 100);
		const inMemory = JSON.stringify(
			app.client
				.getQueryCache()
				.getAll()
				.map(({ queryKey, state }) => [queryKey, state.data]),
		);
		const kept =
			phone.onDisk() +
			JSON.stringify(Object.entries(localStorage)) +
			JSON.stringify(Object.entries(sessionStorage)) +
			JSON.stringify(keptPictures()) +
			inMemory;
		const wrong = new Set<string>();
		for (const sub of customers) {
			if (sub !== me)
				for (const found of kept.match(
					new RegExp(`.{30}(mark|of)-${sub}[-\\w]*`, "g"),
				) ?? [])
					wrong.add(`data of ${sub} is still saved for ${me}: ${found}`);
			for (const request of server.requests.slice(seen))
				if (request.sub !== sub && request.text.includes(`-${sub}`))
					wrong.add(
						`${request.name} of ${sub} was sent with the token of ${request.sub}`,
					);
		}
		if (wrong.size > 0)
			bad.push(`change ${round}: ${[...wrong].slice(0, 3).join("; ")}`);
	}
	await app.stop();
	expect(server.requests.length).toBeGreaterThan(count);
	reportTrials(task, count, bad);
});
