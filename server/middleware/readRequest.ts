// Reads a request: the exact bytes that were signed, and the values.
import type { Context } from "hono";
import type { Endpoint } from "../../src/contract/endpoint";
import { addOrRemoveAllFavoritePrivilege } from "../../src/contract/favourites";
import { submitSurvey } from "../../src/contract/survey";
import { badRequest, requestTooLarge } from "../rules/apiError";
import type { AppEnv } from "./appEnv";

/** A request's values, and what its signature covers. */
interface SignedRequest {
	/** The input of x-signature (1 §7). */
	signed: Buffer | string;
	values: Record<string, unknown>;
}

const kilobyte = 1024;
const maxBytes = { json: 64 * kilobyte, multipart: 6 * 1024 * kilobyte };

/** JSON calls with long lists: 200 answers of 2,000 Thai letters are 1.2 MB, 1,000 references of 200 letters half as much. */
const listCalls = [submitSurvey, addOrRemoveAllFavoritePrivilege].map(
	({ path }) => path,
);
const maxListBytes = 2 * 1024 * kilobyte;

const maxBytesOf = ({ path, body }: Endpoint) =>
	listCalls.includes(path) ? maxListBytes : maxBytes[body];

/** Whether a call's body may be longer than those of most calls. */
export const hasLongBody = (endpoint: Endpoint) =>
	maxBytesOf(endpoint) > maxBytes.json;

/** The signature of a query covers its raw text. */
function readQuery({ env }: Context<AppEnv>): SignedRequest {
	const [, signed = ""] = /\?(.*)/s.exec(env.incoming.url ?? "") ?? [];
	return { signed, values: uniqueFields(new URLSearchParams(signed)) };
}

/** The fields as an object; throws 400 if a field occurs twice. */
function uniqueFields(fields: URLSearchParams | FormData) {
	const entries = [...fields];
	const values: Record<string, unknown> = Object.fromEntries(entries);
	if (Object.keys(values).length < entries.length) throw badRequest();
	return values;
}

/** The body, from Node's stream, which is faster than a web stream. Throws 20000 for more than `maxLength` bytes. */
async function readBytes(
	{ req, env }: Context<AppEnv>,
	maxLength: number,
): Promise<Buffer> {
	if (Number(req.header("content-length") ?? 0) > maxLength)
		throw requestTooLarge();
	// The connection may have closed while the request was counted; its stream would then emit no event.
	if (env.incoming.destroyed) throw badRequest();
	return await new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		let length = 0;
		const onData = (chunk: Buffer) => {
			length += chunk.length;
			chunks.push(chunk);
			if (length <= maxLength) return;
			// The rest is discarded, so that the client can read the reply.
			env.incoming.off("data", onData);
			env.incoming.resume();
			reject(requestTooLarge());
		};
		env.incoming.on("data", onData);
		env.incoming.once("end", () => resolve(Buffer.concat(chunks)));
		env.incoming.once("error", () => reject(badRequest()));
	});
}

/** The most quotes and opening brackets of a JSON body: 2 MB of them would block the process for a second, and 1,000 answered options have 13,000. */
const maxMarks = 50_000;

/** Throws 400 for a body of too many texts, lists and objects. */
function checkMarks(bytes: Buffer) {
	let count = 0;
	for (const mark of Buffer.from('"[{')) {
		let at = bytes.indexOf(mark);
		while (at !== -1) {
			if (++count > maxMarks) throw badRequest();
			at = bytes.indexOf(mark, at + 1);
		}
	}
}

function readJson(bytes: Buffer): SignedRequest {
	checkMarks(bytes);
	let parsed: unknown;
	try {
		parsed = JSON.parse(
			new TextDecoder("utf-8", { fatal: true }).decode(bytes),
		);
	} catch {
		throw badRequest();
	}
	if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
		throw badRequest();
	const values: Record<string, unknown> = { ...parsed };
	// In JSON the timestamp is a number; only queries and forms have it as text (docs/contract.md).
	if (typeof values.tx_timestamp !== "number") throw badRequest();
	return { signed: bytes, values };
}

/** Limits of a form: an upload has two parts with short heads, and more would block the process while they are parsed. */
const maxParts = 10;
const maxHeadBytes = 1024;

/** Throws 400 for a form of too many parts or with a long head. */
function checkParts(bytes: Buffer, boundary: string) {
	const delimiter = `--${boundary}`;
	let parts = 0;
	let at = bytes.indexOf(delimiter);
	while (at !== -1) {
		const end = bytes.indexOf("\r\n\r\n", at);
		const head = (end === -1 ? bytes.length : end) - at;
		if (++parts > maxParts || head > maxHeadBytes) throw badRequest();
		at = bytes.indexOf(delimiter, at + head);
	}
}

async function readForm(bytes: Buffer, type: string): Promise<SignedRequest> {
	const [, boundary] =
		/;\s*boundary="?([\w'()+,./:=?-]{1,70})"?/i.exec(type) ?? [];
	if (boundary === undefined) throw badRequest();
	checkParts(bytes, boundary);
	// The form is parsed with the boundary that was checked.
	const form = await new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": `multipart/form-data; boundary="${boundary}"`,
		},
	})
		.formData()
		.catch(() => {
			throw badRequest();
		});
	const values = uniqueFields(form);
	return { signed: `tx_timestamp=${values.tx_timestamp}`, values };
}

/** The values of a request, read by its endpoint's method and body, and what was signed. Throws 400 for a malformed or too long request. */
export async function readRequest(c: Context<AppEnv>, endpoint: Endpoint) {
	if (endpoint.method === "GET") return readQuery(c);
	const type = c.req.header("content-type") ?? "";
	const expectedType =
		endpoint.body === "json" ? "application/json" : "multipart/form-data";
	if (type.split(";")[0]?.trim().toLowerCase() !== expectedType)
		throw badRequest();
	const bytes = await readBytes(c, maxBytesOf(endpoint));
	return endpoint.body === "json" ? readJson(bytes) : readForm(bytes, type);
}
