// The last one-time code sent to a number, restored after a reload (2 §4, 3 §4).
import { useState } from "react";
import {
	readSentCode,
	saveSentCode,
} from "../../platform/storage/deliveryDraft";

/** `endWait` allows another code at once, also after a reload. */
export function useSentCode(mobile: string, purpose: string) {
	const [sent, setSent] = useState(() => readSentCode(mobile, purpose));
	function endWait() {
		if (!sent) return;
		const over = { ...sent, expires: 0 };
		saveSentCode(over);
		setSent(over);
	}
	return { sent, setSent, endWait };
}
