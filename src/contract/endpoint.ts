// One call of the API as a value that app and server share: method, path, request, reply.
import type { GenericSchema } from "valibot";
import { nothing } from "./fields";

/** A call of document 1 §7; `request` is without tx_timestamp, `reply` is the `data` of a success. GET fields travel as strings (see queryNumber). */
export interface Endpoint<
	Request extends GenericSchema = GenericSchema,
	Reply extends GenericSchema = GenericSchema,
> {
	readonly method: "GET" | "POST";
	readonly path: string;
	readonly request: Request;
	readonly reply: Reply;
	/** Whether the call carries a token: the sign-in has none, and the texts of a refused sign-in need none. */
	readonly token: "required" | "optional" | "none";
	readonly body: "json" | "multipart";
}

type Definition<Request, Reply> = [
	path: string,
	request: Request,
	reply: Reply,
	options?: Partial<Pick<Endpoint, "token" | "body">>,
];

const endpoint = <Request extends GenericSchema, Reply extends GenericSchema>(
	method: "GET" | "POST",
	...[path, request, reply, options]: Definition<Request, Reply>
): Endpoint<Request, Reply> => ({
	method,
	path: `/api/v1/${path}`,
	request,
	reply,
	token: "required",
	body: "json",
	...options,
});

// The mark lets the bundler drop unused calls; it is read only in a comment of its own.
/* @__NO_SIDE_EFFECTS__ */
export const get = <Request extends GenericSchema, Reply extends GenericSchema>(
	...given: Definition<Request, Reply>
) => endpoint("GET", ...given);

/** A GET without fields. */
/* @__NO_SIDE_EFFECTS__ */
export const read = <Reply extends GenericSchema>(path: string, reply: Reply) =>
	endpoint("GET", path, nothing, reply);

/* @__NO_SIDE_EFFECTS__ */
export const post = <
	Request extends GenericSchema,
	Reply extends GenericSchema,
>(
	...given: Definition<Request, Reply>
) => endpoint("POST", ...given);
