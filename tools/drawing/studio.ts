// A small studio: its walls and surface in two tints, the objects on it, their shadows and steam.
import { mixColours, type Tint, tints } from "./colours";
import { compositions, type Stage, studioSize } from "./compositions";
import { findObject, placeObject, svgDocument } from "./objects";
import type { PlacedObject, Scene } from "./scenes";

/** Three wisps of steam above the object, through the document's filter "haze". */
export const drawSteam = (middle: number, top: number, scale: number): string =>
	`<g transform="translate(${middle} ${top}) scale(${scale})" fill="none" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="9" stroke-linecap="round" filter="url(#haze)">` +
	[-38, 0, 38]
		.map((x, at) => {
			const y = at === 1 ? -18 : -6;
			return `<path d="M${x} ${y}C${x - 16} ${y - 16} ${x + 16} ${y - 30} ${x} ${y - 50}"/>`;
		})
		.join("") +
	"</g>";

/** The box that an object fills in the picture. */
export const objectBox = async (
	{ object, width = 250, height = 216, x = 0, lift = 0 }: PlacedObject,
	{ ground, middle, scale }: Stage,
) => {
	const drawn = await findObject(object);
	const size = Math.min(width / drawn.width, height / drawn.height) * scale;
	const [wide, high] = [drawn.width * size, drawn.height * size];
	const centre = middle + x * scale;
	const top = ground - lift - high;
	return { left: centre - wide / 2, top, wide, high, centre, size, drawn };
};

const place = async (placed: PlacedObject, stage: Stage) => {
	const { lift = 0, hot = false } = placed;
	const { ground } = stage;
	const { left, top, wide, centre, size, drawn } = await objectBox(
		placed,
		stage,
	);
	const spread =
		Math.min(wide * 0.52, 150 * stage.scale) *
		(lift ? 0.8 : 1) *
		stage.shadow.spread;
	return {
		shadow: `<ellipse cx="${centre + stage.shadow.x}" cy="${ground - 3}" rx="${spread}" ry="${stage.shadow.depth - (lift ? 3 : 0)}" fill="#1B1206" fill-opacity="${lift ? 0.26 : 0.4}"/>`,
		body:
			(hot ? drawSteam(centre, top, stage.scale) : "") +
			placeObject(drawn, { left, top, scale: size }, stage.turn),
	};
};

/** The whole scene as an SVG document of studioSize. */
export const drawStudio = async (scene: Scene): Promise<string> => {
	const { width, height } = studioSize;
	const { composition, objects } = scene;
	const tint: Tint = tints[scene.tint];
	const { light, deep, night = false } = tint;
	const tone = (byDay: number, byNight: number, colour = "#B48CFF") =>
		night ? mixColours(light, colour, byNight) : mixColours(light, deep, byDay);
	const top = tone(0.22, 0.26, "#FFFFFF");
	const side = tone(0.8, 0.2);
	const tones = { light, night, arch: tone(0.72, 0.28), top, side };
	const stage = compositions[composition](tones);
	const placed = await Promise.all(
		objects.map((object) => place(object, stage)),
	);
	return svgDocument(
		width,
		height,
		`<defs>` +
			`<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${mixColours(light, deep, night ? 1 : 0.72)}"/></linearGradient>` +
			`<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tone(0.36, 0.12)}"/><stop offset="1" stop-color="${tone(0.74, 1, deep)}"/></linearGradient>` +
			`<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop stop-color="${side}"/><stop offset="1" stop-color="${mixColours(side, night ? "#000000" : deep, night ? 0.3 : 0.7)}"/></linearGradient>` +
			`<filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="9 5"/></filter>` +
			`<filter id="haze" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="4"/></filter>` +
			`</defs>` +
			stage.behind +
			`<g filter="url(#soft)">${placed.map(({ shadow }) => shadow).join("")}</g>` +
			placed.map(({ body }) => body).join(""),
	);
};
