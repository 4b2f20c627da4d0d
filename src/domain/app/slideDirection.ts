// The direction of a page transition (1 §2); a file of its own for the first load.

/** Left to a higher order number, else right. */
export function slideDirection(
	from: number,
	to: number,
): "slide-left" | "slide-right" {
	return to > from ? "slide-left" : "slide-right";
}
