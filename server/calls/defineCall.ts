// Defines calls from their endpoints: request and reply typed by the contract, queries apart from mutations.
import type * as v from "valibot";
import type { LandingQuery } from "../../src/contract/authentication";
import type { Endpoint } from "../../src/contract/endpoint";
import type { TokenClaims } from "../../src/contract/token";
import type { Settings } from "../config/settings";
import type { Clock } from "../rules/clock";
import type { Caller } from "../rules/token";
import { validate } from "../rules/validate";
import type { SmsWebhook, TextMessage } from "../sms/smsWebhook";
import type { Database, Store } from "../store/connection/database";
import {
	type CallReply,
	runNewest,
	runOnce,
	savedReply,
} from "../store/connection/idempotency";
import {
	type CustomerRow,
	checkToken,
	customerForShareStatement,
	customerForUpdateStatement,
	findCustomer,
	isTokenOf,
	type NewCustomer,
} from "../store/member/customers";

/** What demo mode adds to the sign-in; server/demo implements it. */
interface DemoSignIn {
	/** The customer of the mock_* fields; throws the scenario's sign-in code. */
	customerOf(mockUserId: string, query: LandingQuery, now: Date): NewCustomer;
	/** Writes what the scenario's customer did before the first sign-in. */
	seedCustomer(
		tx: Database,
		customer: CustomerRow,
		mockUserId: string,
		now: Date,
	): Promise<void>;
}

export interface Service {
	store: Store;
	settings: Settings;
	now: Clock;
	pictureUrl(name: string): string;
	/** Null outside demo mode. */
	demoSignIn: DemoSignIn | null;
	/** Null unless SMS_WEBHOOK_URL is set. */
	smsWebhook: SmsWebhook | null;
}

/** What the handler of every call is given. */
export interface RequestContext
	extends Pick<Service, "settings" | "pictureUrl" | "demoSignIn"> {
	now: Date;
}
/** What the handler of a public call is given: it begins the transaction itself, after the checks that need none. */
interface PublicContext extends RequestContext, Pick<Store, "transaction"> {}
/** What the handler of a query is given. */
export interface CustomerContext extends RequestContext {
	/** The store for a query; the transaction for a mutation. */
	db: Database;
	customer: CustomerRow;
}
/** What the handler of a mutation is given. */
export interface MutationContext
	extends CustomerContext,
		Pick<Caller, "language"> {
	/** Sends a text once the transaction is committed. */
	sendText(message: TextMessage): void;
}

type Request<E extends Endpoint> = v.InferOutput<E["request"]>;
type Reply<E extends Endpoint> = v.InferOutput<E["reply"]>;
type Handler<E extends Endpoint, C> = (
	request: Request<E>,
	context: C,
) => Promise<Reply<E>>;

export interface Call {
	endpoint: Endpoint;
	/** Only GenerateAppTokenV2 accepts an expired token. */
	acceptsLateToken?: boolean;
	/** A deletion: no other work for the customer runs meanwhile. */
	isExclusive?: boolean;
	/** The stricter rate limit of a customer that the call counts against. */
	limit?: "logs" | "numbers" | "uploads" | "terms";
	run(
		service: Service,
		values: Record<string, unknown>,
		caller: Caller,
	): Promise<CallReply>;
}

type Options = Omit<Call, "endpoint" | "run">;
interface MutationOptions<E extends Endpoint> extends Options {
	/** Names of the parts of the customer's data that a request changes. The request is refused if a newer request has changed one of them. */
	partsOf?(request: Request<E>): string[];
}

const requestContext = (service: Service): RequestContext => ({
	...service,
	now: service.now(),
});

const success = (data: unknown): CallReply => ({
	status: 200,
	body: JSON.stringify({ status: "success", data: data ?? null }),
});

const customerOf = async (db: Database, claims: TokenClaims | null) =>
	checkToken(await findCustomer(db, claims?.sub ?? ""), claims);

