// The last one-time code sent to a number, restored after a reload (2 §4, 3 §4).
import { useState } from "react";
import {
	readSentCode,
	type SentCode,
	saveSentCode,
} from "../../platform/storage/oneTimeCode";

/** `endWait` allows another code at once, also after a reload. */
export function useSentOtp(mobile: string, purpose: string) {
	const [sent, setSent] = useState(() => readSentCode(mobile, purpose));
	function endWait() {
		if (!sent) return;
		const isSame = (code: SentCode | null) =>
			code?.transactionid === sent.transactionid;
		const over = { ...sent, expires: 0 };
		// A late reply about this code does not end the one that was sent after it.
		if (isSame(readSentCode(mobile, purpose))) saveSentCode(over);
		setSent((now) => (isSame(now) ? over : now));
	}
	return { sent, setSent, endWait };
}
