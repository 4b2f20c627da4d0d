// The video of an article: YouTube, a file, or none (3 §5 Links).
import { safeUrl } from "../../contract/webAddress";
import { youTubeVideo } from "../../contract/youTubeVideo";
import { trimInvisible } from "../text/trimInvisible";

/** The embed address of a YouTube video, or null (1 §5). */
export function youTubeEmbed(address: string): string | null {
	const id = youTubeVideo.exec(address)?.[1];
	return id ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

/** The video at content_video_url, of YouTube or a file at an https address; null for none. */
export function videoOf(address: string) {
	const text = trimInvisible(address);
	const embed = youTubeEmbed(text);
	if (embed) return { kind: "youTube", src: embed } as const;
	const url = safeUrl(text);
	return url ? ({ kind: "file", src: url.href } as const) : null;
}
