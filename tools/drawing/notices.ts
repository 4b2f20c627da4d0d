// The small pictures of notifications: one object on a banner's background.
import { bannerArts } from "./banners";
import { findObject, placeObject, svgDocument } from "./objects";

const side = 216;

/** The banner of the background, and the object, by picture name. */
export const notices: Record<string, [banner: string, object: string]> = {
	"notice-iced-latte": ["banner-coffee-week", "own-iced-latte"],
	"notice-concert": ["banner-concert", "headphone"],
	"notice-survey": ["banner-survey", "clipboard"],
	"notice-weekend": ["banner-weekend", "beach-with-umbrella"],
	"notice-brands": ["banner-brands", "shopping-bags"],
	"notice-care": ["banner-care", "mobile-phone"],
	"notice-movie-night": ["banner-movie-night", "popcorn"],
};

/** The picture as an SVG document. */
export async function drawNotice(banner: string, object: string) {
	const art = bannerArts[banner];
	if (!art) throw new Error(`No banner named ${banner}.`);
	const drawn = await findObject(object);
	const scale = 164 / Math.max(drawn.width, drawn.height);
	const left = (side - drawn.width * scale) / 2;
	const top = (side - drawn.height * scale) / 2;
	return svgDocument(
		side,
		side,
		`<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${art.ground[1]}"/><stop offset="1" stop-color="${art.ground[2]}"/></linearGradient>` +
			`<radialGradient id="glow"><stop stop-color="${art.glow}"/><stop offset="1" stop-color="${art.glow}" stop-opacity="0"/></radialGradient></defs>` +
			`<rect width="${side}" height="${side}" fill="url(#ground)"/><circle cx="108" cy="108" r="116" fill="url(#glow)"/>` +
			placeObject(drawn, { left, top, scale }),
	);
}
