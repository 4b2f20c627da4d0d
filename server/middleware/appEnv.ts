// What every request of the app carries besides itself: Node's own objects, and the id of its log line.
import type { HttpBindings } from "@hono/node-server";

export interface AppEnv {
	Bindings: HttpBindings;
	Variables: { requestId: string };
}
