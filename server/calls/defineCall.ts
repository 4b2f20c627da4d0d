// How a call meets its endpoint: request and reply typed by the contract, reads and writes kept apart.
import type * as v from "valibot";
import type { Endpoint } from "../../src/contract/endpoint";
import type { TokenClaims } from "../../src/contract/token";
import type { Settings } from "../config/settings";
import { sessionTimeout, unauthorized } from "../rules/apiError";
import { validate } from "../rules/validate";
import type { CustomerRow } from "../store/claims/criteria";
import { answerOnce, type Outcome } from "../store/claims/idempotency";
import type { Database, Store } from "../store/connection/openDatabase";
import { findCustomer } from "../store/member/customers";

/** What every call stands on. */
export interface Service {
	store: Store;
	settings: Settings;
	now(): Date;
}

/** Who calls: the claims of a checked token (null at sign-in), and the signature of what was sent. */
export interface Caller {
	claims: TokenClaims | null;
	signature: string;
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

/** The transaction of a call that changes something; the same bytes once more get its reply and nothing else. */
function changed(
	{ store, settings, now }: Service,
	{ claims, signature }: Caller,
	{ endpoint, messagesBeside }: Call,
	work: (ground: CustomerGround) => Promise<unknown>,
): Promise<Outcome> {
	return store.transaction(async (tx) => {
		const customer = await customerOf(tx, claims);
		const ground = { db: tx, settings, now: now(), customer };
		return await answerOnce(
			tx,
			{
				...{ sub: customer.sub, path: endpoint.path, signature },
				...{ now: ground.now, messagesBeside },
			},
			async () => success(await work(ground)),
		);
	});
}

/** A call that changes something, in one transaction. It refuses before it writes: a refusal is kept as the reply. */
export function writes<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, CustomerGround>,
	options?: Options,
): Call {
	const call = registered(
		endpoint,
		async (service, values, caller) => {
			const request = validate<E["request"]>(endpoint.request, values);
			return await changed(service, caller, call, (ground) =>
				handler(request, ground),
			);
		},
		options,
	);
	return call;
}

/**
 * A call that brings a file: the work on it comes first, for nobody else may
 * wait in the store for that; then one transaction. Its signature covers its
 * time alone (1 §7), which an app gives once.
 */
export function uploads<E extends Endpoint, Work>(
	endpoint: E,
	prepare: (request: Request<E>) => Promise<Work>,
	handler: (work: Work, ground: CustomerGround) => Promise<Reply<E>>,
): Call {
	const call = registered(endpoint, async (service, values, caller) => {
		const request = validate<E["request"]>(endpoint.request, values);
		await customerOf(service.store.db, caller.claims);
		const work = await prepare(request);
		return await changed(service, caller, call, (ground) =>
			handler(work, ground),
		);
	});
	return call;
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
