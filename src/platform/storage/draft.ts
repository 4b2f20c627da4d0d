// What a customer has typed into a form and not sent yet: it outlives a reload and a renewed session, and goes with the customer's data.
import type * as v from "valibot";
import { currentSession } from "../session/session";
import { local, storageKeys } from "./storage";

const keyOf = (form: string) =>
	storageKeys.draft(currentSession()?.sub ?? "", form);

/** The draft of a form, or null where there is none or it is damaged. */
export function readDraft<Schema extends v.GenericSchema>(
	form: string,
	schema: Schema,
): v.InferOutput<Schema> | null {
	return local.read(keyOf(form), schema);
}

/** Keeps a draft; without a session nothing is kept. */
export function saveDraft(form: string, value: unknown): void {
	if (currentSession()) local.write(keyOf(form), value);
}

export function dropDraft(form: string): void {
	local.remove(keyOf(form));
}
