// The last one-time code sent to a number, restored after a reload (2 §4, 3 §4).
import { useState } from "react";
import {
	readSentCode,
	type SentCode,
	saveSentCode,
} from "../../platform/storage/oneTimeCode";

/** `endWait` allows another code at once, even after a reload. */
export function useSentOtp(mobile: string, purpose: string) {
	const [sent, setSent] = useState(() => readSentCode(mobile, purpose));
	function endWait() {
		if (!sent) return;
		const isSame = (code: SentCode | null) =>
			code?.transactionid === sent.transactionid;
		const ended = { ...sent, expires: 0 };
		// A late reply about this code must not end a newer one.
		if (isSame(readSentCode(mobile, purpose))) saveSentCode(ended);
		setSent((now) => (isSame(now) ? ended : now));
	}
	return { sent, setSent, endWait };
}
