// A fake phone for unit tests: two databases that survive restarts of the app, a network switch, a scripted API.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, vi } from "vitest";
import type { Endpoint } from "../../../src/contract/endpoint";
import type { SignedRequest } from "../../../src/platform/http/signedRequest";
import { copyOver } from "../../support/copyOver";
import { checkedReply, readReply } from "./readReply";

const disks = [new Map<string, unknown>(), new Map<string, unknown>()];

let full = false;

/** Replaces platform/storage/databases; the data survives `vi.resetModules`. */
export const databases = disks.map((disk) =>
	copyOver(disk, {
		set: async (key, value) => {
			if (full) throw new DOMException("No room", "QuotaExceededError");
			disk.set(key, value);
		},
	}),
);

/** Makes all writes to both disks fail, or work again. */
export function fillDisks(isFull = true): void {
	full = isFull;
}

/** Empties both disks and lets writes work again. */
export function wipeDisks(): void {
	fillDisks(false);
	for (const disk of disks) disk.clear();
}

/** All values on the phone's disks as JSON, to check what is stored. */
export function onDisk(): string {
	return JSON.stringify(disks.map((disk) => [...disk.values()]));
}

let replied = () => {};
/** Sets a function to call at every reply, including error replies; the tests set the server's time in it, which a real reply has in its `Date` header. */
export function onReply(received: () => void): void {
	replied = received;
}
const isRefusal = (failure: unknown) =>
	typeof failure === "object" &&
	failure !== null &&
	"reason" in failure &&
	failure.reason === "status";

/** The last parts of the paths of all calls, read from the source text since loading the contract is slow. */
const contract = "src/contract";
const names = new Set(
	readdirSync(contract)
		.map((file) => readFileSync(join(contract, file), "utf8"))
		.flatMap((text) => text.match(/(?<=\/)\w+(?=["`])/g) ?? []),
);

type Answer = (request: Record<string, unknown>, endpoint: Endpoint) => unknown;
type Script = { answer: Answer; read: typeof readReply };
const scripts = new Map<string, Script>();
/** The calls made so far, by the last part of their path. */
export const calls: {
	name: string;
	request: object;
	options: { signed?: SignedRequest; sub?: string };
}[] = [];

const wrong = new Set<string>();
/** Throws the errors of the scripted answers, which the app itself would handle as failed calls. */
export function expectAnswers(): void {
	const messages = [...wrong];
	wrong.clear();
	if (messages.length > 0) throw new Error(messages.join("\n"));
}
afterEach(expectAnswers);

function blame(message: string): never {
	wrong.add(message);
	throw new Error(message);
}
async function readChecked(endpoint: Endpoint, given: unknown) {
	try {
		return checkedReply(endpoint, given);
	} catch (error) {
		return blame(String(error));
	}
}

function script(name: string, given: Script): void {
	if (!names.has(name)) throw new Error(`There is no call ${name}`);
	scripts.set(name, given);
}
/** Sets how the API answers a call: with data as the app reads it (irrelevant fields may be missing), or by throwing. Throws when the contract has no such call. */
export function api(name: string, answer: Answer): void {
	script(name, { answer, read: readChecked });
}
/** Sets the raw reply of a host to a call, for tests of replies that are malformed or differ from the reference API's. */
export function hostSends(name: string, answer: Answer): void {
	script(name, { answer, read: readReply });
}

/** The default replies to the calls that the app makes by itself: a member, and empty lists. */
const usual = new Map<string, unknown>(
	Object.entries({
		Profile: {
			customer: {
				...{ customer_id: "1", firstname: "Mali", mobileno: "0812345678" },
				isaccessedcondition: true,
			},
		},
		CountRedeem: { count: 0 },
		Redeem: { items: [], totalpages: 0 },
		getFavoritePrivilegeListV2: [],
		GetAnnouncementList: { article_list: [] },
		GetPrivilegeRegisterList: { article_list: [] },
		GetLoyalArticle: {},
		GetProfileBanner: [],
		TermsofServiceList: [],
		AvatarList: { avatarlist: [] },
		GetBranchTab: null,
		PublicKey: { public_key: "" },
	}),
);

/** The default reply, or a network failure when the phone is offline. */
const unscripted = (name: string): Script => ({
	async answer() {
		if (!navigator.onLine) {
			const { ApiFailure } = await import(
				"../../../src/platform/http/apiFailure"
			);
			throw new ApiFailure({ reason: "network" });
		}
		return usual.has(name) ? usual.get(name) : blame(`Nothing answers ${name}`);
	},
	read: readChecked,
});

export function forgetApi(): void {
	scripts.clear();
	calls.length = 0;
	replied = () => {};
}

/** Replaces platform/http. */
export const call = vi.fn(
	async (endpoint: Endpoint, request: object, options: object = {}) => {
		const name = endpoint.path.split("/").at(-1) ?? "";
		calls.push({ name, request, options });
		const { answer, read } = scripts.get(name) ?? unscripted(name);
		try {
			const data = await answer({ ...request }, endpoint);
			const reply = await read(endpoint, data);
			replied();
			return reply;
		} catch (failure) {
			if (isRefusal(failure)) replied();
			throw failure;
		}
	},
);

/** Whether the app's own host answers: exactly when there is a network. */
export const isHostReachable = vi.fn(async () => navigator.onLine);

/** Switches the phone's network and notifies the app. */
export function setNetwork(on: boolean): void {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(on);
	dispatchEvent(new Event(on ? "online" : "offline"));
}

/** Resets the phone before a test: no saved data, no calls, and a network. */
export function emptyPhone(): void {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	setNetwork(true);
}
