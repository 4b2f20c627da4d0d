// A fault to try by hand: the reply to a customer's next claim is lost after the claim is in the store (demo mode only).
import { submitRedeemPhysicalV2 } from "../../src/contract/delivery";
import type { Endpoint } from "../../src/contract/endpoint";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import type { Call, Caller } from "../calls/defineCall";

/** Claims, and the last step of a delivery. */
const claimCalls: Endpoint[] = [
	submitRedeemCouponCodeV2,
	submitRedeemPhysicalV2,
];

/** The customers whose next claim loses its reply. */
export function createReplyDropper() {
	const subs = new Set<string>();
	return {
		arm: (sub: string) => void subs.add(sub),
		disarm: (sub: string) => void subs.delete(sub),
		/** Whether this reply is the one to lose; asked once a successful call. */
		take: (call: Call, { claims }: Caller) =>
			claimCalls.includes(call.endpoint) &&
			claims !== null &&
			subs.delete(claims.sub),
	};
}

export type ReplyDropper = ReturnType<typeof createReplyDropper>;
