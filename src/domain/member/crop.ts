// The square crop of a picture under a fixed frame.

export interface Size {
	width: number;
	height: number;
}
/** Offset of the picture's centre in frame sides, and magnification. */
export interface CropTransform {
	x: number;
	y: number;
	zoom: number;
}
export interface CropSquare {
	left: number;
	top: number;
	side: number;
}

export const maxZoom = 4;
export const initialCrop: CropTransform = { x: 0, y: 0, zoom: 1 };

const between = (least: number, value: number, most: number) =>
	Math.min(most, Math.max(least, value));

/** In frame sides: the shorter side is 1 at zoom 1. */
export function drawnSize({ width, height }: Size, zoom: number): Size {
	const short = Math.min(width, height);
	return { width: (width / short) * zoom, height: (height / short) * zoom };
}

/** The nearest transform that fills the frame. */
export function clampCrop(
	size: Size,
	{ x, y, zoom }: CropTransform,
): CropTransform {
	const at = between(1, zoom, maxZoom);
	const drawn = drawnSize(size, at);
	const free = { x: (drawn.width - 1) / 2, y: (drawn.height - 1) / 2 };
	return {
		x: between(-free.x, x, free.x),
		y: between(-free.y, y, free.y),
		zoom: at,
	};
}

/** By frame sides. */
export const moveCrop = (
	size: Size,
	crop: CropTransform,
	dx: number,
	dy: number,
) => clampCrop(size, { ...crop, x: crop.x + dx, y: crop.y + dy });

/** Keeps the centre of the frame. */
export function zoomCrop(
	size: Size,
	crop: CropTransform,
	zoom: number,
): CropTransform {
	const at = between(1, zoom, maxZoom);
	const factor = at / crop.zoom;
	return clampCrop(size, {
		x: crop.x * factor,
		y: crop.y * factor,
		zoom: at,
	});
}

/** The visible square in the picture's px. */
export function croppedSquare(size: Size, crop: CropTransform): CropSquare {
	const { x, y, zoom } = clampCrop(size, crop);
	const side = Math.min(size.width, size.height) / zoom;
	return {
		left: between(0, size.width / 2 - (x + 0.5) * side, size.width - side),
		top: between(0, size.height / 2 - (y + 0.5) * side, size.height - side),
		side,
	};
}
