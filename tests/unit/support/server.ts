// A real HTTP server for the platform's tests: records requests and sends the replies that each test sets.
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
	method: string;
	path: string;
	/** The query string without "?". */
	query: string;
	headers: IncomingMessage["headers"];
	body: string;
}
type Answer = (reply: ServerResponse, request: Received) => void;

/** A reply with the data in a success envelope or, for another status, with the data as the body. */
export function json(data: unknown, status = 200): Answer {
	const body = status === 200 ? { status: "success", data } : data;
	return (reply) => {
		reply.writeHead(status, { "content-type": "application/json" });
		reply.end(JSON.stringify(body));
	};
}

/** Closes the connection after receiving the request, so that the reply is lost. */
export const lost: Answer = (reply) => {
	reply.destroy();
};

/** Starts a server on a free port. `answers` maps the last part of a path to its reply; other paths reply 500. */
export async function startServer() {
	const received: Received[] = [];
	const answers = new Map<string, Answer>();
	const server = createServer((message, reply) => {
		let body = "";
		message.setEncoding("utf8");
		message.on("data", (part) => {
			body += part;
		});
		message.on("end", () => {
			const [path = "", query = ""] = (message.url ?? "").split("?");
			const { method = "", headers } = message;
			// Node's own header has the real time, also where TEST_DAYS_AHEAD moves the date.
			reply.setHeader("date", new Date().toUTCString());
			reply.setHeader("access-control-allow-origin", "*");
			reply.setHeader("access-control-allow-headers", [
				"authorization",
				"client-id",
				"content-type",
				"x-signature",
			]);
			reply.setHeader("access-control-expose-headers", "date");
			if (method === "OPTIONS") return reply.writeHead(204).end();
			const request = { method, path, query, headers, body };
			received.push(request);
			const answer = answers.get(path.split("/").at(-1) ?? "");
			(answer ?? json({}, 500))(reply, request);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		received,
		answers,
		stop: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
