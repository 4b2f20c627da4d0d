// The one-time code of a page that is opened with a number: whether a code was requested, and the last one that was sent (2 §4, 3 §4).
import { useState } from "react";
import { useSentOtp } from "./useSentOtp";

/** `isKnown`: the number was entered on this phone or is the customer's own, so that its code is sent at once (read when the page opens). `isAsked`: a code was requested, so that the page shows its boxes. */
export function useAskedOtp(
	mobile: string,
	purpose: string,
	readKnown: () => boolean,
) {
	const code = useSentOtp(mobile, purpose);
	const [isKnown] = useState(readKnown);
	const [isAsked, setAsked] = useState(isKnown || code.sent !== null);
	return { ...code, isKnown, isAsked, setAsked };
}
