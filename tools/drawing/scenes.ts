// The scenes of the deals' pictures, by picture name without the deal- prefix; neighbours in a list have different studios.
import type { TintName } from "./colours";
import type { CompositionName } from "./compositions";

/** One object on the plinth, in picture units. */
export interface PlacedObject {
	object: string;
	/** The box the object must fit in; it stands on the box's bottom. */
	width?: number;
	height?: number;
	/** Offset of the object's middle from the plinth's. */
	x?: number;
	/** How far above the plinth it hovers. */
	lift?: number;
	/** Whether steam rises from it. */
	hot?: boolean;
}

/** The objects of a picture, and their studio with its tint. */
export interface Scene {
	composition: CompositionName;
	tint: TintName;
	objects: PlacedObject[];
}

const together = (
	composition: CompositionName,
	tint: TintName,
	...objects: PlacedObject[]
): Scene => ({ composition, tint, objects });
const alone = (
	composition: CompositionName,
	tint: TintName,
	object: string,
	more: Partial<PlacedObject> = {},
) => together(composition, tint, { object, ...more });

export const scenes: Record<string, Scene> = {
	// The design's pictures
	"iced-latte": alone("arch", "sand", "own-iced-latte", { height: 262 }),
	"movie-popcorn": together(
		"sunrise",
		"plum",
		{ object: "clapper-board", x: 92, height: 150 },
		{ object: "popcorn", x: -48, height: 206 },
	),
	"strawberry-cake": alone("table", "peach", "shortcake"),
	"bubble-tea": alone("steps", "mint", "bubble-tea", { height: 226 }),
	"boat-noodles": alone("niche", "peach", "own-boat-noodles", {
		height: 236,
		hot: true,
	}),
	"running-shoe": alone("arch", "aqua", "running-shoe", { height: 190 }),
	hamburger: alone("sunrise", "honey", "hamburger", { height: 180 }),
	"soft-serve": alone("close", "rose", "soft-ice-cream", { height: 232 }),
	sushi: alone("table", "coral", "sushi"),
	croissant: alone("table", "honey", "croissant"),
	"beach-stay": alone("niche", "sky", "beach-with-umbrella"),
	"spa-lotus": alone("arch", "rose", "lotus", { height: 176 }),
	// Food
	"tom-yum": alone("sunrise", "coral", "pot-of-food", { hot: true }),
	"curry-rice": alone("table", "honey", "curry-rice", {
		width: 264,
		hot: true,
	}),
	"basil-rice": together(
		"window",
		"lime",
		{ object: "own-roselle", x: 104, height: 196 },
		{ object: "own-basil-rice", x: -54, width: 250, hot: true },
	),
	shabu: alone("steps", "peach", "shallow-pan-of-food", {
		width: 270,
		hot: true,
	}),
	"meat-platter": alone("arch", "sand", "own-wagyu", { width: 320 }),
	"hot-pot": alone("sunrise", "mint", "own-suki", {
		width: 290,
		height: 230,
		hot: true,
	}),
	bento: alone("table", "mint", "bento-box", { width: 270 }),
	dumplings: alone("window", "peach", "own-gyoza", {
		width: 304,
		x: -4,
		hot: true,
	}),
	"fried-chicken": alone("arch", "sky", "own-chicken-bucket", {
		height: 248,
		width: 300,
	}),
	"french-fries": alone("steps", "coral", "french-fries"),
	takeout: alone("niche", "mint", "own-rice-box", { height: 236, width: 300 }),
	"hot-dog": alone("arch", "honey", "hot-dog"),
	doughnut: alone("table", "rose", "doughnut", { height: 190 }),
	bread: alone("close", "sand", "bread", { height: 190 }),
	cupcake: alone("window", "lilac", "cupcake"),
	waffle: alone("table", "sky", "waffle", { height: 196 }),
	mango: alone("niche", "orchid", "own-mango-rice", { width: 310 }),
	"shaved-ice": alone("arch", "aqua", "own-shaved-ice", { height: 256 }),
	cooking: alone("sunrise", "peach", "cooking", { width: 280, hot: true }),
	"chicken-delivery": alone("arch", "aqua", "own-delivery-scooter", {
		height: 246,
		width: 320,
	}),
	omakase: alone("niche", "navy", "own-omakase", { width: 314 }),
	sandwich: alone("table", "lime", "sandwich", { width: 240 }),
	salad: alone("table", "mint", "green-salad", { width: 252 }),
	shrimp: alone("arch", "aqua", "shrimp"),
	pie: alone("table", "peach", "pie", { width: 250 }),
	// Drinks
	"hot-coffee": alone("close", "sand", "hot-beverage", { hot: true }),
	"coffee-beans": alone("window", "lilac", "own-coffee-bag", { height: 236 }),
	cocoa: alone("steps", "peach", "own-cocoa", { height: 262 }),
	tumbler: alone("niche", "sand", "own-tumbler", { height: 250 }),
	"coffee-class": together(
		"sunrise",
		"honey",
		{ object: "own-coffee-bag", x: -82, height: 206 },
		{ object: "hot-beverage", x: 68, height: 158 },
	),
	matcha: together(
		"sunrise",
		"lilac",
		{ object: "own-matcha-latte", x: 38, height: 220 },
		{ object: "own-matcha-latte", x: -72, height: 244 },
		{ object: "own-whisk", x: 116, height: 124 },
	),
	teapot: together(
		"arch",
		"coral",
		{ object: "own-teapot", x: -70, height: 232 },
		{ object: "own-tea-cookies", x: 88, width: 172 },
	),
	"thai-tea": alone("window", "honey", "own-thai-tea", { height: 262 }),
	coconut: together(
		"sunrise",
		"aqua",
		{ object: "coconut", x: 82, height: 122 },
		{ object: "own-coconut-shake", x: -36, height: 250 },
	),
	"lemon-soda": together(
		"niche",
		"lime",
		{ object: "lemon", x: 78, height: 112 },
		{ object: "own-lime-soda", x: -36, height: 250 },
	),
	"orange-juice": together(
		"arch",
		"honey",
		{ object: "tangerine", x: 76, height: 128 },
		{ object: "own-juice", x: -40, height: 236 },
	),
	milk: alone("niche", "rose", "own-milk-bottles", { height: 250 }),
	cola: alone("close", "coral", "cup-with-straw", { height: 232 }),
	"tropical-drink": alone("window", "aqua", "tropical-drink", { height: 232 }),
	watermelon: alone("steps", "rose", "watermelon", { width: 240 }),
	// Shopping
	"shopping-cart": alone("niche", "orchid", "shopping-cart"),
	basket: together(
		"sunrise",
		"lime",
		{ object: "leafy-green", x: 86, height: 150 },
		{ object: "basket", x: -42, height: 186 },
	),
	egg: alone("niche", "sky", "own-egg-tray", { width: 320 }),
	grapes: alone("arch", "lilac", "own-muscat", { height: 256 }),
	"t-shirt": alone("window", "blue", "t-shirt"),
	dress: alone("steps", "orchid", "dress", { height: 226 }),
	jeans: alone("niche", "sky", "jeans", { height: 220 }),
	"shopping-bags": alone("arch", "orchid", "shopping-bags"),
	backpack: alone("sunrise", "aqua", "backpack", { height: 226 }),
	sandals: alone("close", "honey", "thong-sandal"),
	luggage: alone("window", "sky", "luggage", { height: 226 }),
	"tote-bag": alone("steps", "lilac", "own-tote", { height: 232 }),
	"gift-box": alone("niche", "rose", "wrapped-gift"),
	perfume: alone("arch", "orchid", "own-perfume", { height: 220 }),
	"delivery-truck": alone("sunrise", "lime", "delivery-truck", { width: 264 }),
	package: alone("close", "sand", "package", { height: 190 }),
	cap: alone("window", "sky", "billed-cap", { width: 240 }),
	"high-heel": alone("steps", "rose", "high-heeled-shoe", { height: 196 }),
	// Travel
	airplane: alone("sunrise", "peach", "airplane", { lift: 44, width: 236 }),
	train: alone("arch", "lime", "locomotive", { width: 264 }),
	taxi: alone("sunrise", "honey", "taxi", { width: 270 }),
	ferry: alone("close", "sky", "ferry", { height: 196, width: 220 }),
	car: alone("window", "blue", "automobile", { width: 270 }),
	hotel: alone("steps", "mint", "hotel"),
	island: alone("niche", "aqua", "desert-island", { width: 250 }),
	bed: alone("arch", "lilac", "bed", { width: 264 }),
	"bellhop-bell": alone("sunrise", "honey", "bellhop-bell", { height: 176 }),
	swim: alone("close", "aqua", "ring-buoy"),
	tent: alone("window", "lime", "tent", { width: 256 }),
	camera: alone("steps", "sand", "camera", { width: 244 }),
	"balloon-ride": alone("niche", "sky", "own-air-balloon", {
		lift: 34,
		height: 236,
	}),
	bus: alone("arch", "aqua", "bus", { width: 270 }),
	globe: alone("sunrise", "blue", "globe-showing-asia-australia"),
	passport: alone("close", "sky", "own-passport", { height: 226 }),
	bicycle: alone("window", "mint", "bicycle", { width: 262 }),
	// Beauty
	candle: alone("steps", "lilac", "candle", { height: 226 }),
	"hot-springs": alone("niche", "aqua", "own-onsen", { height: 226 }),
	flower: alone("arch", "rose", "hibiscus"),
	lotion: alone("sunrise", "mint", "lotion-bottle", { height: 226 }),
	"sun-cream": together(
		"arch",
		"honey",
		{ object: "sun", x: 74, height: 132, lift: 66 },
		{ object: "lotion-bottle", x: -44, height: 216 },
	),
	soap: alone("window", "aqua", "soap", { height: 186 }),
	lipstick: alone("steps", "rose", "lipstick", { height: 226 }),
	mirror: alone("niche", "orchid", "mirror", { height: 226 }),
	"nail-polish": alone("arch", "orchid", "own-nail-polish", { height: 226 }),
	hair: alone("sunrise", "rose", "own-hair-dryer", { height: 220 }),
	"skincare-set": together(
		"sunrise",
		"lilac",
		{ object: "lotion-bottle", x: -66, height: 212 },
		{ object: "soap", x: 66, height: 128 },
	),
	// Health
	yoga: alone("window", "mint", "person-in-lotus-position", { height: 226 }),
	muscle: alone("steps", "aqua", "own-dumbbell", { width: 300 }),
	badminton: alone("niche", "lime", "badminton", { height: 226 }),
	stethoscope: alone("arch", "aqua", "stethoscope", { height: 226 }),
	vaccine: alone("sunrise", "sky", "syringe"),
	"heart-check": alone("arch", "rose", "beating-heart", { lift: 26 }),
	pill: alone("window", "mint", "pill", { height: 180 }),
	tooth: alone("steps", "sky", "tooth"),
	toothbrush: alone("niche", "aqua", "toothbrush"),
	glasses: alone("arch", "stone", "glasses", { width: 310 }),
	sunglasses: alone("sunrise", "honey", "sunglasses", { width: 300 }),
	"water-bottle": alone("close", "aqua", "own-water-bottle", { height: 240 }),
	// Entertainment
	popcorn: alone("window", "plum", "popcorn", { height: 232 }),
	cinema: alone("steps", "plum", "film-projector", { width: 256 }),
	ticket: alone("window", "lilac", "admission-tickets", {
		width: 252,
		lift: 12,
	}),
	clapper: alone("arch", "plum", "clapper-board"),
	bowling: alone("sunrise", "navy", "bowling", { height: 226 }),
	arcade: alone("close", "lilac", "joystick"),
	microphone: alone("window", "plum", "microphone", { height: 226 }),
	"game-console": alone("steps", "blue", "video-game", { width: 256 }),
	headphones: alone("sunrise", "peach", "own-headphones", { height: 236 }),
	radio: alone("arch", "sky", "radio", { width: 244 }),
	guitar: alone("sunrise", "honey", "guitar", { height: 232 }),
	concert: alone("close", "navy", "studio-microphone", { height: 232 }),
	"circus-tent": alone("window", "coral", "circus-tent"),
	"ferris-wheel": alone("steps", "navy", "ferris-wheel", { height: 236 }),
	trophy: alone("niche", "navy", "trophy"),
	"musical-notes": alone("sunrise", "lilac", "musical-notes", { lift: 26 }),
	// Home
	sofa: alone("sunrise", "lime", "couch-and-lamp"),
	chair: alone("close", "sand", "chair", { height: 226 }),
	"light-bulb": alone("window", "honey", "light-bulb", { height: 226 }),
	"picture-frame": alone("steps", "sand", "framed-picture", { width: 240 }),
	towels: alone("niche", "sand", "own-towels", { height: 206 }),
	"potted-plant": alone("arch", "mint", "potted-plant", { height: 232 }),
	cactus: alone("sunrise", "lime", "cactus", { height: 226 }),
	// Gadgets
	speaker: alone("close", "blue", "own-speaker", { height: 206 }),
	charger: alone("window", "blue", "electric-plug"),
	battery: alone("arch", "mint", "own-power-bank", { height: 240 }),
	phone: alone("niche", "blue", "mobile-phone", { height: 232 }),
	"smart-home": alone("arch", "sky", "house"),
	watch: alone("sunrise", "stone", "watch", { height: 236 }),
	// Second deals of a kind, each with a picture of its own
	"milk-coffee": together(
		"window",
		"sky",
		{ object: "own-patongko", x: 58, width: 186 },
		{ object: "own-milk-coffee", x: -72, height: 204, hot: true },
	),
	"drip-coffee": alone("arch", "coral", "own-dripper", { height: 268 }),
	americano: alone("sunrise", "aqua", "own-americano", { height: 262 }),
	"latte-glass": together(
		"niche",
		"rose",
		{ object: "own-coffee-beans", x: 88, width: 118 },
		{ object: "own-latte-glass", x: -30, height: 250 },
	),
	"coffee-parcel": together(
		"arch",
		"orchid",
		{ object: "own-coffee-bag", x: -72, height: 206 },
		{ object: "package", x: 66, height: 142 },
	),
	"pearl-tea": alone("close", "lilac", "own-pearl-tea", { height: 212 }),
	sashimi: alone("table", "aqua", "own-sashimi"),
	grill: alone("sunrise", "plum", "own-grill", { hot: true }),
	mortar: together(
		"arch",
		"mint",
		{ object: "hot-pepper", x: 88, height: 112 },
		{ object: "own-mortar", x: -46, height: 216 },
	),
	"hot-stones": alone("niche", "mint", "own-stones"),
	"spa-evening": together(
		"sunrise",
		"orchid",
		{ object: "candle", x: 84, height: 158 },
		{ object: "own-towels", x: -44, height: 168 },
	),
	"make-up": alone("window", "peach", "own-make-up"),
	"beauty-trio": together(
		"arch",
		"sky",
		{ object: "lotion-bottle", x: -96, height: 184 },
		{ object: "lipstick", x: 90, height: 150 },
		{ object: "own-perfume", x: -4, height: 208 },
	),
	"beauty-online": together(
		"window",
		"orchid",
		{ object: "hibiscus", x: 74, height: 118 },
		{ object: "mobile-phone", x: -46, height: 218 },
	),
	boxing: alone("steps", "coral", "boxing-glove"),
	"running-medal": together(
		"niche",
		"coral",
		{ object: "sports-medal", x: 96, height: 136 },
		{ object: "running-shoe", x: -48, height: 176 },
	),
	"tooth-family": together(
		"arch",
		"lilac",
		{ object: "tooth", x: -98, height: 148 },
		{ object: "tooth", x: 90, height: 128 },
		{ object: "tooth", x: 28, height: 92 },
		{ object: "tooth", x: -36, height: 76 },
	),
	coat: alone("arch", "sand", "coat", { height: 226 }),
	"room-key": alone("niche", "lilac", "old-key", { lift: 24 }),
	"left-luggage": together(
		"niche",
		"honey",
		{ object: "briefcase", x: 66, height: 132 },
		{ object: "luggage", x: -66, height: 216 },
	),
	"phone-music": together(
		"arch",
		"coral",
		{ object: "musical-note", x: 92, height: 112, lift: 72 },
		{ object: "mobile-phone", x: -46, height: 222 },
	),
	"phone-battery": together(
		"window",
		"lime",
		{ object: "battery", x: 76, height: 152 },
		{ object: "mobile-phone", x: -52, height: 218 },
	),
};
