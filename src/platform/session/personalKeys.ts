// The keys that the documents name without the customer: what is under them is read and written for the one customer who left it there (O05).
import type * as v from "valibot";
import { local, personalKeys, storageKeys } from "../storage/storage";
import { currentSession } from "./session";

type PersonalKey = (typeof personalKeys)[number];

/** Whether what is under the keys belongs to the customer who is signed in. An older release noted no owner, and wiped them at each change of customer. */
function isOwn(): boolean {
	const sub = currentSession()?.sub;
	if (sub === undefined) return false;
	const owner = local.get(storageKeys.personalOwner);
	if (owner === null) local.set(storageKeys.personalOwner, sub);
	return owner === null || owner === sub;
}

/** Wipes them, whoever they belong to. */
export function dropPersonal(): void {
	for (const key of [...personalKeys, storageKeys.personalOwner])
		local.remove(key);
}

/** Wipes them where they are another customer's. */
export function dropPersonalOfOthers(sub: string): void {
	const owner = local.get(storageKeys.personalOwner);
	if (owner !== null && owner !== sub) dropPersonal();
}

/** Takes the keys over for the customer who is signed in; what another one left goes. False without a session. */
function takeOver(): boolean {
	const sub = currentSession()?.sub;
	if (sub === undefined) return false;
	if (isOwn()) return true;
	dropPersonal();
	return local.set(storageKeys.personalOwner, sub);
}

export const getPersonal = (key: PersonalKey): string | null =>
	isOwn() ? local.get(key) : null;

export const readPersonal = <Schema extends v.GenericSchema>(
	key: PersonalKey,
	schema: Schema,
): v.InferOutput<Schema> | null => (isOwn() ? local.read(key, schema) : null);

export const setPersonal = (key: PersonalKey, value: string): boolean =>
	takeOver() && local.set(key, value);

export const writePersonal = (key: PersonalKey, value: unknown): boolean =>
	takeOver() && local.write(key, value);

export function removePersonal(key: PersonalKey): void {
	if (isOwn()) local.remove(key);
}
