// Unsent form input of a customer, kept across a reload and a renewed session.
import type * as v from "valibot";
import { currentSession } from "../session/session";
import { local, storageKeys } from "./storage";

/** The draft of a form, always that of the signed-in customer. */
export function draftOf<Schema extends v.GenericSchema>(
	form: string,
	schema: Schema,
) {
	const key = () => storageKeys.draft(currentSession()?.sub ?? "", form);
	return {
		read: () => local.read(key(), schema),
		save(value: v.InferOutput<Schema>): void {
			if (currentSession()) local.write(key(), value);
		},
		drop: () => local.remove(key()),
	};
}
