// The film of an article: a YouTube frame, another site's file, or none (3 §5 Links).
import { safeUrl, youTubeEmbed } from "../app/link";

export type Video =
	/** `src` is the embed address. */
	| { kind: "youTube"; src: string }
	/** A film of its own at an https address. */
	| { kind: "file"; src: string };

/** The film that content_video_url names; null for none, also where it says "null". */
export function videoOf(address: string): Video | null {
	const text = address.trim();
	const embed = youTubeEmbed(text);
	if (embed) return { kind: "youTube", src: embed };
	const url = safeUrl(text);
	return url ? { kind: "file", src: url.href } : null;
}
