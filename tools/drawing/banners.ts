// Banner art, 656 by 328: the left half stays calm and dark enough for white text, the object stands on the right; and the notifications' small pictures on the same backgrounds.
import { starPath } from "./brandMark";
import { mixColours } from "./colours";
import { findObject, placeObject, svgDocument } from "./objects";
import { drawSteam } from "./studio";

const size = { width: 656, height: 328 };

interface BannerObject {
	object: string;
	height: number;
	/** Middle of the object, and the line it stands on. */
	x: number;
	ground: number;
	rotate?: number;
	/** Whether steam rises from it. */
	hot?: boolean;
}

interface BannerArt {
	/** The colours of the ground at the left, middle and right. */
	ground: [string, string, string];
	/** The disc of light behind the object. */
	glow: string;
	objects: BannerObject[];
	/** The galaxy's orbits: the motif stands in one banner only (design, Identity). */
	orbits?: true;
}

export const bannerArts: Record<string, BannerArt> = {
	"banner-birthday": {
		ground: ["#0A1238", "#16309A", "#5A35C8"],
		glow: "#5468D8",
		objects: [{ object: "own-gift", height: 166, x: 512, ground: 250 }],
		orbits: true,
	},
	"banner-coffee-week": {
		ground: ["#0B2A24", "#17503F", "#3B7F67"],
		glow: "#D9B47C",
		objects: [
			{ object: "own-coffee-bag", height: 192, x: 568, ground: 270 },
			{ object: "own-mug", height: 136, x: 482, ground: 280, hot: true },
			{ object: "own-coffee-beans", height: 48, x: 580, ground: 292 },
		],
	},
	"banner-welcome": {
		ground: ["#33200A", "#6E4513", "#C98A2E"],
		glow: "#E6B865",
		objects: [
			{ object: "cookie", height: 92, x: 584, ground: 278 },
			{ object: "waffle", height: 170, x: 484, ground: 280 },
		],
	},
	"banner-movie-night": {
		ground: ["#1A0B33", "#3A1566", "#8A2F8F"],
		glow: "#A04FB4",
		objects: [
			{ object: "clapper-board", height: 132, x: 572, ground: 270 },
			{ object: "popcorn", height: 190, x: 478, ground: 274 },
		],
	},
	"banner-survey": {
		ground: ["#06283A", "#0A5570", "#1F9AA0"],
		glow: "#3DB9B4",
		objects: [
			{ object: "hot-beverage", height: 110, x: 578, ground: 274 },
			{ object: "clipboard", height: 190, x: 484, ground: 274, rotate: -5 },
		],
	},
	"banner-concert": {
		ground: ["#0E0B30", "#2B1A78", "#6C3BD0"],
		glow: "#7C56DA",
		objects: [
			{ object: "studio-microphone", height: 170, x: 576, ground: 276 },
			{ object: "headphone", height: 166, x: 478, ground: 272 },
		],
	},
	"banner-care": {
		ground: ["#0A2148", "#0F458F", "#2F7FD6"],
		glow: "#4C97E4",
		objects: [
			{ object: "shield", height: 124, x: 574, ground: 274 },
			{ object: "mobile-phone", height: 196, x: 482, ground: 276 },
		],
	},
	"banner-sushi": {
		ground: ["#3A1410", "#7E2E22", "#D9705A"],
		glow: "#F09A82",
		objects: [{ object: "sushi", height: 168, x: 508, ground: 262 }],
	},
	"banner-flight": {
		ground: ["#06224A", "#125C9E", "#58A9E0"],
		glow: "#86C4EC",
		objects: [{ object: "airplane", height: 172, x: 512, ground: 236 }],
	},
	"banner-train": {
		ground: ["#0D2C20", "#1D5A41", "#5E9A5C"],
		glow: "#8FBF6E",
		objects: [{ object: "locomotive", height: 160, x: 510, ground: 264 }],
	},
	"banner-game": {
		ground: ["#0D0B33", "#26208A", "#6A3FC4"],
		glow: "#8068E2",
		objects: [
			{ object: "rocket", height: 124, x: 568, ground: 222 },
			{ object: "trophy", height: 178, x: 472, ground: 274 },
		],
	},
	"banner-photo": {
		ground: ["#101424", "#27325C", "#5E6FB8"],
		glow: "#8FA0E8",
		objects: [{ object: "camera", height: 158, x: 512, ground: 266 }],
	},
	"banner-travel": {
		ground: ["#062B45", "#0B5A8A", "#3A9AD0"],
		glow: "#63B4E0",
		objects: [
			{ object: "luggage", height: 202, x: 500, ground: 278 },
			{ object: "womans-hat", height: 74, x: 578, ground: 284 },
		],
	},
	"banner-weekend": {
		ground: ["#05302F", "#0A625C", "#2BA79A"],
		glow: "#55C2B2",
		objects: [
			{ object: "palm-tree", height: 186, x: 548, ground: 280 },
			{ object: "sailboat", height: 158, x: 472, ground: 284 },
		],
	},
	"banner-brands": {
		ground: ["#171447", "#33309A", "#6A5BE0"],
		glow: "#7F73EA",
		objects: [
			{ object: "wrapped-gift", height: 112, x: 578, ground: 276 },
			{ object: "shopping-bags", height: 184, x: 486, ground: 276 },
		],
	},
	"banner-shopping": {
		ground: ["#3A0B2A", "#82205E", "#D14C8E"],
		glow: "#E072A6",
		objects: [
			{ object: "handbag", height: 124, x: 568, ground: 276 },
			{ object: "dress", height: 196, x: 466, ground: 278 },
		],
	},
};

