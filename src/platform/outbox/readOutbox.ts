// Notifications that were read and of which the server has not been told: each waits per customer, over a restart, until it is (3 §4).
import * as v from "valibot";
import { currentSession } from "../session/session";
import { keysOf, local } from "../storage/storage";

/** local: the campaign ids that wait, of one customer. */
export const readsKey = (sub: string): string => `${keysOf(sub)}reads`;
const shape = v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)));

/** What waits for this customer, by campaign_id; none where the list is damaged. */
export const waitingReads = (sub: string): string[] =>
	local.read(readsKey(sub), shape) ?? [];

/** Notes that the customer who is signed in has read one. */
export function keepRead(campaignId: string): void {
	const sub = currentSession()?.sub;
	if (!sub) return;
	const waiting = waitingReads(sub).filter((it) => it !== campaignId);
	local.write(readsKey(sub), [...waiting, campaignId]);
}

/** The server knows of this one, or never will. */
export function dropRead(sub: string, campaignId: string): void {
	const rest = waitingReads(sub).filter((it) => it !== campaignId);
	if (rest.length > 0) local.write(readsKey(sub), rest);
	else local.remove(readsKey(sub));
}
