// Which way a page change slides (1 §2). A file of its own: the first load needs nothing else of how pages stand to each other.

/** Which way a page change slides, there as well as back: to a higher order number left, otherwise right, among equals too. */
export function slideDirection(
	from: number,
	to: number,
): "slide-left" | "slide-right" {
	return to > from ? "slide-left" : "slide-right";
}
