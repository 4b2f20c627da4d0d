// Which way a page change slides (1 §2). A file of its own: the first load needs nothing else of how pages stand to each other.

/**
 * Which way a page change slides: to a higher order number left, otherwise
 * right. A step back is the reverse of the way there, also among equals.
 */
export function slideOf(
	from: number,
	to: number,
	isBack: boolean,
): "slide-left" | "slide-right" {
	const left = from === to ? isBack : to > from;
	return left ? "slide-left" : "slide-right";
}
