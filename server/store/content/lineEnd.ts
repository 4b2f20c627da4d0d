// The line ends of content files, which programs write in different ways.

export const lineEnd = /\r\n?|\n/;

export const countLineEnds = (text: string): number =>
	text.split(lineEnd).length - 1;
