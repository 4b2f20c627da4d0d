// The addresses of a YouTube video: content may name them, and the app embeds them (1 §5).

/** Its group is the video's id; a playlist and a channel's live stream have a word of the same length in that place, which is excluded. */
export const youTubeVideo =
	/^(?:(?:https?:)?\/\/)?(?:(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{11})(?![\w-])/i;
