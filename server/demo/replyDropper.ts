// Drops the reply to a customer's next claim after the claim is stored (demo mode only).
import { submitRedeemPhysicalV2 } from "../../src/contract/delivery";
import type { Endpoint } from "../../src/contract/endpoint";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import type { Caller } from "../rules/token";

const claimCalls: Endpoint[] = [
	submitRedeemCouponCodeV2,
	submitRedeemPhysicalV2,
];

/** Anybody may name any customer, so only the newest are kept. */
const maxArmed = 1000;

/** Holds the customers whose next claim loses its reply. */
export function createReplyDropper() {
	const subs = new Set<string>();
	return {
		arm(sub: string) {
			subs.add(sub);
			const [oldest] = subs;
			if (oldest !== undefined && subs.size > maxArmed) subs.delete(oldest);
		},
		disarm: (sub: string) => void subs.delete(sub),
		/** Whether to drop this reply; disarms the customer. */
		shouldDrop: (endpoint: Endpoint, { claims }: Caller) =>
			claimCalls.includes(endpoint) &&
			claims !== null &&
			subs.delete(claims.sub),
	};
}

export type ReplyDropper = ReturnType<typeof createReplyDropper>;
