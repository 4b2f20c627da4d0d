// Paints black modules on white at whole device pixels, in every colour scheme, for scanners.

/** Device pixels per module: close to `preferred` CSS px, but few enough that `modules` of them fit into `space` CSS px. */
export function modulePixels(
	preferred: number,
	modules: number,
	space: number,
	ratio: number,
): number {
	const preferredPixels = Math.round(preferred * ratio);
	const maxPixels = Math.floor((space * ratio) / modules);
	return Math.max(1, Math.min(preferredPixels, maxPixels));
}

/** The most device pixels that wholeCssPixels adds. */
const maxAdded = 32;

/**
 * The first number of device pixels from `pixels` on that is a whole number of CSS px, because a browser may round
 * any other size and make one module wider; `pixels` itself if there is none up to `limit`.
 */
export function wholeCssPixels(
	pixels: number,
	ratio: number,
	limit = Infinity,
): number {
	const last = Math.min(pixels + maxAdded, limit);
	for (let total = pixels; total <= last; total++)
		if (Math.abs(total / ratio - Math.round(total / ratio)) < 1e-4)
			return total;
	return pixels;
}

/** Sizes the canvas and paints it white with the given rectangles (device px) in black. */
export function paintCanvas(
	canvas: HTMLCanvasElement,
	size: { width: number; height: number; ratio: number },
	black: { x: number; y: number; width: number; height: number }[],
): void {
	canvas.width = size.width;
	canvas.height = size.height;
	canvas.style.width = `${size.width / size.ratio}px`;
	canvas.style.height = `${size.height / size.ratio}px`;
	const context = canvas.getContext("2d");
	if (!context) return;
	const paint = () => {
		context.fillStyle = "#fff";
		context.fillRect(0, 0, size.width, size.height);
		context.fillStyle = "#000";
		for (const it of black) context.fillRect(it.x, it.y, it.width, it.height);
	};
	paint();
	// A browser may discard the canvas's content in the background and restore it empty.
	canvas.oncontextrestored = paint;
}
