// A small studio: a lit wall with an arch, a plinth, a soft shadow, two tints, and the objects on it.
import { mix, type Tint } from "./colour";
import { objectNamed } from "./objects";

const studioSize = { width: 720, height: 405 };

/** One object on the plinth, in picture units. */
export interface Placed {
	object: string;
	/** The box the object must fit in; it stands on the box's bottom. */
	width?: number;
	height?: number;
	/** Offset of the object's middle from the plinth's. */
	x?: number;
	/** How far above the plinth it hovers. */
	lift?: number;
	rotate?: number;
}

/** Where objects stand: a little in front of the plinth's middle. */
const ground = 346;
const middle = studioSize.width / 2;

const place = async ({
	object,
	width = 250,
	height = 216,
	x = 0,
	lift = 0,
	rotate = 0,
}: Placed): Promise<{ shadow: string; body: string }> => {
	const drawn = await objectNamed(object);
	const scale = Math.min(width / drawn.width, height / drawn.height);
	const wide = drawn.width * scale;
	const high = drawn.height * scale;
	const left = middle + x - wide / 2;
	const top = ground - lift - high;
	const spread = Math.min(wide * 0.52, 150) * (lift ? 0.8 : 1);
	return {
		shadow: `<ellipse cx="${middle + x + 8}" cy="${ground - 3}" rx="${spread}" ry="${13 - (lift ? 3 : 0)}" fill="#1B1206" fill-opacity="${lift ? 0.26 : 0.4}"/>`,
		body:
			`<g transform="rotate(${rotate} ${left + wide / 2} ${top + high / 2}) translate(${left} ${top}) scale(${scale}) translate(${-drawn.left} ${-drawn.top})">` +
			`${drawn.svg}</g>`,
	};
};

/** The whole scene as an SVG document of studioSize. */
export const studio = async (
	tint: Tint,
	objects: Placed[],
): Promise<string> => {
	const { width, height } = studioSize;
	const { light, deep, night } = tint;
	const placed = await Promise.all(objects.map(place));
	const arch = night ? mix(light, "#B48CFF", 0.28) : mix(light, deep, 0.72);
	const top = night ? mix(light, "#FFFFFF", 0.26) : mix(light, deep, 0.22);
	const side = night ? mix(light, "#B48CFF", 0.2) : mix(light, deep, 0.8);
	const floorFar = night ? mix(light, "#B48CFF", 0.12) : mix(light, deep, 0.36);
	const floorNear = night ? deep : mix(light, deep, 0.74);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
		`<defs>` +
		`<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${mix(light, deep, night ? 1 : 0.72)}"/></linearGradient>` +
		`<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${floorFar}"/><stop offset="1" stop-color="${floorNear}"/></linearGradient>` +
		`<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop stop-color="${side}"/><stop offset="1" stop-color="${mix(side, night ? "#000000" : deep, night ? 0.3 : 0.7)}"/></linearGradient>` +
		`<filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="9 5"/></filter>` +
		`</defs>` +
		`<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
		`<path d="M0 0H268L24 306H0Z" fill="#FFFFFF" fill-opacity="${night ? 0.1 : 0.22}"/>` +
		`<path d="M220 306V207A140 140 0 0 1 500 207V306Z" fill="${arch}"/>` +
		`<rect y="306" width="${width}" height="${height - 306}" fill="url(#floor)"/>` +
		`<path d="M153 342V${height}H567V342Z" fill="url(#side)"/>` +
		`<ellipse cx="${middle}" cy="342" rx="207" ry="30" fill="${top}"/>` +
		`<g filter="url(#soft)">${placed.map(({ shadow }) => shadow).join("")}</g>` +
		`${placed.map(({ body }) => body).join("")}</svg>`
	);
};
