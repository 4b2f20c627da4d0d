// The tracking popup's steps: cumulative, each done when the status is at or above it (2 §3, 3 §3).
import { shippingStatus } from "../../contract/delivery";

type ShippingStep = keyof typeof shippingStatus;

export interface TrackingStep {
	step: ShippingStep;
	done: boolean;
	/** The last one done: where the parcel is. */
	current: boolean;
}

const steps: readonly ShippingStep[] = [
	"prepared",
	"processShipping",
	"delivered",
];

/** The three steps for a shipping_status; a status that is none of them counts for those below it. */
export function trackingSteps(shipping_status: number): TrackingStep[] {
	const reached = steps.filter(
		(step) => shipping_status >= shippingStatus[step],
	);
	return steps.map((step) => ({
		step,
		done: reached.includes(step),
		current: step === reached.at(-1),
	}));
}
