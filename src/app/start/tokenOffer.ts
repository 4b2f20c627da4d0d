// What a token in the address would change for the account on this phone (decision 008).
import { shouldCheckToken } from "../../domain/session/offeredToken";
import { serverNow } from "../../platform/http/clock";
import {
	chosenHost,
	chosenHostOf,
	isOtherHost,
} from "../../platform/http/host";
import {
	currentSession,
	readToken,
	type Session,
} from "../../platform/session/session";
import type { AddressToken } from "../pageAddress";

/** The session of an offered token, and its API host (1 §2). */
export interface TokenOffer extends Session {
	api_server_url: string;
	/** Whether the token is the signed-in customer's. */
	isOwn: boolean;
	/** Whether the start waits for the check and a dialog shows its failure; false if the same customer's session is still valid at the same host. */
	isAwaited: boolean;
}

/** Reads a token; null if it would change nothing. */
export function readOffer({
	token,
	api_server_url,
}: AddressToken): TokenOffer | null {
	const offered = readToken(token);
	const current = currentSession()?.claims ?? null;
	if (!offered || !shouldCheckToken(token, offered.claims, current))
		return null;
	const isOwn = offered.sub === current?.sub;
	// A link without a host means the customer's current host, or the build's host for another customer.
	const host = api_server_url ?? (isOwn ? chosenHost() : "");
	const isElsewhere = isOtherHost(chosenHostOf(host));
	const isValid = isOwn && current.exp * 1000 > serverNow();
	const isAwaited = isElsewhere || !isValid;
	return { ...offered, api_server_url: host, isOwn, isAwaited };
}
