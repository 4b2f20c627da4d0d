// The Hono environment: Node's request objects, and the request id of the log.
import type { HttpBindings } from "@hono/node-server";

export interface AppEnv {
	Bindings: HttpBindings;
	Variables: { requestId: string };
}
