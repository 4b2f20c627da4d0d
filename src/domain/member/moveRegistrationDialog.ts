// The question for a number that is registered on another device (3 §4).
import { msg } from "@lingui/core/macro";
import type { Confirmation } from "../app/confirmation";

/** Asks whether to move the registration to this phone or to enter another number at home; `device` is the other device's name, "" where unknown. */
export const moveRegistrationDialog = (device: string) =>
	({
		variant: "warning",
		title: msg`Move your registration to this phone?`,
		description: device
			? msg`This number is registered on ${device}. One device supports one phone number: the other device has to register again.`
			: msg`This number is registered on another device. One device supports one phone number: the other device has to register again.`,
		confirmLabel: msg`Move to this phone`,
		other: { label: msg`Use another number`, to: "/" },
		showClose: true,
	}) satisfies Confirmation;
