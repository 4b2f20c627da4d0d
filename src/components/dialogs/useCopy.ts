// Copies a text and gives feedback for 3 seconds (2 §9 copy feedback).
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import { copyText } from "../../platform/browser/clipboard";
import { hapticTick } from "../../platform/browser/vibrate";

/** How long the feedback shows (2 §9). */
const feedbackMs = 3000;

/** `copy` resolves to whether the text is on the clipboard; `Icon` is that of the button. */
export function useCopy() {
	const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
	useEffect(() => {
		if (state === "idle") return;
		const timer = setTimeout(() => setState("idle"), feedbackMs);
		return () => clearTimeout(timer);
	}, [state]);
	return {
		state,
		Icon: state === "copied" ? Check : Copy,
		copy: async (text: string) => {
			const copied = await copyText(text);
			if (copied) hapticTick();
			setState(copied ? "copied" : "failed");
			return copied;
		},
	};
}
