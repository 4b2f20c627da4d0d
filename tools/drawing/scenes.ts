// What stands in each studio, by picture name (without the deal- prefix), and in which kind of studio.
import type { TintName } from "./colours";
import type { CompositionName } from "./compositions";
import type { PlacedObject } from "./studio";

/** The objects of a picture and the tint of its studio. */
export interface Scene {
	tint: TintName;
	objects: PlacedObject[];
	/** Else the one of its place in the list. */
	composition?: CompositionName;
}

const alone = (
	object: string,
	tint: TintName,
	more: Partial<PlacedObject> = {},
): Scene => ({ tint, objects: [{ object, ...more }] });
const together = (tint: TintName, ...objects: PlacedObject[]): Scene => ({
	tint,
	objects,
});
const staged = (composition: CompositionName, scene: Scene): Scene => ({
	...scene,
	composition,
});

export const scenes: Record<string, Scene> = {
	// The design's pictures
	"iced-latte": alone("own-iced-latte", "sand", { height: 262 }),
	"movie-popcorn": together(
		"plum",
		{ object: "clapper-board", x: 92, height: 150 },
		{ object: "popcorn", x: -48, height: 206 },
	),
	"strawberry-cake": alone("shortcake", "peach"),
	"bubble-tea": alone("bubble-tea", "mint", { height: 226 }),
	"boat-noodles": alone("own-boat-noodles", "peach", {
		height: 236,
		hot: true,
	}),
	"running-shoe": alone("running-shoe", "aqua", { height: 190 }),
	hamburger: alone("hamburger", "honey", { height: 180 }),
	"soft-serve": alone("soft-ice-cream", "rose", { height: 232 }),
	sushi: alone("sushi", "coral"),
	croissant: alone("croissant", "honey"),
	"beach-stay": alone("beach-with-umbrella", "sky"),
	"spa-lotus": alone("lotus", "rose", { height: 176 }),
	// Food
	"tom-yum": alone("pot-of-food", "coral", { hot: true }),
	"curry-rice": alone("curry-rice", "honey", { width: 264, hot: true }),
	"basil-rice": staged(
		"window",
		together(
			"lime",
			{ object: "own-roselle", x: 104, height: 196 },
			{ object: "own-basil-rice", x: -54, width: 250, hot: true },
		),
	),
	shabu: alone("shallow-pan-of-food", "peach", { width: 270, hot: true }),
	"meat-platter": staged("arch", alone("own-wagyu", "sand", { width: 320 })),
	"hot-pot": staged(
		"sunrise",
		alone("own-suki", "mint", { width: 290, height: 230, hot: true }),
	),
	bento: alone("bento-box", "mint", { width: 270 }),
	dumplings: staged(
		"window",
		alone("own-gyoza", "peach", { width: 304, x: -4, hot: true }),
	),
	"fried-chicken": staged(
		"arch",
		alone("own-chicken-bucket", "sky", { height: 248, width: 300 }),
	),
	"french-fries": alone("french-fries", "coral"),
	takeout: staged(
		"niche",
		alone("own-rice-box", "mint", { height: 236, width: 300 }),
	),
	"hot-dog": alone("hot-dog", "honey"),
	doughnut: alone("doughnut", "rose", { height: 190 }),
	bread: alone("bread", "sand", { height: 190 }),
	cupcake: alone("cupcake", "lilac"),
	waffle: alone("waffle", "sky", { height: 196 }),
	mango: staged("niche", alone("own-mango-rice", "orchid", { width: 310 })),
	"shaved-ice": staged(
		"arch",
		alone("own-shaved-ice", "aqua", { height: 256 }),
	),
	cooking: alone("cooking", "peach", { width: 280, hot: true }),
	"chicken-delivery": staged(
		"arch",
		alone("own-delivery-scooter", "aqua", { height: 246, width: 320 }),
	),
	omakase: staged("niche", alone("own-omakase", "navy", { width: 314 })),
	sandwich: alone("sandwich", "lime", { width: 240 }),
	salad: alone("green-salad", "mint", { width: 252 }),
	shrimp: alone("shrimp", "aqua"),
	pie: alone("pie", "peach", { width: 250 }),
	// Drinks
	"hot-coffee": alone("hot-beverage", "sand", { hot: true }),
	"coffee-beans": alone("own-coffee-bag", "lilac", { height: 236 }),
	cocoa: alone("own-cocoa", "peach", { height: 262 }),
	tumbler: staged("niche", alone("own-tumbler", "sand", { height: 250 })),
	"coffee-class": together(
		"honey",
		{ object: "own-coffee-bag", x: -82, height: 206 },
		{ object: "hot-beverage", x: 68, height: 158 },
	),
	matcha: staged(
		"sunrise",
		together(
			"lilac",
			{ object: "own-matcha-latte", x: 38, height: 220 },
			{ object: "own-matcha-latte", x: -72, height: 244 },
			{ object: "own-whisk", x: 116, height: 124 },
		),
	),
	teapot: staged(
		"arch",
		together(
			"coral",
			{ object: "own-teapot", x: -70, height: 232 },
			{ object: "own-tea-cookies", x: 88, width: 172 },
		),
	),
	"thai-tea": alone("own-thai-tea", "honey", { height: 262 }),
	coconut: together(
		"aqua",
		{ object: "coconut", x: 82, height: 122 },
		{ object: "own-coconut-shake", x: -36, height: 250 },
	),
	"lemon-soda": together(
		"lime",
		{ object: "lemon", x: 78, height: 112 },
		{ object: "own-lime-soda", x: -36, height: 250 },
	),
	"orange-juice": together(
		"honey",
		{ object: "tangerine", x: 76, height: 128 },
		{ object: "own-juice", x: -40, height: 236 },
	),
	milk: staged("niche", alone("own-milk-bottles", "rose", { height: 250 })),
	cola: alone("cup-with-straw", "coral", { height: 232 }),
	"tropical-drink": alone("tropical-drink", "aqua", { height: 232 }),
	watermelon: alone("watermelon", "rose", { width: 240 }),
	// Shopping
	"shopping-cart": alone("shopping-cart", "orchid"),
	basket: together(
		"lime",
		{ object: "leafy-green", x: 86, height: 150 },
		{ object: "basket", x: -42, height: 186 },
	),
	egg: staged("niche", alone("own-egg-tray", "sky", { width: 320 })),
	grapes: staged("arch", alone("own-muscat", "lilac", { height: 256 })),
	"t-shirt": alone("t-shirt", "blue"),
	dress: alone("dress", "orchid", { height: 226 }),
	jeans: alone("jeans", "sky", { height: 220 }),
	"shopping-bags": alone("shopping-bags", "orchid"),
	backpack: alone("backpack", "aqua", { height: 226 }),
	sandals: alone("thong-sandal", "honey"),
	luggage: alone("luggage", "sky", { height: 226 }),
	"tote-bag": alone("own-tote", "lilac", { height: 232 }),
	"gift-box": alone("wrapped-gift", "rose"),
	perfume: alone("own-perfume", "orchid", { height: 220 }),
	"delivery-truck": alone("delivery-truck", "lime", { width: 264 }),
	package: alone("package", "sand", { height: 190 }),
	cap: alone("billed-cap", "sky", { width: 240 }),
	"high-heel": alone("high-heeled-shoe", "rose", { height: 196 }),
	// Travel
	airplane: staged(
		"sunrise",
		alone("airplane", "peach", { lift: 44, width: 236 }),
	),
	train: alone("locomotive", "lime", { width: 264 }),
	taxi: alone("taxi", "honey", { width: 270 }),
	ferry: alone("ferry", "sky", { height: 196, width: 220 }),
	car: alone("automobile", "blue", { width: 270 }),
	hotel: alone("hotel", "mint"),
	island: alone("desert-island", "aqua", { width: 250 }),
	bed: alone("bed", "lilac", { width: 264 }),
	"bellhop-bell": alone("bellhop-bell", "honey", { height: 176 }),
	swim: alone("ring-buoy", "aqua"),
	tent: alone("tent", "lime", { width: 256 }),
	camera: alone("camera", "sand", { width: 244 }),
	"balloon-ride": alone("own-air-balloon", "sky", { lift: 34, height: 236 }),
	bus: alone("bus", "aqua", { width: 270 }),
	globe: alone("globe-showing-asia-australia", "blue"),
	passport: alone("own-passport", "sky", { height: 226 }),
	bicycle: alone("bicycle", "mint", { width: 262 }),
	// Beauty
	candle: alone("candle", "lilac", { height: 226 }),
	"hot-springs": alone("own-onsen", "aqua", { height: 226 }),
	flower: alone("hibiscus", "rose"),
	lotion: alone("lotion-bottle", "mint", { height: 226 }),
	"sun-cream": together(
		"honey",
		{ object: "sun", x: 74, height: 132, lift: 66 },
		{ object: "lotion-bottle", x: -44, height: 216 },
	),
	soap: alone("soap", "aqua", { height: 186 }),
	lipstick: alone("lipstick", "rose", { height: 226 }),
	mirror: alone("mirror", "orchid", { height: 226 }),
	"nail-polish": alone("own-nail-polish", "orchid", { height: 226 }),
	hair: alone("own-hair-dryer", "rose", { height: 220 }),
	"skincare-set": together(
		"lilac",
		{ object: "lotion-bottle", x: -66, height: 212 },
		{ object: "soap", x: 66, height: 128 },
	),
	// Health
	yoga: alone("person-in-lotus-position", "mint", { height: 226 }),
	muscle: alone("own-dumbbell", "aqua", { width: 300 }),
	badminton: alone("badminton", "lime", { height: 226 }),
	stethoscope: alone("stethoscope", "aqua", { height: 226 }),
	vaccine: alone("syringe", "sky"),
	"heart-check": alone("beating-heart", "rose", { lift: 26 }),
	pill: alone("pill", "mint", { height: 180 }),
	tooth: alone("tooth", "sky"),
	toothbrush: alone("toothbrush", "aqua"),
	glasses: alone("glasses", "stone", { width: 310 }),
	sunglasses: alone("sunglasses", "honey", { width: 300 }),
	"water-bottle": alone("own-water-bottle", "aqua", { height: 240 }),
	// Entertainment
	popcorn: alone("popcorn", "plum", { height: 232 }),
	cinema: alone("film-projector", "plum", { width: 256 }),
	ticket: alone("admission-tickets", "lilac", { width: 252, lift: 12 }),
	clapper: alone("clapper-board", "plum"),
	bowling: alone("bowling", "navy", { height: 226 }),
	arcade: alone("joystick", "lilac"),
	microphone: alone("microphone", "plum", { height: 226 }),
	"game-console": alone("video-game", "blue", { width: 256 }),
	headphones: staged(
		"sunrise",
		alone("own-headphones", "peach", { height: 236 }),
	),
	radio: alone("radio", "sky", { width: 244 }),
	guitar: alone("guitar", "honey", { height: 232 }),
	concert: alone("studio-microphone", "navy", { height: 232 }),
	"circus-tent": alone("circus-tent", "coral"),
	"ferris-wheel": alone("ferris-wheel", "navy", { height: 236 }),
	trophy: alone("trophy", "navy"),
	"musical-notes": alone("musical-notes", "lilac", { lift: 26 }),
	// Home
	sofa: alone("couch-and-lamp", "lime"),
	chair: alone("chair", "sand", { height: 226 }),
	"light-bulb": alone("light-bulb", "honey", { height: 226 }),
	"picture-frame": alone("framed-picture", "sand", { width: 240 }),
	towels: alone("own-towels", "sand", { height: 206 }),
	"potted-plant": alone("potted-plant", "mint", { height: 232 }),
	cactus: alone("cactus", "lime", { height: 226 }),
	// Gadgets
	speaker: alone("own-speaker", "blue", { height: 206 }),
	charger: alone("electric-plug", "blue"),
	battery: staged("arch", alone("own-power-bank", "mint", { height: 240 })),
	phone: alone("mobile-phone", "blue", { height: 232 }),
	"smart-home": alone("house", "sky"),
	watch: alone("watch", "stone", { height: 236 }),
	// Second deals of a kind, each with a picture of its own; at the end, since the studio follows from the place
	"milk-coffee": staged(
		"window",
		together(
			"sky",
			{ object: "own-patongko", x: 58, width: 186 },
			{ object: "own-milk-coffee", x: -72, height: 204, hot: true },
		),
	),
	"drip-coffee": staged("arch", alone("own-dripper", "coral", { height: 268 })),
	americano: staged("sunrise", alone("own-americano", "aqua", { height: 262 })),
	"latte-glass": staged(
		"niche",
		together(
			"rose",
			{ object: "own-coffee-beans", x: 88, width: 118 },
			{ object: "own-latte-glass", x: -30, height: 250 },
		),
	),
	"coffee-parcel": together(
		"orchid",
		{ object: "own-coffee-bag", x: -72, height: 206 },
		{ object: "package", x: 66, height: 142 },
	),
	"pearl-tea": staged(
		"close",
		alone("own-pearl-tea", "lilac", { height: 212 }),
	),
	sashimi: alone("own-sashimi", "aqua"),
	grill: staged("sunrise", alone("own-grill", "plum", { hot: true })),
	mortar: together(
		"mint",
		{ object: "hot-pepper", x: 88, height: 112 },
		{ object: "own-mortar", x: -46, height: 216 },
	),
	"hot-stones": staged("niche", alone("own-stones", "mint")),
	"spa-evening": together(
		"orchid",
		{ object: "candle", x: 84, height: 158 },
		{ object: "own-towels", x: -44, height: 168 },
	),
	"make-up": staged("window", alone("own-make-up", "peach")),
	"beauty-trio": together(
		"sky",
		{ object: "lotion-bottle", x: -96, height: 184 },
		{ object: "lipstick", x: 90, height: 150 },
		{ object: "own-perfume", x: -4, height: 208 },
	),
	"beauty-online": together(
		"orchid",
		{ object: "hibiscus", x: 74, height: 118 },
		{ object: "mobile-phone", x: -46, height: 218 },
	),
	boxing: staged("steps", alone("boxing-glove", "coral")),
	"running-medal": together(
		"coral",
		{ object: "sports-medal", x: 96, height: 136 },
		{ object: "running-shoe", x: -48, height: 176 },
	),
	"tooth-family": together(
		"lilac",
		{ object: "tooth", x: -98, height: 148 },
		{ object: "tooth", x: 90, height: 128 },
		{ object: "tooth", x: 28, height: 92 },
		{ object: "tooth", x: -36, height: 76 },
	),
	coat: staged("arch", alone("coat", "sand", { height: 226 })),
	"room-key": staged("niche", alone("old-key", "lilac", { lift: 24 })),
	"left-luggage": together(
		"honey",
		{ object: "briefcase", x: 66, height: 132 },
		{ object: "luggage", x: -66, height: 216 },
	),
	"phone-music": together(
		"coral",
		{ object: "musical-note", x: 92, height: 112, lift: 72 },
		{ object: "mobile-phone", x: -46, height: 222 },
	),
	"phone-battery": together(
		"lime",
		{ object: "battery", x: 76, height: 152 },
		{ object: "mobile-phone", x: -52, height: 218 },
	),
};

/** Dishes that are drawn as from above. */
const plated = [
	"sushi",
	"curry-rice",
	"bento",
	"doughnut",
	"waffle",
	"pie",
	"salad",
	"sandwich",
	"croissant",
	"strawberry-cake",
	"sashimi",
];
/** Studios in which one object stands well; neighbours in the lists above differ. */
const forOne: readonly CompositionName[] = [
	"sunrise",
	"close",
	"window",
	"steps",
	"niche",
	"arch",
];
/** Those with room for two, or for what hovers. */
const forMore: readonly CompositionName[] = [
	"window",
	"sunrise",
	"niche",
	"arch",
];

/** The studio of a scene. The latte is the design's own picture. */
export function compositionOf(name: string): CompositionName {
	if (name === "iced-latte") return "arch";
	const own = scenes[name]?.composition;
	if (own) return own;
	if (plated.includes(name)) return "table";
	const isWide = scenes[name]?.objects.some(
		({ lift = 0 }, _, all) => all.length > 1 || lift > 0,
	);
	const fitting = isWide ? forMore : forOne;
	const index = Object.keys(scenes).indexOf(name);
	return fitting[index % fitting.length] ?? "arch";
}
