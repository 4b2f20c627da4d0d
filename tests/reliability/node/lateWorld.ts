// A phone, a network and a server for trials of late requests: any request may be delayed, duplicated, lost or refused, on a clock that only the test advances.
import * as v from "valibot";
import { vi } from "vitest";

export const minute = 60_000;
const acceptedFor = 5 * minute;
const sentBody = v.looseObject({ tx_timestamp: v.number() });

/** A claim in the server's store. */
interface StoredClaim {
	id: string;
	at: number;
	signature: string;
	reference: string;
}

interface Reply {
	status: number;
	body: unknown;
}

const success = (data: unknown): Reply => ({
	status: 200,
	body: { status: "success", data },
});
const errorReply = (status: number, code: number): Reply => ({
	status,
	body: { status: "error", error: { code } },
});

/** Replaces `fetch` and the timers. `random` returns numbers in [0, 1); `tellsTime`: whether replies have a readable `Date` header. */
export function lateWorld(random: () => number, tellsTime: boolean) {
	const began = performance.now();
	const epoch = Date.now();
	/** The server's time, which does not depend on the phone's clock. */
	const now = () => epoch + performance.now() - began;
	const claims: StoredClaim[] = [];
	const replies = new Map<string, Reply>();
	/** The number of kills so far; replies to an earlier start of the app are dropped. */
	let generation = 0;
	let isCalm = false;
	/** The signatures of claims in the order in which they were sent. */
	const left: string[] = [];

	const between = (low: number, high: number) => low + random() * (high - low);
	const chance = (share: number) => !isCalm && random() < share;
	/** The real timer, for the network's work that continues after the app is killed. */
	const { setTimeout: at } = globalThis;
	const after = (ms: number, run: () => void) => at(run, ms);

	function claimed(reference: string, signature: string): Reply {
		if (chance(0.04)) return errorReply(400, 40009);
		const id = `T${claims.length + 1}`;
		claims.push({ id, at: now(), signature, reference });
		return success({ transaction_id: id });
	}
	function history(state: unknown): Reply {
		const items = claims.map(({ id, at, reference }) => ({
			ext_transaction_id: id,
			privilege_ref: reference,
			redeem_datetime: new Date(at).toISOString(),
		}));
		const shown = state === "canuse" ? items.toReversed() : [];
		return success({ items: shown, totalpages: 1 });
	}
	/** The server's reply each time a request arrives. */
	function serve(path: string, body: string, signature: string): Reply {
		if (path.includes("CountRedeem")) return success({ count: 0 });
		const request = v.parse(sentBody, JSON.parse(body));
		if (Math.abs(request.tx_timestamp - now()) > acceptedFor)
			return errorReply(400, 10000);
		if (path.endsWith("History/Redeem")) return history(request.UsePrivilege);
		if (!path.includes("SubmitRedeem")) return errorReply(400, 20000);
		if (chance(0.05)) return errorReply(random() < 0.5 ? 429 : 403, 0);
		if (chance(0.05)) return errorReply(500, 50000);
		const earlier = replies.get(signature);
		if (earlier) return earlier;
		const reply = claimed(String(request.Reference), signature);
		replies.set(signature, reply);
		return reply;
	}

	/** A random transfer time in ms; null if the message never arrives. */
	function travel(isClaim: boolean): number | null {
		if (isCalm) return between(20, 400);
		const kind = random();
		if (!isClaim) return kind < 0.9 ? between(20, 3000) : null;
		if (kind < 0.35) return between(20, 900);
		if (kind < 0.5) return between(900, 20_000);
		return kind < 0.85 ? between(20_000, 390_000) : null;
	}

	function fetched(address: string, init: RequestInit): Promise<Response> {
		const own = generation;
		const body = typeof init.body === "string" ? init.body : "";
		const signature = new Headers(init.headers).get("x-signature") ?? "";
		const isClaim = address.includes("SubmitRedeem");
		if (isClaim && !left.includes(signature)) left.push(signature);
		return new Promise((resolve, reject) => {
			const ifCurrent = (run: () => void) => {
				if (own === generation) run();
			};
			const broken = () =>
				ifCurrent(() => reject(new TypeError("Failed to fetch")));
			init.signal?.addEventListener("abort", broken);
			function arrive(isAnswered: boolean) {
				const { status, body: reply } = serve(address, body, signature);
				const back = travel(false);
				if (!isAnswered || back === null || chance(isClaim ? 0.3 : 0.05)) {
					if (chance(0.5)) after(between(0, 9000), broken);
					return;
				}
				const headers: Record<string, string> = tellsTime
					? { date: new Date(now()).toUTCString() }
					: {};
				const text = JSON.stringify(reply);
				after(back, () =>
					ifCurrent(() => resolve(new Response(text, { status, headers }))),
				);
			}
			const there = travel(isClaim);
			if (there !== null) after(there, () => arrive(true));
			// A proxy replies 502 although the server gets the request.
			if (isClaim && chance(0.08))
				after(between(100, 9000), () =>
					ifCurrent(() =>
						resolve(new Response("Bad gateway", { status: 502 })),
					),
				);
			// The connection breaks, or the network or the browser sends the request again.
			if (isClaim && chance(0.2)) after(between(10, 5000), broken);
			for (let copies = 0; isClaim && copies < 2; copies++) {
				const late = chance(0.25) ? travel(true) : null;
				if (late !== null) after(late, () => arrive(chance(0.5)));
			}
		});
	}

	/** The app's timers do not run after it was killed. */
	vi.stubGlobal("setTimeout", (run: () => void, ms: number) => {
		const own = generation;
		return at(() => {
			if (own === generation) run();
		}, ms);
	});
	vi.stubGlobal("fetch", fetched);

	return {
		now,
		claims,
		left,
		between,
		/** Kills the app: it gets no more replies, but requests that it has sent still arrive. */
		kill() {
			generation++;
		},
		/** Makes the network and the server work reliably from now on. */
		calm() {
			isCalm = true;
		},
		/** Advances the time by `ms`, running the app's timers and the network's events in order. */
		async pass(ms: number) {
			await vi.advanceTimersByTimeAsync(Math.ceil(ms));
		},
	};
}
