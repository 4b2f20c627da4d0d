// The two doors to web storage, which never throw, and the one list of keys.
import * as v from "valibot";

/** Every key this app writes; the names in quotes are the documents' own. */
export const storageKeys = {
	/** local: the application token (1 §3). */
	token: "token",
	/** local: th or en-US (1 §1). */
	locale: "locale",
	/** local: the account has changed, and what former ones left is still to be erased: "1" of all but who is signed in, "all" of everyone. */
	toWipe: "wipe",
	/** local: how far the phone's clock is from the server's, in ms. */
	clockOffset: "clock-offset",
	/** local: the server's time as the last reply told it, in ms. */
	serverTime: "server-time",
	/** local: which allowed API host the landing page chose. */
	apiHost: "api-host",
	/** local: events that wait for the network. */
	events: "event-queue",
	/** local: whether the phone was asked to keep our storage. */
	persistAsked: "storage-persist-asked",
	/** local: when the person put an update off, server time in ms. */
	updateLater: "update-later",
	/** local: when the person refused the place on the home screen, server time in ms. */
	installRefused: "install-refused",
	/** session: the per-session UUID (1 §3). */
	sessionId: "session_id",
	/** session: refreshes of the token so far (1 §3). */
	refreshCount: "refreshTokenCount",
	/** session: the page that the one on the screen was opened from (1 §2). */
	backPath: "back_path",
	/** session: the same of every entry of the history, for the steps back and forth. */
	backPaths: "back_paths",
	/** session: the history entry that the last document of this tab was left at: the browser's key of it, its place, its path. */
	leftEntry: "left_entry",
	/** session: the redeem modal is open, from the choice of when to use a privilege to the end of its claim (1 §2). */
	redeemModal: "redeem-modal-open",
	/** session: the build that has loaded itself anew for want of its own files. */
	healed: "healed-build",
	/** session: the start script that index.html has already asked for anew. */
	healedEntry: "healed-entry",
	/** local: the privileges that "see all" hands to its page (2 §2). */
	references: "Privilege_Ref_List",
	/** session: home is to show the terms, for an agreement was cancelled. */
	consentModal: "consent_modal",
	/** local: the prize that a delivery on its way is for (2 §3). */
	delivery: "Privilege_Ref_Delivery",
	/** local: the one-time code that was sent last, without its digits (2 §3). */
	oneTimeCode: "OTP",
	/** local: whose the personal keys are, by sub. */
	personalOwner: "personal-owner",
	/** session: whose what this tab keeps is, by sub. */
	tabOwner: "tab-owner",
	/** local: until when a customer does not want the welcome announcement (3 §1). */
	hideAnnouncement: "hide-announcement",
	/** local: the marked queries of one customer. */
	queries: (sub: string) => `${customerPrefix}${sub}/queries`,
	/** local: when the last code ends that home shows to one customer as ending soon, server time in ms. */
	endingSoon: (sub: string) => `${customerPrefix}${sub}/ending-soon`,
	/** local: the usable coupons of one customer whose codes are not on this phone. */
	unsaved: (sub: string) => `${customerPrefix}${sub}/unsaved`,
	/** local: what one customer has typed into a form and not sent yet. */
	draft: (sub: string, form: string) => `${customerPrefix}${sub}/draft/${form}`,
} as const;

/** Keys of one customer start with this and the sub; the rest belongs to the phone. */
const customerPrefix = "customer/";

/** What a key of this customer begins with. */
export const keysOf = (sub: string) => `${customerPrefix}${sub}/`;

/** Keys that the documents name without the customer, and that hold what one customer did (2 §3). */
export const personalKeys = [
	"search-keyword-list",
	storageKeys.references,
	storageKeys.delivery,
	storageKeys.oneTimeCode,
	storageKeys.hideAnnouncement,
] as const;

export interface SafeStorage {
	get(key: string): string | null;
	/** Whether the value will outlive the page; it is readable until then in any case. */
	set(key: string, value: string): boolean;
	remove(key: string): void;
	keys(): string[];
	/** A JSON value of the given shape; null where there is none or it is damaged. */
	read<Schema extends v.GenericSchema>(
		key: string,
		schema: Schema,
	): v.InferOutput<Schema> | null;
	write(key: string, value: unknown): boolean;
}

/** Opens a door on a storage that may be missing, full or forbidden; what it refuses is held in memory. */
export function safeStorage(storage: () => Storage): SafeStorage {
	const memory = new Map<string, string>();
	const attempt = <Value>(work: (area: Storage) => Value, or: Value): Value => {
		try {
			return work(storage());
		} catch {
			return or;
		}
	};
	const door: SafeStorage = {
		get: (key) => memory.get(key) ?? attempt((area) => area.getItem(key), null),
		set(key, value) {
			const kept = attempt((area) => {
				area.setItem(key, value);
				return true;
			}, false);
			if (kept) memory.delete(key);
			else memory.set(key, value);
			return kept;
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
		read(key, schema) {
			const text = door.get(key);
			if (text === null) return null;
			try {
				const parsed = v.safeParse(schema, JSON.parse(text));
				return parsed.success ? parsed.output : null;
			} catch {
				return null;
			}
		},
		write: (key, value) => door.set(key, JSON.stringify(value)),
	};
	return door;
}

export const local = safeStorage(() => localStorage);
export const perTab = safeStorage(() => sessionStorage);

/** Wipes all that this tab keeps. Until the next customer is there it is nobody's: what comes late goes then. */
export function clearTab(): void {
	for (const key of perTab.keys()) perTab.remove(key);
	perTab.set(storageKeys.tabOwner, "");
}

/** Wipes what this tab keeps of another customer: the browser gives a closed tab its storage back when it is opened again. */
export function clearTabOfOthers(sub: string): void {
	const owner = perTab.get(storageKeys.tabOwner);
	if (owner !== null && owner !== sub) clearTab();
	perTab.set(storageKeys.tabOwner, sub);
}

/** Wipes the local keys of other customers. A tab that was still open may write after a wiping, so every start looks again. */
export function dropKeysOfOthers(sub: string): void {
	const own = keysOf(sub);
	for (const key of local.keys())
		if (key.startsWith(customerPrefix) && !key.startsWith(own))
			local.remove(key);
}