/** A call that reads, for the customer of the token. */
export function query<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, CustomerContext>,
	options?: Omit<Options, "isExclusive">,
): Call {
	return {
		...options,
		endpoint,
		async run(service, values, { claims }) {
			const request = validate<E["request"]>(endpoint.request, values);
			const { db } = service.store;
			const customer = await customerOf(db, claims);
			const context = { ...requestContext(service), db, customer };
			return success(await handler(request, context));
		},
	};
}

/** Runs a mutation in one transaction, once for the same bytes. */
async function runMutation(
	service: Service,
	{ claims, signature, timestamp, language }: Caller,
	{ endpoint, isExclusive }: Omit<Call, "run">,
	work: (context: MutationContext) => Promise<unknown>,
	parts: string[] = [],
): Promise<CallReply> {
	const sub = claims?.sub ?? "";
	const request = { sub, path: endpoint.path, signature };
	let texts: TextMessage[] = [];
	const reply = await service.store.transaction(async (tx) => {
		// The transaction may run again after a conflict.
		texts = [];
		// A deletion of the customer waits for this transaction. The deletion takes the stronger lock at the start: two transactions that ask for it later would deadlock.
		const row = await findCustomer(
			tx,
			sub,
			isExclusive ? customerForUpdateStatement : customerForShareStatement,
		);
		// A repeated deletion finds no customer, or a new one with the same sub, and returns its saved reply.
		const isDeleted = !isTokenOf(row, claims);
		const saved = isDeleted ? await savedReply(tx, request) : undefined;
		if (saved) return saved;
		const customer = checkToken(row, claims);
		const context = { ...requestContext(service), db: tx, customer };
		return await runOnce(tx, { ...request, timestamp, now: service.now }, () =>
			runNewest(tx, parts, { sub, timestamp, now: context.now }, async () => {
				const sendText = (message: TextMessage) => void texts.push(message);
				return success(await work({ ...context, language, sendText }));
			}),
		);
	});
	for (const text of texts) service.smsWebhook?.send(text);
	return reply;
}

/** A call that changes something, in one transaction. Its handler throws an ApiError only before it writes, since the error is saved as the reply. */
export function mutation<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, MutationContext>,
	{ partsOf, ...options }: MutationOptions<E> = {},
): Call {
	const call = { ...options, endpoint };
	return {
		...call,
		async run(service, values, caller) {
			const request = validate<E["request"]>(endpoint.request, values);
			return await runMutation(
				service,
				caller,
				call,
				(context) => handler(request, context),
				partsOf?.(request),
			);
		},
	};
}

/**
 * A mutation with slow work, such as decoding a file, which is done before the
 * transaction so that no other call waits. What the work throws is not saved as the reply.
 */
export function slowMutation<E extends Endpoint, Work>(
	endpoint: E,
	prepare: (request: Request<E>, context: CustomerContext) => Promise<Work>,
	handler: (
		work: Work,
		context: CustomerContext,
		request: Request<E>,
	) => Promise<Reply<E>>,
	options?: Pick<Options, "limit">,
): Call {
	return {
		...options,
		endpoint,
		async run(service, values, caller) {
			const request = validate<E["request"]>(endpoint.request, values);
			const { db } = service.store;
			const customer = await customerOf(db, caller.claims);
			const { sub } = customer;
			const { path } = endpoint;
			const { signature } = caller;
			const saved = await savedReply(db, { sub, path, signature });
			if (saved) return saved;
			const before = { ...requestContext(service), db, customer };
			const work = await prepare(request, before);
			return await runMutation(service, caller, { endpoint }, (context) =>
				handler(work, context, request),
			);
		},
	};
}

/** A call without a token. */
export function publicCall<E extends Endpoint>(
	endpoint: E,
	handler: Handler<E, PublicContext>,
): Call {
	return {
		endpoint,
		async run(service, values) {
			const request = validate<E["request"]>(endpoint.request, values);
			const { transaction } = service.store;
			const context = { ...requestContext(service), transaction };
			return success(await handler(request, context));
		},
	};
}
