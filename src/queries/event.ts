// The event session; single events go through platform/outbox/eventLog (1 §7).
import { mutationOptions } from "@tanstack/react-query";
import { createEventSession } from "../contract/event";
import { call } from "../platform/http/http";
import { silentMeta } from "./queryHelpers";

export const eventMutations = {
	/** Reports the session id after a sign-in (1 §4). */
	createSession: () =>
		mutationOptions({
			mutationFn: (session_id: string) =>
				call(createEventSession, { session_id }),
			meta: silentMeta,
		}),
};
