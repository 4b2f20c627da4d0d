// A phone for unit tests: two databases that outlive a start of the app, a network switch, a scripted API.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "valibot";
import { afterEach, vi } from "vitest";
import type { Endpoint } from "../../../src/contract/endpoint";
import type { SignedRequest } from "../../../src/platform/http/signedRequest";
import { copyOver } from "../../support/copyOver";

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
const answers = new Map<string, Answer>();
/** The calls made so far, by the last part of their path. */
export const calls: {
	name: string;
	request: object;
	options: { signed?: SignedRequest; sub?: string };
}[] = [];

/** Says how the API answers a call from now on: with data, or by throwing. Throws where the contract has no such call. */
export function api(name: string, answer: Answer): void {
	if (!names.has(name)) throw new Error(`There is no call ${name}`);
	answers.set(name, answer);
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

const unanswered = new Set<string>();
/** Throws the names of the calls that nothing has answered while there was a network: what a test saw then may be their failures. */
export function expectAnswered(): void {
	const names = [...unanswered];
	unanswered.clear();
	if (names.length > 0) throw new Error(`Nothing answers ${names.join(", ")}`);
}
afterEach(expectAnswered);

/** The usual reply, or the failure that a call has without a network. */
async function withoutAnswer(name: string, { reply }: Endpoint) {
	if (!navigator.onLine) {
		const { ApiFailure } = await import(
			"../../../src/platform/http/apiFailure"
		);
		throw new ApiFailure({ reason: "network" });
	}
	if (usual.has(name)) return parse(reply, usual.get(name));
	unanswered.add(name);
	throw new Error(`Nothing answers ${name}`);
}

export function forgetApi(): void {
	answers.clear();
	calls.length = 0;
	replied = () => {};
}

/** Stands in for platform/http. */
export const call = vi.fn(
	async (endpoint: Endpoint, request: object, options: object = {}) => {
		const name = endpoint.path.split("/").at(-1) ?? "";
		calls.push({ name, request, options });
		const answer = answers.get(name);
		try {
			const reply = answer
				? await answer({ ...request }, endpoint)
				: await withoutAnswer(name, endpoint);
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
