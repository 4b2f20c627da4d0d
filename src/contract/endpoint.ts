// What one call of the API is: its method, path, request and reply, as one value that app and server share.
import type { GenericSchema } from "valibot";

/**
 * One call of document 1 §7. `request` is what the caller gives (without the
 * tx_timestamp that every request carries), `reply` the `data` of a success
 * envelope. GET requests travel as query strings, so their fields are strings
 * on the wire; `queryNumber` below reads them back.
 */
export interface Endpoint<
	Request extends GenericSchema = GenericSchema,
	Reply extends GenericSchema = GenericSchema,
> {
	readonly method: "GET" | "POST";
	readonly path: string;
	readonly request: Request;
	readonly reply: Reply;
	/** The sign-in itself carries no token, the texts of a refused one need none; every other call does. */
	readonly token: "required" | "optional" | "none";
	/** Multipart is for uploads only (1 §7). */
	readonly body: "json" | "multipart";
}

type Options = Partial<Pick<Endpoint, "token" | "body">>;

function call<Request extends GenericSchema, Reply extends GenericSchema>(
	method: "GET" | "POST",
	path: string,
	request: Request,
	reply: Reply,
	options: Options,
): Endpoint<Request, Reply> {
	return {
		method,
		path: `/api/v1/${path}`,
		request,
		reply,
		token: options.token ?? "required",
		body: options.body ?? "json",
	};
}

// The bundler leaves out the calls that a part does not use; it heeds the mark only in a comment of its own.
/** A read by GET, its request sent as the query string. */
/* @__NO_SIDE_EFFECTS__ */
export function get<Request extends GenericSchema, Reply extends GenericSchema>(
	path: string,
	request: Request,
	reply: Reply,
	options: Options = {},
): Endpoint<Request, Reply> {
	return call("GET", path, request, reply, options);
}

/** A call by POST, its request sent as a JSON body (or multipart). */
/* @__NO_SIDE_EFFECTS__ */
export function post<
	Request extends GenericSchema,
	Reply extends GenericSchema,
>(
	path: string,
	request: Request,
	reply: Reply,
	options: Options = {},
): Endpoint<Request, Reply> {
	return call("POST", path, request, reply, options);
}
