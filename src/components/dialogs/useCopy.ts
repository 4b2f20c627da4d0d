// Copies a text and gives feedback for 3 seconds (2 §9 copy feedback).
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import { copyText } from "../../platform/browser/clipboard";
import { vibrateBriefly } from "../../platform/browser/vibrate";

/** How long the feedback shows (2 §9). */
const feedbackMs = 3000;

/** `copy` resolves to whether the text is on the clipboard; `Icon` is that of the button. */
export function useCopy() {
	// A new object for each press, which shows for the whole time.
	const [feedback, setFeedback] = useState<{
		state: "idle" | "copied" | "failed";
	}>({ state: "idle" });
	useEffect(() => {
		if (feedback.state === "idle") return;
		const timer = setTimeout(() => setFeedback({ state: "idle" }), feedbackMs);
		return () => clearTimeout(timer);
	}, [feedback]);
	return {
		state: feedback.state,
		Icon: feedback.state === "copied" ? Check : Copy,
		copy: async (text: string) => {
			const copied = await copyText(text);
			if (copied) vibrateBriefly();
			setFeedback({ state: copied ? "copied" : "failed" });
			return copied;
		},
	};
}
