// What of a code's reply can be shown: a link to press, a code, an address to read, or nothing (2 §3); the rest of a reply may be wrong.
import type { RewardCode } from "../../contract/history";
import { linkTarget } from "../app/link";

type Content = Pick<RewardCode, "code" | "link" | "is_url">;

export type CodeContent =
	/** An address that the app may open; a code may stand beside it. */
	| { kind: "link"; link: string; code: string }
	| { kind: "code"; code: string }
	/** An address that the app may not open: it is only read and copied. */
	| { kind: "address"; address: string }
	| { kind: "none" };

/** Decides by what is there: `is_url` chooses only where there are both. */
export function codeContent(reward: Content): CodeContent {
	const code = reward.code.trim() === "" ? "" : reward.code;
	const link = reward.link.trim();
	// The app's own origin decides only in which tab it opens.
	const opens = linkTarget(link, "") !== null;
	if (opens && (reward.is_url || code === ""))
		return { kind: "link", link, code };
	if (code !== "") return { kind: "code", code };
	return link === "" ? { kind: "none" } : { kind: "address", address: link };
}

/** A reply that has lost what is shown keeps what the phone had of the same claim. */
export function withKnownContent<Reply extends RewardCode>(
	reply: Reply,
	known: RewardCode | null,
): Reply {
	if (!known || codeContent(reply).kind !== "none") return reply;
	const { code, link, is_url, display_type, barcode_format } = known;
	return { ...reply, code, link, is_url, display_type, barcode_format };
}
