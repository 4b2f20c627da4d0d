// The cumulative steps of the tracking dialog (2 §3, 3 §3).
import { shippingStatus } from "../../contract/delivery";

const steps = Object.keys(shippingStatus) as (keyof typeof shippingStatus)[];

/** A step is done when the status is at or above it. */
export function trackingSteps(shipping_status: number) {
	const reached = steps.filter(
		(step) => shipping_status >= shippingStatus[step],
	);
	return steps.map((step) => ({
		step,
		done: reached.includes(step),
		current: step === reached.at(-1),
	}));
}
