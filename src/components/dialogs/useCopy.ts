// Copies a text and says so for 3 seconds (2 §9 copy feedback).
import { useEffect, useState } from "react";
import { copyText } from "../../platform/browser/clipboard";

/** How long the word stays, in ms (2 §9). */
const copiedFor = 3000;

/** The state to be told, and the copy itself; it resolves to whether the text is on the clipboard. */
export function useCopy(): {
	state: "idle" | "copied" | "failed";
	copy: (text: string) => Promise<boolean>;
} {
	const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
	useEffect(() => {
		if (state === "idle") return;
		const timer = setTimeout(() => setState("idle"), copiedFor);
		return () => clearTimeout(timer);
	}, [state]);
	return {
		state,
		copy: async (text) => {
			const copied = await copyText(text);
			setState(copied ? "copied" : "failed");
			return copied;
		},
	};
}
