// Web storage that never throws, and all its keys.
import * as v from "valibot";

/** All keys but the one of the start script (tools/build/inline/pageStart.ts). Their names must not change, because older profiles have them. */
export const storageKeys = {
	// Session storage, of this tab:
	/** The session UUID (1 §3). */
	sessionId: "session_id",
	/** Token refreshes (1 §3). */
	refreshCount: "refreshTokenCount",
	/** The page that the current one was opened from (1 §2). */
	backPath: "back_path",
	/** The back path of every history entry. */
	backPaths: "back_paths",
	/** The last document's history entry: the browser's key, position, path. */
	leftEntry: "left_entry",
	/** The redeem modal is open (1 §2). */
	redeemModal: "redeem-modal-open",
	/** The build that reloaded after a missing chunk. */
	recoveredBuild: "healed-build",
	/** Home shows the terms. */
	consentModal: "consent_modal",
	/** The page that a registration was begun from. */
	returnPage: "wanted_page",
	/** History position of the page that the delivery was begun from. */
	deliveryOpener: "delivery_opener",
	/** The sub of the customer whose data this tab holds. */
	tabOwner: "tab-owner",

	// Local storage, of the phone:
	/** The application token (1 §3). */
	token: "token",
	/** th or en-US (1 §1). */
	locale: "locale",
	/** Data to erase after an account change: "1" of all but the signed-in customer, "all" of everyone. */
	toWipe: "wipe",
	/** Server time minus phone time, in ms. */
	clockOffset: "clock-offset",
	/** Server time of the last reply, in ms. */
	serverTime: "server-time",
	/** The API host that a sign-in chose from the build's list. */
	apiHost: "api-host",
	events: "event-queue",
	/** Where persistent storage was last requested: "1" in the browser, "installed" in the installed app. */
	persistAsked: "storage-persist-asked",
	/** When the update was postponed, server time in ms. */
	updateLater: "update-later",
	/** When the install was refused, server time in ms. */
	installRefused: "install-refused",
	/** The privileges of "see all" (2 §2); also in session storage, since another tab may show another section. */
	references: "Privilege_Ref_List",
	/** The prize being delivered (2 §3); also in session storage, since another tab may deliver another one. */
	delivery: "Privilege_Ref_Delivery",
	/** All prizes being delivered: each tab may deliver another one. */
	openDeliveries: "open-deliveries",
	/** The last one-time code sent, without its digits (2 §3). */
	oneTimeCode: "OTP",
	/** The sub of the customer whose personalKeys these are. */
	personalOwner: "personal-owner",
	/** Until when the welcome announcement is hidden (3 §1). */
	hideAnnouncement: "hide-announcement",

	// Local storage, of one customer:
	queries: (sub: string) => `${customerKeyPrefix(sub)}queries`,
	/** The notifications that were read, until the server knows it; for an API host other than the build's own the key ends with that host, because its ids belong to other notifications. */
	reads: (sub: string) => `${customerKeyPrefix(sub)}reads`,
	/** When the last code shown on home as ending soon ends, server time in ms. */
	endingSoon: (sub: string) => `${customerKeyPrefix(sub)}ending-soon`,
	/** What home's skeleton shows before the app runs (tools/build/inline/homeSkeleton.ts). */
	homeStart: (sub: string) => `${customerKeyPrefix(sub)}home-start`,
	/** The push subscription of this browser that the server knows. */
	push: (sub: string) => `${customerKeyPrefix(sub)}push`,
	/** The news and results that were shown, by tab. */
	seenNews: (sub: string) => `${customerKeyPrefix(sub)}seen-news`,
	/** Usable coupons without a saved code. */
	unsaved: (sub: string) => `${customerKeyPrefix(sub)}unsaved`,
	/** Addresses of coupons' pictures that are not a picture or too large, with the phone time of their fetch in ms. */
	rejectedPictures: (sub: string) =>
		`${customerKeyPrefix(sub)}rejected-pictures`,
	draft: (sub: string, form: string) =>
		`${customerKeyPrefix(sub)}draft/${form}`,
} as const;

/** Keys of one customer start with this and the sub; all others belong to the phone. */
const customerPrefix = "customer/";

export const customerKeyPrefix = (sub: string) => `${customerPrefix}${sub}/`;

