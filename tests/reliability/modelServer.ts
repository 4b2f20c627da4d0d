// A small model of the API for trials in Node: each customer's claims, codes, uses, favourites and read marks, and a log of all requests.
import { usedCodeDescription } from "../../src/contract/claimed";

export interface ModelClaim {
	id: string;
	reference: string;
	code: string;
	/** Claimed for use now, or opened later. */
	isOpened: boolean;
	isUsed: boolean;
	/** The length of its countdown in minutes; 0 without one. */
	minutes: number;
	/** When its countdown ends, in ms; null before it is started. */
	endsAt: number | null;
}

interface SeenRequest {
	/** The customer of its token; null without one. */
	sub: string | null;
	name: string;
	/** The address and the body. */
	text: string;
}

/** What becomes of a request: it is answered, never arrives, or arrives and its reply is lost. */
export type Fate = "answered" | "dropped" | "replyLost";

/** The fields of all requests that the model answers. */
interface ModelRequest {
	Reference: string;
	IsUsed: boolean;
	UsePrivilege: string;
	RewardAltRef: string;
	CPC_Transaction_Id: string;
	Start_Countdown: boolean;
	Transaction_Id: string;
	Content_Ref: string | string[];
	Is_Favorite: boolean;
	CampaignId: string;
}

interface Account {
	claims: ModelClaim[];
	favourites: Set<string>;
	reads: Set<string>;
	/** Replies by signature: a repeated request gets the first reply. */
	answered: Map<string, string>;
}

/** The `sub` of a bearer token; null without one. */
function subOf(header: string | null): string | null {
	const part = header?.split(" ")[1]?.split(".")[1];
	if (!part) return null;
	return JSON.parse(Buffer.from(part, "base64url").toString()).sub;
}

const success = (data: unknown) => JSON.stringify({ status: "success", data });
const errorReply = (code: number) =>
	JSON.stringify({ status: "error", error: { code } });