const stars = [
	[420, 56, 6, 0.7],
	[636, 68, 11, 0.9],
	[616, 288, 11, 0.95],
	[80, 32, 2, 0.5],
	[300, 24, 2, 0.5],
	[240, 308, 2, 0.5],
]
	.map(
		([x = 0, y = 0, reach = 0, opacity]) =>
			`<path d="${starPath(x, y, reach)}" fill="#FFFFFF" fill-opacity="${opacity}"/>`,
	)
	.join("");

const orbits = `<g fill="none" stroke="#FFFFFF"><ellipse cx="520" cy="182" rx="190" ry="88" transform="rotate(-20 520 182)" stroke-opacity=".42" stroke-width="2"/><ellipse cx="510" cy="176" rx="252" ry="118" transform="rotate(-22 510 176)" stroke-opacity=".22" stroke-width="2"/></g><circle cx="378" cy="270" r="7.500" fill="#FACB74"/>`;

const discs = `<circle cx="524" cy="190" r="128" fill="#FFFFFF" fill-opacity=".07"/><circle cx="524" cy="190" r="176" fill="#FFFFFF" fill-opacity=".05"/>`;

export async function drawBanner(art: BannerArt): Promise<string> {
	const { ground, glow, objects } = art;
	const placed = await Promise.all(
		objects.map(
			async ({ object, height, x, ground: foot, rotate = 0, hot = false }) => {
				const drawn = await findObject(object);
				const scale = height / drawn.height;
				const wide = drawn.width * scale;
				return (
					`<ellipse cx="${x}" cy="${Math.max(foot, 250) + 1}" rx="${wide * 0.5}" ry="9" fill="${mixColours(ground[0], "#000000", 0.4)}" fill-opacity=".5" filter="url(#soft)"/>` +
					(hot ? drawSteam(x - 10, foot - height, 0.9) : "") +
					placeObject(
						drawn,
						{ left: x - wide / 2, top: foot - height, scale },
						rotate,
					)
				);
			},
		),
	);
	return svgDocument(
		size.width,
		size.height,
		`<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2=".7"><stop stop-color="${ground[0]}"/><stop offset=".58" stop-color="${ground[1]}"/><stop offset="1" stop-color="${ground[2]}"/></linearGradient>` +
			`<radialGradient id="glow" cx="${520 / size.width}" cy=".55" r=".36"><stop stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
			`<filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="7 3"/></filter>` +
			`<filter id="haze" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="3"/></filter></defs>` +
			`<rect width="${size.width}" height="${size.height}" fill="url(#ground)"/><rect width="${size.width}" height="${size.height}" fill="url(#glow)"/>` +
			(art.orbits ? orbits + stars : discs) +
			placed.join(""),
	);
}

const side = 216;

/** The banner whose background is used, and the object, by picture name. */
export const notices: Record<string, [banner: string, object: string]> = {
	"notice-iced-latte": ["banner-coffee-week", "own-iced-latte"],
	"notice-concert": ["banner-concert", "headphone"],
	"notice-survey": ["banner-survey", "clipboard"],
	"notice-weekend": ["banner-weekend", "beach-with-umbrella"],
	"notice-brands": ["banner-brands", "shopping-bags"],
	"notice-care": ["banner-care", "mobile-phone"],
	"notice-movie-night": ["banner-movie-night", "popcorn"],
};

/** The small picture of a notification as an SVG document. */
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
