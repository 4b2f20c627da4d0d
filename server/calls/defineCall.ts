// How a call meets its endpoint: request and reply typed by the contract, reads and writes kept apart.
import type * as v from "valibot";
import type { Endpoint } from "../../src/contract/endpoint";
import type { TokenClaims } from "../../src/contract/token";
import type { Settings } from "../config/settings";
import { sessionTimeout, unauthorized } from "../rules/apiError";
import { validate } from "../rules/validate";
import type { CustomerRow } from "../store/claims/criteria";
import { type CallReply, runOnce } from "../store/claims/idempotency";
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

interface RequestContext {
	/** Reads: the store. Writes: their transaction, and nothing but it. */
	db: Database;
	settings: Settings;
	now: Date;
}
interface CustomerContext extends RequestContext {
	customer: CustomerRow;
}

type Request<E extends Endpoint> = v.InferOutput<E["request"]>;
type Reply<E extends Endpoint> = v.InferOutput<E["reply"]>;
type Handler<E extends Endpoint, G> = (
	request: Request<E>,
	context: G,
) => Promise<Reply<E>>;

/** One endpoint, ready to be served. */
export interface Call {
	endpoint: Endpoint;
	/** GenerateAppTokenV2 alone takes a token past its end. */
	acceptsLateToken: boolean;
	/** Failures carry messageth and messageen beside error (2 §7). */
	hasTopLevelMessages: boolean;
	run(
		service: Service,
		values: Record<string, unknown>,
		caller: Caller,
	): Promise<CallReply>;
}

type Options = Partial<Pick<Call, "acceptsLateToken" | "hasTopLevelMessages">>;

function createCall(
	endpoint: Endpoint,
	run: Call["run"],
	options: Options = {},
): Call {
	const { acceptsLateToken = false, hasTopLevelMessages = false } = options;
	return { endpoint, run, acceptsLateToken, hasTopLevelMessages };
}

const success = (data: unknown): CallReply => ({
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
export function query<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, CustomerContext>,
	options?: Options,
): Call {
	return createCall(
		endpoint,
		async ({ store, settings, now }, values, { claims }) => {
			const request = validate<E["request"]>(endpoint.request, values);
			const customer = await customerOf(store.db, claims);
			const context = { db: store.db, settings, now: now(), customer };
			return success(await handler(request, context));
		},
		options,
	);
}

/** The transaction of a call that changes something; the same bytes once more get its reply and nothing else. */
function runMutation(
	{ store, settings, now }: Service,
	{ claims, signature }: Caller,
	{ endpoint, hasTopLevelMessages }: Call,
	work: (context: CustomerContext) => Promise<unknown>,
): Promise<CallReply> {
	return store.transaction(async (tx) => {
		const customer = await customerOf(tx, claims);
		const context = { db: tx, settings, now: now(), customer };
		return await runOnce(
			tx,
			{
				...{ sub: customer.sub, path: endpoint.path, signature },
				...{ now: context.now, hasTopLevelMessages },
			},
			async () => success(await work(context)),
		);
	});
}

/** A call that changes something, in one transaction. It refuses before it writes: a refusal is kept as the reply. */
export function mutation<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, CustomerContext>,
	options?: Options,
): Call {
	const call = createCall(
		endpoint,
		async (service, values, caller) => {
			const request = validate<E["request"]>(endpoint.request, values);
			return await runMutation(service, caller, call, (context) =>
				handler(request, context),
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
export function upload<E extends Endpoint, Work>(
	endpoint: E,
	prepare: (request: Request<E>) => Promise<Work>,
	handler: (work: Work, context: CustomerContext) => Promise<Reply<E>>,
): Call {
	const call = createCall(endpoint, async (service, values, caller) => {
		const request = validate<E["request"]>(endpoint.request, values);
		await customerOf(service.store.db, caller.claims);
		const work = await prepare(request);
		return await runMutation(service, caller, call, (context) =>
			handler(work, context),
		);
	});
	return call;
}

/** A sign-in call: nobody is known yet. It runs in a transaction, for it may meet a new customer. */
export function publicCall<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, RequestContext>,
): Call {
	return createCall(endpoint, async ({ store, settings, now }, values) => {
		const request = validate<E["request"]>(endpoint.request, values);
		return await store.transaction(async (db) =>
			success(await handler(request, { db, settings, now: now() })),
		);
	});
}
