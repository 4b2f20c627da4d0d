// The demo's dropped replies: anybody can request one for any name, so the number of saved names is limited.
import { expect, test } from "vitest";
import { createReplyDropper } from "../../../../server/demo/replyDropper";
import { submitRedeemCouponCodeV2 } from "../../../../src/contract/privilege";

/** Whether the claim of a customer loses its reply. */
function drops(dropper: ReturnType<typeof createReplyDropper>, sub: string) {
	const claims = {
		...{ sub, model: "", imei: "", serial: "", device_series: "" },
		...{ device_name: "", tier: "Tier 1", is_flagship: false },
		...{ iat: 0, exp: 0 },
	};
	const unread = { signature: "", timestamp: 0, language: "th" } as const;
	const caller = { claims, ...unread };
	return dropper.shouldDrop(submitRedeemCouponCodeV2, caller);
}

test("the newest thousand names are kept, and each drops the reply of one claim", () => {
	const dropper = createReplyDropper();
	for (let at = 0; at < 1500; at++) dropper.arm(`customer-${at}`);
	expect(drops(dropper, "customer-0")).toBe(false);
	expect(drops(dropper, "customer-499")).toBe(false);
	expect(drops(dropper, "customer-500")).toBe(true);
	expect(drops(dropper, "customer-1499")).toBe(true);
	expect(drops(dropper, "customer-1499")).toBe(false);
});
