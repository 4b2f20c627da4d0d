// A small proxy before the server that breaks chosen requests, the service worker's too (page.route does not see those).

import type { ServerResponse } from "node:http";
import { createServer, type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";

export type Fault =
	/** The request never reaches the server. */
	| { kind: "dropBefore" }
	/** The server does its work and answers; the app never hears it. */
	| { kind: "cutReply" }
	/** A network that repeats itself: the server gets the request twice, the app one reply. */
	| { kind: "duplicate" }
	/** The whole reply waits here until it is released. */
	| { kind: "hold" }
	/** The request itself waits here until it is released, then reaches the server, even if the app has given it up. */
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

interface PlantedFault {
	/** Resolves when the fault was met the first time (for cutReply: the server has answered). */
	met: Promise<void>;
	/** How many requests met it. */
	count(): number;
	/** Lets the held replies go, and takes the fault away. */
	release(): void;
}

interface SeenRequest {
	method: string;
	/** Path and query. */
	url: string;
	/** The address that the browser says it comes from. */
	referer: string;
	body: string;
}

export interface FaultProxy {
	address: string;
	/** Every request since the start, in order. */
	requests: SeenRequest[];
	/** Breaks the requests whose path holds the given words. The newest fault that fits wins. */
	plant(path: string, fault: Fault): PlantedFault;
	/** No network: every connection breaks, until up(). */
	down(): void;
	up(): void;
	stop(): Promise<void>;
}

interface Plant {
	path: string;
	fault: Fault;
	count: number;
	meet: () => void;
	/** Taken away: what is still on its way to it passes. */
	gone: boolean;
	held: (() => void)[];
}

async function textOf(message: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of message) parts.push(Buffer.from(part));
	return Buffer.concat(parts);
}

/** Asks the server the same question, as if the app had been loaded from it. */
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
	return { answer, body: await textOf(answer) };
}

/** Starts the proxy on a free port of localhost. */
export async function startFaultProxy(address: string): Promise<FaultProxy> {
	const upstream = new URL(address);
	const requests: SeenRequest[] = [];
	const sockets = new Set<Socket>();
	let plants: Plant[] = [];
	let isDown = false;

	async function serve(question: IncomingMessage, reply: ServerResponse) {
		const url = question.url ?? "/";
		const sent = await textOf(question);
		const method = question.method ?? "GET";
		const { referer = "" } = question.headers;
		requests.push({ method, url, referer, body: sent.toString() });
		const plant = plants.find((each) => url.includes(each.path));
		const fault = plant?.fault;
		if (plant) plant.count++;
		if (fault?.kind === "dropBefore") {
			plant?.meet();
			question.socket.destroy();
			return;
		}
		if (fault?.kind === "reply") {
			plant?.meet();
			reply.writeHead(fault.status, {
				"content-type": fault.type ?? "application/json",
				...fault.headers,
			});
			reply.end(fault.body);
			return;
		}
		if (fault?.kind === "holdRequest" && !plant?.gone) {
			plant?.meet();
			await new Promise<void>((go) => plant?.held.push(go));
		}
		if (fault?.kind === "duplicate") await forward(upstream, question, sent);
		const { answer, body } = await forward(upstream, question, sent);
		plant?.meet();
		if (fault?.kind === "cutReply") {
			question.socket.destroy();
			return;
		}
		if (fault?.kind === "hold" && !plant?.gone)
			await new Promise<void>((go) => plant?.held.push(go));
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
		serve(question, reply).catch(() => question.socket.destroy());
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
	await new Promise<void>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve()),
	);
	const own = server.address();
	if (own === null || typeof own === "string")
		throw new Error("The system gave the proxy no port");
	const breakAll = () => {
		for (const socket of sockets) socket.destroy();
	};

	return {
		address: `http://localhost:${own.port}`,
		requests,
		plant(path, fault) {
			let meet = () => {};
			const met = new Promise<void>((resolve) => {
				meet = resolve;
			});
			const plant: Plant = {
				path,
				fault,
				count: 0,
				meet,
				gone: false,
				held: [],
			};
			plants = [plant, ...plants];
			return {
				met,
				count: () => plant.count,
				release() {
					plant.gone = true;
					plants = plants.filter((each) => each !== plant);
					for (const go of plant.held) go();
				},
			};
		},
		down() {
			isDown = true;
			breakAll();
		},
		up() {
			isDown = false;
		},
		stop() {
			breakAll();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}