/** Whether a key belongs to this customer. A sub may contain slashes, so only keys of drafts and reads may have one after it; a new key with an API host in it would be deleted at each start. */
export function isKeyOf(sub: string, key: string): boolean {
	const prefix = customerKeyPrefix(sub);
	return (
		key.startsWith(prefix) &&
		/^(draft\/|reads|[^/]+$)/.test(key.slice(prefix.length))
	);
}

/** Keys without a customer that hold one customer's data; all but openDeliveries are the documents' (2 §3). */
export const personalKeys = [
	"search-keyword-list",
	storageKeys.references,
	storageKeys.delivery,
	storageKeys.openDeliveries,
	storageKeys.oneTimeCode,
	storageKeys.hideAnnouncement,
] as const;

export interface SafeStorage<Key extends string = string> {
	get(key: Key): string | null;
	/** Returns whether the value was stored; it is readable in this page in any case. */
	set(key: Key, value: string): boolean;
	remove(key: Key): void;
	keys(): string[];
	/** A JSON value of the given shape; null where there is none or it is damaged. */
	read<Schema extends v.GenericSchema>(
		key: Key,
		schema: Schema,
	): v.InferOutput<Schema> | null;
	write(key: Key, value: unknown): boolean;
}

/** The value of a JSON text; null where there is none, or it is damaged or of another shape. */
export function parseJsonAs<Schema extends v.GenericSchema>(
	schema: Schema,
	text: string | null | undefined,
): v.InferOutput<Schema> | null {
	try {
		return v.parse(schema, JSON.parse(text ?? ""));
	} catch {
		return null;
	}
}

/** Wraps a storage that may be missing, full or forbidden; refused values stay in memory. */
export function safeStorage(storage: () => Storage): SafeStorage {
	/** The refused values, and what the storage had in their place. */
	const memory = new Map<string, { value: string; stored: string | null }>();
	const attempt = <Value>(
		work: (area: Storage) => Value,
		fallback: Value,
	): Value => {
		try {
			return work(storage());
		} catch {
			return fallback;
		}
	};
	const read = (key: string) => attempt((area) => area.getItem(key), null);
	const wrapper: SafeStorage = {
		get(key) {
			const stored = read(key);
			const own = memory.get(key);
			if (own?.stored === stored) return own.value;
			// Another tab has changed or removed it since.
			memory.delete(key);
			return stored;
		},
		set(key, value) {
			const isSaved = attempt((area) => {
				area.setItem(key, value);
				return true;
			}, false);
			if (isSaved) memory.delete(key);
			else memory.set(key, { value, stored: read(key) });
			return isSaved;
		},
		remove(key) {
			memory.delete(key);
			attempt((area) => area.removeItem(key), undefined);
		},
		keys: () => [
			...new Set([
				...attempt((area) => Object.keys(area), []),
				...memory.keys(),
			]),
		],
		read: (key, schema) => parseJsonAs(schema, wrapper.get(key)),
		write: (key, value) => wrapper.set(key, JSON.stringify(value)),
	};
	return wrapper;
}

export const local = safeStorage(() => localStorage);
export const perTab = safeStorage(() => sessionStorage);

/** Saves a value that the next start needs; on a full storage the saved lists are deleted first, which can be loaded again. */
export function setMakingRoom(key: string, value: string): boolean {
	if (local.set(key, value)) return true;
	for (const each of local.keys())
		if (each.startsWith(customerPrefix) && each.endsWith("/queries"))
			local.remove(each);
	return local.set(key, value);
}

/** Clears session storage; until the next sign-in it belongs to nobody. */
export function clearTab(): void {
	for (const key of perTab.keys()) perTab.remove(key);
	perTab.set(storageKeys.tabOwner, "");
}

/** Clears another customer's session storage, which the browser restores in a reopened tab. */
export function clearTabKeysOfOthers(sub: string): void {
	const owner = perTab.get(storageKeys.tabOwner);
	if (owner !== null && owner !== sub) clearTab();
	perTab.set(storageKeys.tabOwner, sub);
}

export const localKeysOfOthers = (sub: string): string[] =>
	local
		.keys()
		.filter((key) => key.startsWith(customerPrefix) && !isKeyOf(sub, key));

/** Removes other customers' keys; runs at every start, since another tab may write late. */
export function clearLocalKeysOfOthers(sub: string): void {
	for (const key of localKeysOfOthers(sub)) local.remove(key);
}
