// Asks the system for a port that nobody listens on.
import { createServer } from "node:net";

/** A free TCP port of 127.0.0.1. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() =>
				address !== null && typeof address === "object"
					? resolve(address.port)
					: reject(new Error("The system gave no port")),
			);
		});
	});
}
