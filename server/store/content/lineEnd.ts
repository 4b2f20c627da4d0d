// The lines of a content file, whatever program wrote it.

export const lineEnd = /\r\n?|\n/;

export const countLineEnds = (text: string): number =>
	text.split(lineEnd).length - 1;
