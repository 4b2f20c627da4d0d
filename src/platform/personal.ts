// The keys that the documents name without the customer: what is under them is read and written for the one customer who left it there (O05).
import type * as v from "valibot";
import { currentSession } from "./session";
import { local, personalKeys, storageKeys } from "./storage";

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

/** Takes the keys over for the customer who is signed in; what another one left goes. False without a session. */
function takeOver(): boolean {
	const sub = currentSession()?.sub;
	if (sub === undefined) return false;
	if (isOwn()) return true;
	dropPersonal();
	return local.set(storageKeys.personalOwner, sub);
}

export const personal = {
	get: (key: PersonalKey) => (isOwn() ? local.get(key) : null),
	read: <Schema extends v.GenericSchema>(key: PersonalKey, schema: Schema) =>
		isOwn() ? local.read(key, schema) : null,
	set: (key: PersonalKey, value: string): boolean =>
		takeOver() && local.set(key, value),
	write: (key: PersonalKey, value: unknown): boolean =>
		takeOver() && local.write(key, value),
	remove(key: PersonalKey): void {
		if (isOwn()) local.remove(key);
	},
};
