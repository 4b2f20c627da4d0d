// Paints black modules on white at whole device pixels, in every colour scheme, for scanners.

/** Device pixels per module: near `preferred` CSS px, but so that `modules` of them fit into `space` CSS px. */
export function modulePixels(
	preferred: number,
	modules: number,
	space: number,
	ratio: number,
): number {
	const near = Math.round(preferred * ratio);
	const most = Math.floor((space * ratio) / modules);
	return Math.max(1, Math.min(near, most));
}

/** How many device pixels wholeCssPixels adds at most. */
const maxAdded = 32;

/**
 * The next number of device pixels from `pixels` on that is also a whole number of CSS px, since a browser may round
 * any other box and make one module wider; `pixels` itself where there is none up to `most`.
 */
export function wholeCssPixels(
	pixels: number,
	ratio: number,
	most = Infinity,
): number {
	const last = Math.min(pixels + maxAdded, most);
	for (let wide = pixels; wide <= last; wide++)
		if (Math.abs(wide / ratio - Math.round(wide / ratio)) < 1e-4) return wide;
	return pixels;
}

/** Sizes the canvas, paints it white and the given rectangles (device px) black. */
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
	// A browser may lose the picture in the background, and gives the canvas back empty.
	canvas.oncontextrestored = paint;
}
