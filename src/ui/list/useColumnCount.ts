// The number of columns of a list on this screen.
import { useMediaQuery } from "../layout/useMediaQuery";

/** The columns that fit, at most `most`; the widths are those of the style sheets. */
export function useColumnCount(most: number): number {
	const two = useMediaQuery("(min-width: 600px)");
	const three = useMediaQuery("(min-width: 1000px)");
	return Math.min(most, three ? 3 : two ? 2 : 1);
}
