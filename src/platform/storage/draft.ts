// Unsent form input of a customer, kept over a reload and a renewed session.
import type * as v from "valibot";
import { currentSession } from "../session/session";
import { local, storageKeys } from "./storage";

const keyOf = (form: string) =>
	storageKeys.draft(currentSession()?.sub ?? "", form);

export function readDraft<Schema extends v.GenericSchema>(
	form: string,
	schema: Schema,
): v.InferOutput<Schema> | null {
	return local.read(keyOf(form), schema);
}

export function saveDraft(form: string, value: unknown): void {
	if (currentSession()) local.write(keyOf(form), value);
}

export function dropDraft(form: string): void {
	local.remove(keyOf(form));
}
