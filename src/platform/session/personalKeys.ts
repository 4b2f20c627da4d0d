// Storage keys that the documents name without a customer, bound to the one who wrote them (O05).
import {
	local,
	personalKeys,
	perTab,
	type SafeStorage,
	storageKeys,
} from "../storage/storage";
import { currentSession } from "./session";

type PersonalKey = (typeof personalKeys)[number];

/** Whether the keys belong to the signed-in customer. Keys without an owner become theirs, because older releases saved no owner and erased the keys at each change of customer. */
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

/** Like `local`, but for the signed-in customer alone. */
export const personal: Omit<SafeStorage<PersonalKey>, "keys"> = {
	get: (key) => (isOwn() ? local.get(key) : null),
	read: (key, schema) => (isOwn() ? local.read(key, schema) : null),
	set: (key, value) => bindKeys() && local.set(key, value),
	write: (key, value) => bindKeys() && local.write(key, value),
	remove(key) {
		if (isOwn()) local.remove(key);
	},
};

/** This tab's value, else the one of local storage, which another tab may have written. */
export const readPersonalOfTab: typeof personal.read = (key, schema) =>
	(isOwn() ? perTab.read(key, schema) : null) ?? personal.read(key, schema);
