// A proxy in front of the server that breaks chosen requests, the service worker's too (page.route does not see those).
import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	request,
	type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";

export type Fault =
	/** The request never reaches the server. */
	| { kind: "dropBefore" }
	/** The server does its work and answers; the app never gets the reply. */
	| { kind: "cutReply" }
	/** The server gets the request twice, the app one reply. */
	| { kind: "duplicate" }
	/** The whole reply waits here until it is released. */
	| { kind: "hold" }
	/** The request itself waits here until it is released, then reaches the server, even if the app has cancelled it. */
	| { kind: "holdRequest" }
	/** Only the first bytes of the reply arrive. */
	| { kind: "truncate"; bytes: number }
	/** Another answer, without asking the server. */
	| {
			kind: "reply";
			status: number;
			body: string;
			type?: string;
			headers?: Record<string, string>;
	  };

/** A reply with this body, without asking the server. */
export const replyFault = (status: number, body: object = {}): Fault => ({
	kind: "reply",
	status,
	body: JSON.stringify(body),
});

/** The same, of a call that succeeds with this data. */
export const successFault = (data: unknown): Fault =>
	replyFault(200, { status: "success", data });

interface SeenRequest {
	method: string;
	/** Path and query. */
	url: string;
	/** The Referer header. */
	referer: string;
	body: string;
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

interface Injection {
	path: string;
	fault: Fault;
	count: number;
	/** The test has asked for the count, or leaves it open. */
	mayBeUnmet: boolean;
	meet: () => void;
	answer: () => void;
	/** Removed: requests that are still on their way to it pass. */
	gone: boolean;
	held: (() => void)[];
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of message) parts.push(Buffer.from(part));
	return Buffer.concat(parts);
}

/** Forwards a request as if the app had been loaded from the server. */
async function forward(
	upstream: URL,
	question: IncomingMessage,
	body: Buffer,
): Promise<{ answer: IncomingMessage; body: Buffer }> {
	const headers = { ...question.headers, host: upstream.host };
	if (headers.origin) headers.origin = upstream.origin;
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		const options = {
			hostname: upstream.hostname,
			port: upstream.port,
			method: question.method,
			path: question.url,
			headers,
		};
		request(options, resolve).on("error", reject).end(body);
	});
	return { answer, body: await bytesOf(answer) };
}

/** Starts the proxy on a free port of localhost. */
export async function startFaultProxy(address: string) {
	const upstream = new URL(address);
	const requests: SeenRequest[] = [];
	const sockets = new Set<Socket>();
	const injections: Injection[] = [];
	let isDown = false;
	let underWay = 0;

	/** Waits until the fault is released. */
	async function hold(inject: Injection) {
		underWay--;
		await new Promise<void>((go) => inject.held.push(go));
		underWay++;
	}

	async function serve(question: IncomingMessage, reply: ServerResponse) {
		const url = question.url ?? "/";
		const sent = await bytesOf(question);
		const method = question.method ?? "GET";
		const { referer = "" } = question.headers;
		requests.push({ method, url, referer, body: sent.toString() });
		const inject = injections.findLast(
			({ path, gone }) => !gone && url.includes(path),
		);
		const fault = inject?.fault;
		if (inject) inject.count++;
		if (fault?.kind === "dropBefore") {
			inject?.meet();
			question.socket.destroy();
			return;
		}
		if (fault?.kind === "reply") {
			inject?.meet();
			reply.writeHead(fault.status, {
				"content-type": fault.type ?? "application/json",
				...fault.headers,
			});
			reply.end(fault.body);
			return;
		}
		if (inject && fault?.kind === "holdRequest") {
			inject.meet();
			await hold(inject);
		}
		if (fault?.kind === "duplicate") await forward(upstream, question, sent);
		const { answer, body } = await forward(upstream, question, sent);
		inject?.meet();
		inject?.answer();
		if (fault?.kind === "cutReply") {
			question.socket.destroy();
			return;
		}
		if (inject && fault?.kind === "hold" && !inject.gone) await hold(inject);
		reply.writeHead(answer.statusCode ?? 502, answer.headers);
		if (fault?.kind === "truncate") {
			reply.flushHeaders();
			reply.write(body.subarray(0, fault.bytes), () =>
				question.socket.destroy(),
			);
			return;
		}
		reply.end(body);
	}

	const server = createServer((question, reply) => {
		underWay++;
		serve(question, reply)
			.catch(() => question.socket.destroy())
			.finally(() => underWay--);
	});
	server.on("connection", (socket) => {
		if (isDown) {
			socket.destroy();
			return;
		}
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
		socket.on("error", () => socket.destroy());
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	const breakAll = () => {
		for (const socket of sockets) socket.destroy();
	};

	return {
		address: `http://localhost:${port}`,
		/** Every request since the start, in order. */
		requests,
		/** How many requests have no reply yet, but for those that a fault holds. */
		underWay: () => underWay,
		/** Breaks the requests whose path holds the given words. The newest fault that fits wins. `mayBeUnmet`: what stands in for a service need not be asked. */
		inject(path: string, fault: Fault, { mayBeUnmet = false } = {}) {
			let meet = () => {};
			let answer = () => {};
			const met = new Promise<void>((resolve) => {
				meet = resolve;
			});
			const answered = new Promise<void>((resolve) => {
				answer = resolve;
			});
			const inject: Injection = {
				path,
				fault,
				count: 0,
				mayBeUnmet,
				meet,
				answer,
				gone: false,
				held: [],
			};
			injections.push(inject);
			return {
				/** Resolves when the fault was met the first time (for cutReply: the server has answered). */
				met,
				/** Resolves when the server has answered one of them: a late request has done then what it does. */
				answered,
				/** How many requests met it; a test that asks may expect none. */
				count() {
					inject.mayBeUnmet = true;
					return inject.count;
				},
				/** Lets the held replies go and removes the fault. */
				release() {
					inject.gone = true;
					for (const go of inject.held) go();
				},
			};
		},
		/** The paths of faults that no request has met, though nobody asked how many did: such a test proves nothing. */
		unmet: () =>
			injections
				.filter(({ count, mayBeUnmet }) => count === 0 && !mayBeUnmet)
				.map(({ path }) => path),
		/** No network: every connection breaks, until up(). */
		down() {
			isDown = true;
			breakAll();
		},
		up() {
			isDown = false;
		},
		stop() {
			breakAll();
			return new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}
