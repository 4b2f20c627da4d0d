// The video of an article: YouTube, a file, or none (3 §5 Links).
import { safeUrl } from "../app/link";

/** A playlist and a channel's live stream have a word of the same length in place of the id. */
const youTubeId =
	/^(?:(?:https?:)?\/\/)?(?:(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{11})(?![\w-])/i;

/** The embed address of a YouTube video, or null (1 §5). */
export function youTubeEmbed(address: string): string | null {
	const id = youTubeId.exec(address)?.[1];
	return id ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

interface Video {
	kind: "youTube" | "file";
	src: string;
}

/** The video of content_video_url, a file at an https address; null for none. */
export function videoOf(address: string): Video | null {
	const text = address.trim();
	const embed = youTubeEmbed(text);
	if (embed) return { kind: "youTube", src: embed };
	const url = safeUrl(text);
	return url ? { kind: "file", src: url.href } : null;
}
