// Black modules on a white canvas at whole device pixels: what scanners read best, in every colour scheme.

/** Device pixels a module may take: near `wanted` CSS px, but so that `modules` of them fit into `room` CSS px. */
export function modulePixels(
	wanted: number,
	modules: number,
	room: number,
	ratio: number,
): number {
	const near = Math.round(wanted * ratio);
	const most = Math.floor((room * ratio) / modules);
	return Math.max(1, Math.min(near, most));
}

/** At most so many device pixels of white for that. */
const mostWhite = 32;

/**
 * The next number of device pixels from `pixels` on that is a whole number of CSS
 * px too: a browser may put a box of any other on one pixel more or less, and then
 * a module comes out wider than its neighbours. `pixels` itself where there is none up to `most`.
 */
export function exactPixels(
	pixels: number,
	ratio: number,
	most = Number.POSITIVE_INFINITY,
): number {
	const last = Math.min(pixels + mostWhite, most);
	for (let wide = pixels; wide <= last; wide++)
		if (Math.abs(wide / ratio - Math.round(wide / ratio)) < 1e-4) return wide;
	return pixels;
}

/** Sizes the canvas in device pixels, paints it white, and paints the given rectangles (device px) black. */
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
	context.fillStyle = "#fff";
	context.fillRect(0, 0, size.width, size.height);
	context.fillStyle = "#000";
	for (const it of black) context.fillRect(it.x, it.y, it.width, it.height);
}
