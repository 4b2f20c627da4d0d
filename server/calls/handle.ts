// How a call meets its endpoint: request and reply typed by the contract, reads and writes kept apart.
import type * as v from "valibot";
import type { Endpoint } from "../../src/contract/endpoint";
import type { TokenClaims } from "../../src/contract/token";
import { validate } from "../door/validate";
import { sessionTimeout, unauthorized } from "../refusal";
import type { Settings } from "../settings";
import type { CustomerRow } from "../store/criteria";
import { findCustomer } from "../store/customers";
import { type Outcome, once, refusalOutcome } from "../store/idempotency";
import type { Database, Store } from "../store/open";

/** What every call stands on. */
export interface Service {
	store: Store;
	settings: Settings;
	now(): Date;
}

/** Who calls: the claims of a checked token (null at sign-in), and the Idempotency-Key. */
export interface Caller {
	claims: TokenClaims | null;
	key: string | undefined;
}

interface Ground {
	/** Reads: the store. Writes: their transaction, and nothing but it. */
	db: Database;
	settings: Settings;
	now: Date;
}
interface CustomerGround extends Ground {
	customer: CustomerRow;
}

type Request<E extends Endpoint> = v.InferOutput<E["request"]>;
type Reply<E extends Endpoint> = v.InferOutput<E["reply"]>;
type Handler<E extends Endpoint, G> = (
	request: Request<E>,
	ground: G,
) => Promise<Reply<E>>;

/** One endpoint, ready to be served. */
export interface Call {
	endpoint: Endpoint;
	/** GenerateAppTokenV2 alone takes a token past its end. */
	acceptsLateToken: boolean;
	/** Failures carry messageth and messageen beside error (2 §7). */
	messagesBeside: boolean;
	run(
		service: Service,
		values: Record<string, unknown>,
		caller: Caller,
	): Promise<Outcome>;
}

type Options = Partial<Pick<Call, "acceptsLateToken" | "messagesBeside">>;
interface WriteOptions extends Options {
	/** What was written before a refusal stays: the wrong tries of a one-time code. */
	keepsRefusals?: boolean;
}

function registered(
	endpoint: Endpoint,
	run: Call["run"],
	options: Options = {},
): Call {
	const { acceptsLateToken = false, messagesBeside = false } = options;
	return { endpoint, run, acceptsLateToken, messagesBeside };
}

const success = (data: unknown): Outcome => ({
	status: 200,
	body: JSON.stringify({ status: "success", data: data ?? null }),
});

/** The customer of a token; the token of a device left behind ends here (1 §1). */
async function customerOf(
	db: Database,
	claims: TokenClaims | null,
): Promise<CustomerRow> {
	const customer = claims ? await findCustomer(db, claims.sub) : null;
	if (!customer) throw unauthorized();
	if (customer.imei !== claims?.imei) throw sessionTimeout();
	return customer;
}

/** A call that changes nothing. */
export function reads<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, CustomerGround>,
	options?: Options,
): Call {
	return registered(
		endpoint,
		async ({ store, settings, now }, values, { claims }) => {
			const request = validate<E["request"]>(endpoint.request, values);
			const customer = await customerOf(store.db, claims);
			const ground = { db: store.db, settings, now: now(), customer };
			return success(await handler(request, ground));
		},
		options,
	);
}

/** A call that changes something: one transaction, and once for an Idempotency-Key. It refuses before it writes. */
export function writes<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, CustomerGround>,
	options: WriteOptions = {},
): Call {
	const call = registered(
		endpoint,
		async ({ store, settings, now }, values, { claims, key }) => {
			const request = validate<E["request"]>(endpoint.request, values);
			return await store.transaction(async (tx) => {
				const customer = await customerOf(tx, claims);
				const ground = { db: tx, settings, now: now(), customer };
				const work = async () => success(await handler(request, ground));
				if (key === undefined)
					return options.keepsRefusals
						? await work().catch(refusalOutcome(call.messagesBeside))
						: await work();
				return await once(
					tx,
					{
						...{ key, request, sub: customer.sub, now: ground.now },
						...{ path: endpoint.path, messagesBeside: call.messagesBeside },
					},
					work,
				);
			});
		},
		options,
	);
	return call;
}

/**
 * A call that brings a file: the work on it comes first, for nobody else may
 * wait in the store for that; then one transaction. No Idempotency-Key is
 * looked at: a file sent twice is kept twice.
 */
export function uploads<E extends Endpoint, Work>(
	endpoint: E,
	prepare: (request: Request<E>) => Promise<Work>,
	handler: (work: Work, ground: CustomerGround) => Promise<Reply<E>>,
): Call {
	return registered(
		endpoint,
		async ({ store, settings, now }, values, { claims }) => {
			const request = validate<E["request"]>(endpoint.request, values);
			await customerOf(store.db, claims);
			const work = await prepare(request);
			return await store.transaction(async (tx) => {
				const customer = await customerOf(tx, claims);
				const ground = { db: tx, settings, now: now(), customer };
				return success(await handler(work, ground));
			});
		},
	);
}

/** A sign-in call: nobody is known yet. It runs in a transaction, for it may meet a new customer. */
export function entrance<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, Ground>,
): Call {
	return registered(endpoint, async ({ store, settings, now }, values) => {
		const request = validate<E["request"]>(endpoint.request, values);
		return await store.transaction(async (db) =>
			success(await handler(request, { db, settings, now: now() })),
		);
	});
}
