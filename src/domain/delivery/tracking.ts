// The cumulative steps of the tracking popup (2 §3, 3 §3).
import { shippingStatus } from "../../contract/delivery";

type ShippingStep = keyof typeof shippingStatus;

const steps: readonly ShippingStep[] = [
	"prepared",
	"processShipping",
	"delivered",
];

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
