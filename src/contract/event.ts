// Event calls: the session and the event log (1 §3, 1 §7).
import * as v from "valibot";
import { post } from "./endpoint";
import { ignored, shortInput } from "./fields";

/** POST Event/CreateEventSession: a new session id, a UUID (1 §4). */
export const createEventSession = post(
	"Event/CreateEventSession",
	v.object({ session_id: shortInput }),
	ignored,
);

export const eventLog = v.object({
	session_id: shortInput,
	name: shortInput,
	type: shortInput,
	ref1: v.nullable(shortInput),
	ref2: v.nullable(shortInput),
	ref3: v.nullable(shortInput),
	path: v.pipe(v.string(), v.maxLength(2000)),
});

/** POST Event/CreateEventLog: one event (1 §5). */
export const createEventLog = post("Event/CreateEventLog", eventLog, ignored);
