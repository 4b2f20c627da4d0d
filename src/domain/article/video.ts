// The video of an article: YouTube, a file, or none (3 §5 Links).
import { safeUrl, youTubeEmbed } from "../app/link";

export type Video =
	| { kind: "youTube"; src: string }
	/** A video file at an https address. */
	| { kind: "file"; src: string };

/** The video of content_video_url; null for none. */
export function videoOf(address: string): Video | null {
	const text = address.trim();
	const embed = youTubeEmbed(text);
	if (embed) return { kind: "youTube", src: embed };
	const url = safeUrl(text);
	return url ? { kind: "file", src: url.href } : null;
}
