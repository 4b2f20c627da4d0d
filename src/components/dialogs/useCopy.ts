// Copies a text and gives feedback for 3 seconds (2 §9 copy feedback).
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { copyText } from "../../platform/browser/copyText";
import { vibrateBriefly } from "../../platform/browser/vibrateBriefly";
import { useBriefly } from "../../ui/feedback/useBriefly";

/** `copy` resolves to whether the text is on the clipboard; `Icon` is the button's icon. */
export function useCopy() {
	const [feedback, setFeedback] = useBriefly<{ state: "copied" | "failed" }>();
	const state = feedback?.state ?? ("idle" as const);
	return {
		state,
		Icon: state === "copied" ? Check : Copy,
		copy: async (text: string) => {
			const copied = await copyText(text);
			if (copied) vibrateBriefly();
			setFeedback({ state: copied ? "copied" : "failed" });
			return copied;
		},
	};
}
