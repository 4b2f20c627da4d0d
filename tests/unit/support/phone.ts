// A phone for unit tests: two databases that outlive a start of the app, a network switch, a scripted API.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, vi } from "vitest";
import type { Endpoint } from "../../../src/contract/endpoint";
import type { SignedRequest } from "../../../src/platform/http/signedRequest";
import { copyOver } from "../../support/copyOver";
import { checkedReply, readReply } from "./readReply";

const disks = [new Map<string, unknown>(), new Map<string, unknown>()];

let full = false;

/** Stands in for platform/storage/databases: what is kept here survives `vi.resetModules`. */
export const databases = disks.map((disk) =>
	copyOver(disk, {
		set: async (key, value) => {
			if (full) throw new DOMException("No room", "QuotaExceededError");
			disk.set(key, value);
		},
	}),
);

/** From now on neither disk takes anything more, or both do again. */
export function fillDisks(isFull = true): void {
	full = isFull;
}

/** Empties both disks, and leaves them room. */
export function wipeDisks(): void {
	fillDisks(false);
	for (const disk of disks) disk.clear();
}

/** Every text on the phone's disks, to see what is written down. */
export function onDisk(): string {
	return JSON.stringify(disks.map((disk) => [...disk.values()]));
}

let replied = () => {};
/** Called with every reply that comes, a refusal too: the header `Date` of a real one has the time. */
export function onReply(received: () => void): void {
	replied = received;
}
const isRefusal = (failure: unknown) =>
	typeof failure === "object" &&
	failure !== null &&
	"reason" in failure &&
	failure.reason === "status";

/** The last parts of the calls' paths; read as text, since loading the contract takes each test file longer. */
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
/** Throws what was wrong with the answers: the app takes it for failed calls, so that its test would pass or fail by chance. */
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
/** Says how the API answers a call from now on: with data as the app gets it, less the fields that do not matter, or by throwing. Throws where the contract has no such call. */
export function api(name: string, answer: Answer): void {
	script(name, { answer, read: readChecked });
}
/** Says what a host sends in answer to a call, for tests of replies that are malformed or differ from the reference API's. */
export function hostSends(name: string, answer: Answer): void {
	script(name, { answer, read: readReply });
}

/** The data of the replies to what the app asks by itself: a member, and nothing of all else. */
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

/** The usual reply, or the failure that a call has without a network. */
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

/** Stands in for platform/http. */
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

/** The app's own host is there when the network is. */
export const isHostReachable = vi.fn(async () => navigator.onLine);

/** Switches the phone's network and notifies the app. */
export function setNetwork(on: boolean): void {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(on);
	dispatchEvent(new Event(on ? "online" : "offline"));
}

/** Before a test: nothing saved or asked, and a network. */
export function emptyPhone(): void {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	setNetwork(true);
}
