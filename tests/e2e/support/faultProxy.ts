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
	/** The server handles the request; the app never gets the reply. */
	| { kind: "cutReply" }
	/** The server gets the request twice; the app gets one reply. */
	| { kind: "duplicate" }
	/** The proxy holds the whole reply until it is released. */
	| { kind: "hold" }
	/** The proxy holds the request until it is released, then forwards it even if the app has cancelled it. */
	| { kind: "holdRequest" }
	/** Only the first bytes of the reply arrive. */
	| { kind: "truncate"; bytes: number }
	/** The proxy sends its own reply; the server does not get the request. */
	| {
			kind: "reply";
			status: number;
			body: string;
			type?: string;
			headers?: Record<string, string>;
	  };

/** A JSON reply with this body instead of the server's. */
export const replyFault = (status: number, body: object = {}): Fault => ({
	kind: "reply",
	status,
	body: JSON.stringify(body),
});

/** A successful reply with this data instead of the server's. */
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
	/** The test has read the count, or does not expect a request. */
	mayBeUnmet: boolean;
	meet: () => void;
	answer: () => void;
	/** Removed from the proxy: requests that it has not handled yet pass. */
	isRemoved: boolean;
	held: (() => void)[];
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of message) parts.push(Buffer.from(part));
	return Buffer.concat(parts);
}

/** Forwards a request to the server, with the server's own origin. */
async function forward(
	upstream: URL,
	incoming: IncomingMessage,
	body: Buffer,
): Promise<{ answer: IncomingMessage; body: Buffer }> {
	const headers = { ...incoming.headers, host: upstream.host };
	if (headers.origin) headers.origin = upstream.origin;
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		const options = {
			hostname: upstream.hostname,
			port: upstream.port,
			method: incoming.method,
			path: incoming.url,
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

	async function serve(incoming: IncomingMessage, reply: ServerResponse) {
		const url = incoming.url ?? "/";
		const sent = await bytesOf(incoming);
		const method = incoming.method ?? "GET";
		const { referer = "" } = incoming.headers;
		requests.push({ method, url, referer, body: sent.toString() });
		const inject = injections.findLast(
			({ path, isRemoved }) => !isRemoved && url.includes(path),
		);
		const fault = inject?.fault;
		if (inject) inject.count++;
		if (fault?.kind === "dropBefore") {
			inject?.meet();
			incoming.socket.destroy();
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
		if (fault?.kind === "duplicate") await forward(upstream, incoming, sent);
		const { answer, body } = await forward(upstream, incoming, sent);
		inject?.meet();
		inject?.answer();
		if (fault?.kind === "cutReply") {
			incoming.socket.destroy();
			return;
		}
		if (inject && fault?.kind === "hold" && !inject.isRemoved)
			await hold(inject);
		reply.writeHead(answer.statusCode ?? 502, answer.headers);
		if (fault?.kind === "truncate") {
			reply.flushHeaders();
			reply.write(body.subarray(0, fault.bytes), () =>
				incoming.socket.destroy(),
			);
			return;
		}
		reply.end(body);
	}

	const server = createServer((incoming, reply) => {
		underWay++;
		serve(incoming, reply)
			.catch(() => incoming.socket.destroy())
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
		/** The number of requests without a reply, except those that a fault holds. */
		underWay: () => underWay,
		/** Applies the fault to requests whose path contains `path`; the newest matching fault wins. `mayBeUnmet` allows that no request meets it. */
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
				isRemoved: false,
				held: [],
			};
			injections.push(inject);
			return {
				/** Resolves when a request first meets the fault (cutReply: when the server has answered). */
				met,
				/** Resolves when the server has answered one of these requests, so that its effects are complete. */
				answered,
				/** The number of requests that met the fault; after this call it may be 0 without failing the test. */
				count() {
					inject.mayBeUnmet = true;
					return inject.count;
				},
				/** Releases what the fault holds, and removes the fault. */
				release() {
					inject.isRemoved = true;
					for (const go of inject.held) go();
				},
			};
		},
		/** The paths of faults that no request met though the test expected one. */
		unmet: () =>
			injections
				.filter(({ count, mayBeUnmet }) => count === 0 && !mayBeUnmet)
				.map(({ path }) => path),
		/** Breaks every connection, as without a network, until `up`. */
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
