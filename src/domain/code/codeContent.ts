// What a code's reply shows: a link, a code, an address to read, or nothing (2 §3).
import { rewardType } from "../../contract/claimed";
import {
	type CodeFormat,
	defaultBarcode,
	type RewardCode,
	toBarcodeFormat,
} from "../../contract/history";
import { linkTarget } from "../app/link";
import type { CodeCard } from "./codeCard";

type CodeContent =
	/** An address that may be opened; a code may accompany it. */
	| { kind: "link"; link: string; code: string }
	| { kind: "code"; code: string }
	/** An address that may not be opened, only read and copied. */
	| { kind: "address"; link: string }
	| { kind: "none" };

/** Returns what the screen shows; `is_url` and the type matter only where there are both a link and a code, or where the code is the address. */
export function codeContent(
	reward: Pick<RewardCode, "code" | "link" | "is_url" | "privilegetype">,
): CodeContent {
	const isUrl = reward.is_url || reward.privilegetype === rewardType.urlCode;
	const isAddress =
		isUrl && reward.link === "" && /^https?:\/\//i.test(reward.code);
	const link = isAddress ? reward.code : reward.link;
	const code = isAddress ? "" : reward.code;
	const opens = linkTarget(link, "") !== null;
	if (opens && (isUrl || code === "")) return { kind: "link", link, code };
	if (code !== "") return { kind: "code", code };
	return link === "" ? { kind: "none" } : { kind: "address", link };
}

/** Fills in what a reply lacks from the saved code. */
export function withKnownContent<Reply extends RewardCode>(
	reply: Reply,
	known: RewardCode | null,
): Reply {
	if (!known) return reply;
	const whole = {
		...reply,
		privilegetype: reply.privilegetype || known.privilegetype,
		privilege_id: reply.privilege_id || known.privilege_id,
		countdown_time: reply.countdown_time ?? known.countdown_time,
	};
	if (codeContent(reply).kind !== "none") return whole;
	const { code, link, is_url, display_type, barcode_format } = known;
	return { ...whole, code, link, is_url, display_type, barcode_format };
}

/** The barcode format that the reply names, else the one in the extra payload of the first card that has it. */
export function codeFormat(
	{ barcode_format }: Pick<RewardCode, "barcode_format">,
	...cards: Pick<CodeCard, "extra_payload">[]
): CodeFormat {
	if (barcode_format !== defaultBarcode) return barcode_format;
	const named = cards
		.flatMap(({ extra_payload }) => extra_payload)
		.find(({ key }) => key === "barcode_format");
	return toBarcodeFormat(named?.string_val ?? null);
}
