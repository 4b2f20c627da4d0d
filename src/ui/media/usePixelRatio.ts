// The screen's device pixels per CSS px: zoom and another screen change them.
import { useMediaQuery } from "../layout/useMediaQuery";

export function usePixelRatio(): number {
	const ratio = window.devicePixelRatio || 1;
	// It no longer matches once the ratio has changed, which draws again.
	useMediaQuery(`(resolution: ${ratio}dppx)`);
	return ratio;
}
