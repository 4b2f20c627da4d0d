// Storage keys that the documents name without a customer, bound to the one who wrote them (O05).
import type * as v from "valibot";
import { local, personalKeys, perTab, storageKeys } from "../storage/storage";
import { currentSession } from "./session";

type PersonalKey = (typeof personalKeys)[number];

/** Older releases saved no owner and erased the keys at each change of customer. */
function isOwn(): boolean {
	const sub = currentSession()?.sub;
	if (sub === undefined) return false;
	const owner = local.get(storageKeys.personalOwner);
	if (owner === null) local.set(storageKeys.personalOwner, sub);
	return owner === null || owner === sub;
}

export function clearPersonalKeys(): void {
	for (const key of [...personalKeys, storageKeys.personalOwner])
		local.remove(key);
}

export function clearPersonalKeysOfOthers(sub: string): void {
	const owner = local.get(storageKeys.personalOwner);
	if (owner !== null && owner !== sub) clearPersonalKeys();
}

/** Binds the keys to the signed-in customer and erases another one's values. False without a session. */
function bindKeys(): boolean {
	const sub = currentSession()?.sub;
	if (sub === undefined) return false;
	if (isOwn()) return true;
	clearPersonalKeys();
	return local.set(storageKeys.personalOwner, sub);
}

// As the functions of `local`, for the signed-in customer alone.
export const getPersonal = (key: PersonalKey): string | null =>
	isOwn() ? local.get(key) : null;

export const readPersonal = <Schema extends v.GenericSchema>(
	key: PersonalKey,
	schema: Schema,
): v.InferOutput<Schema> | null => (isOwn() ? local.read(key, schema) : null);

/** This tab's value before the one that another tab has left. */
export const readPersonalOfTab: typeof readPersonal = (key, schema) => {
	const own = isOwn() ? perTab.read(key, schema) : null;
	return own ?? readPersonal(key, schema);
};

export const setPersonal = (key: PersonalKey, value: string): boolean =>
	bindKeys() && local.set(key, value);

export const writePersonal = (key: PersonalKey, value: unknown): boolean =>
	bindKeys() && local.write(key, value);

export function removePersonal(key: PersonalKey): void {
	if (isOwn()) local.remove(key);
}