/** `now` returns the true time in ms; the result of `mark` goes into every code and name of a customer. */
export function modelServer(now: () => number, mark: (sub: string) => string) {
	const accounts = new Map<string, Account>();
	const requests: SeenRequest[] = [];
	let made = 0;
	const account = (sub: string): Account => {
		let known = accounts.get(sub);
		if (!known) {
			known = {
				claims: [],
				favourites: new Set(),
				reads: new Set(),
				answered: new Map(),
			};
			accounts.set(sub, known);
		}
		return known;
	};
	const isOver = ({ isUsed, endsAt }: ModelClaim) =>
		isUsed || (endsAt !== null && endsAt <= now());
	const itemOf = (sub: string, claim: ModelClaim) => ({
		ext_transaction_id: claim.id,
		privilege_ref: claim.reference,
		reward_name: mark(sub),
		is_used_code: claim.isOpened,
		is_used_code_desc: claim.isUsed
			? usedCodeDescription.used
			: isOver(claim)
				? usedCodeDescription.codeExpired
				: claim.isOpened
					? usedCodeDescription.viewCode
					: usedCodeDescription.useCode,
		redeem_datetime: new Date(now()).toISOString(),
		countdown_datetime:
			claim.endsAt === null ? null : new Date(claim.endsAt).toISOString(),
		reserve_timeout: claim.minutes,
	});

	type Answer = (own: Account, request: ModelRequest, sub: string) => string;
	const answers: Record<string, Answer> = {
		SubmitRedeemCouponCodeV2(own, { Reference, IsUsed }, sub) {
			const claim: ModelClaim = {
				id: `T${++made}-${mark(sub)}`,
				reference: Reference,
				code: `CODE${made}-${mark(sub)}`,
				isOpened: IsUsed === true,
				isUsed: false,
				minutes: made % 3 === 0 ? 15 : 0,
				endsAt: null,
			};
			own.claims.unshift(claim);
			return success({ transaction_id: claim.id });
		},
		Redeem(own, { UsePrivilege, RewardAltRef }, sub) {
			const items = own.claims
				.filter((it) => isOver(it) === (UsePrivilege === "Used"))
				.filter((it) => !RewardAltRef || it.reference === RewardAltRef)
				.map((it) => itemOf(sub, it));
			return success({ items, totalpages: 1 });
		},
		CountRedeem: (own) =>
			success({ count: own.claims.filter((it) => !isOver(it)).length }),
		CouponCodeDetail(own, { CPC_Transaction_Id, Start_Countdown }) {
			const claim = own.claims.find(({ id }) => id === CPC_Transaction_Id);
			if (!claim) return errorReply(10018);
			if (Start_Countdown === true) {
				claim.isOpened = true;
				if (claim.minutes > 0) claim.endsAt ??= now() + claim.minutes * 60_000;
			}
			if (!claim.isOpened && claim.minutes > 0) return errorReply(20000);
			return success({
				code: claim.code,
				countdown_time:
					claim.endsAt === null ? null : new Date(claim.endsAt).toISOString(),
				privilegetype: 4,
				transaction_id: claim.id,
				privilege_id: claim.reference,
			});
		},
		UpdateUsedPrivilege(own, { Transaction_Id }) {
			const claim = own.claims.find(({ id }) => id === Transaction_Id);
			if (!claim) return errorReply(10018);
			if (!claim.isOpened && claim.minutes > 0) return errorReply(20000);
			claim.isUsed = true;
			return success({ success: true, transaction_id: claim.id });
		},
		AddOrRemoveFavoritePrivilege(own, { Content_Ref }) {
			const reference = String(Content_Ref);
			const isAdded = !own.favourites.delete(reference);
			if (isAdded) own.favourites.add(reference);
			return success({ is_added_favorite: isAdded });
		},
		AddOrRemoveAllFavoritePrivilege(own, { Content_Ref, Is_Favorite }) {
			for (const reference of [Content_Ref].flat())
				if (Is_Favorite) own.favourites.add(reference);
				else own.favourites.delete(reference);
			return success({});
		},
		getFavoritePrivilegeListV2: (own) =>
			success(
				[...own.favourites].map((alt_reference) => ({
					privilege_id: alt_reference,
					alt_reference,
					is_added_favorite: true,
				})),
			),
		ReadNotify(own, { CampaignId }) {
			own.reads.add(CampaignId);
			return success({ status: "success" });
		},
	};

	/** Logs a request and returns its reply. */
	function answer(address: string, init: RequestInit): Response {
		const headers = new Headers(init.headers);
		const sub = subOf(headers.get("authorization"));
		const name = new URL(address).pathname.split("/").at(-1) ?? "";
		const body = typeof init.body === "string" ? init.body : "";
		requests.push({ sub, name, text: address + body });
		const reply = (status: number, text: string) =>
			new Response(text, {
				status,
				headers: {
					date: new Date(now()).toUTCString(),
					"content-type": "application/json",
				},
			});
		if (sub === null) return reply(401, errorReply(40100));
		const own = account(sub);
		const isWrite = /^(Submit|UpdateUsed|AddOrRemove|ReadNotify)/.test(name);
		const signed = headers.get("x-signature") ?? "";
		const before = own.answered.get(signed);
		if (isWrite && before !== undefined) return reply(200, before);
		const request = init.method === "POST" ? JSON.parse(body) : {};
		const timestamp = Number(
			request.tx_timestamp ?? new URL(address).searchParams.get("tx_timestamp"),
		);
		if (Math.abs(timestamp - now()) > 300_000)
			return reply(400, errorReply(10000));
		const text = answers[name]?.(own, request, sub) ?? success([]);
		if (isWrite) own.answered.set(signed, text);
		return reply(text.includes('"error"') ? 400 : 200, text);
	}

	return { account, answer, requests };
}
