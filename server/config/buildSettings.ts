// What a build of the app is told (VITE_*), validated once: vite.config.ts puts it into the app, the pages' headers follow it.
import * as v from "valibot";
import type { CspSources } from "./cspSources.ts";
import { isOrigin, list, SettingsError } from "./settingRules.ts";

/** The signature key of a build that serves the demo; anybody may know it. */
const demoSignatureKey = "galaxy-gift-demo";

/** https anywhere; plain http on this very machine alone, as the app itself holds it (src/domain/app/link.ts). */
function isSafeAddress(value: string): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol, hostname, username, password } = new URL(value);
	const isHere = hostname === "localhost" || hostname === "127.0.0.1";
	return (
		(protocol === "https:" || (protocol === "http:" && isHere)) &&
		username + password === "" &&
		!/[\s\\'";,]/.test(value)
	);
}
const isHost = (value: string) => isOrigin(value) && isSafeAddress(value);

/** The address of map tiles with its places filled, to be judged as an address. */
const filled = (template: string) =>
	template
		.replaceAll(/\{[zxy]\}/g, "0")
		.replace("{r}", "")
		.replace("://{s}.", "://a.");
const isTileTemplate = (value: string) =>
	["{z}", "{x}", "{y}"].every((place) => value.includes(place)) &&
	!/[{}]/.test(filled(value)) &&
	isSafeAddress(filled(value));

const orEmpty = (isRight: (value: string) => boolean) =>
	v.pipe(
		v.string(),
		v.check((value) => value === "" || isRight(value)),
	);
const flag = v.picklist(["0", "1"]);

/** Each setting's rule with the words a wrong value is answered with, and what it is when nobody sets it. */
const rules = {
	VITE_API_HOST: [
		orEmpty(isHost),
		"an https origin such as https://api.example",
		"",
	],
	VITE_ALLOWED_API_HOSTS: [
		v.pipe(list, v.everyItem(isHost)),
		"https origins such as https://api.example, separated by commas",
		"",
	],
	VITE_SIGNATURE_KEY: [
		v.pipe(v.string(), v.minLength(16)),
		"16 characters or more",
		demoSignatureKey,
	],
	VITE_DEMO: [flag, "0 or 1", "0"],
	VITE_MAP_TILE_URL: [
		orEmpty(isTileTemplate),
		"an https address with {z}, {x} and {y} (and {s}. before the host, or {r}, where the tiles have them)",
		"",
	],
	VITE_MAP_ATTRIBUTION: [
		v.pipe(v.string(), v.maxLength(120), v.regex(/^[^<>]*$/)),
		"plain text of at most 120 characters",
		"",
	],
	VITE_SUPPORT_PHONE: [
		v.pipe(v.string(), v.regex(/^\+?\d[\d -]{1,18}\d$/)),
		"a telephone number of digits, spaces and dashes",
		"02 123 4567",
	],
	VITE_GAME_URL: [
		orEmpty(isSafeAddress),
		"an https address such as https://game.example/play",
		"",
	],
	VITE_SHARE_URL: [
		orEmpty(isSafeAddress),
		"an https address such as https://gift.example/share",
		"",
	],
} as const;

type Name = keyof typeof rules;

/** The settings of a build, each as the text that the app reads. */
export type BuildSettings = Record<Name, string>;

const isName = (name: string): name is Name => Object.hasOwn(rules, name);
/** What Vite reads or leaves in the environment, and what the build itself adds. */
const ofVite = /^VITE_(BUILD_ID|USER_NODE_ENV|CJS_\w+|CONFIG_\w+)$/;

/** Checks the settings of a build; throws SettingsError with one clear line. An empty value counts as none. */
export function readBuildSettings(
	environment: Record<string, string | undefined>,
): BuildSettings {
	for (const name of Object.keys(environment))
		if (name.startsWith("VITE_") && !isName(name) && !ofVite.test(name))
			throw new SettingsError(
				`${name} is no setting of the build; they are ${Object.keys(rules).join(", ")}.`,
			);
	const read = (name: Name): string => {
		const [schema, wanted, otherwise] = rules[name];
		const value = environment[name]?.trim() || otherwise;
		if (!v.is(schema, value))
			throw new SettingsError(`${name} must be ${wanted}.`);
		return value;
	};
	const host = read("VITE_API_HOST");
	if (host !== "" && !environment.VITE_SIGNATURE_KEY)
		throw new SettingsError(
			"VITE_SIGNATURE_KEY must be set with VITE_API_HOST: the host checks every request with its own key.",
		);
	const tiles = read("VITE_MAP_TILE_URL");
	if (tiles !== "" && read("VITE_MAP_ATTRIBUTION") === "")
		throw new SettingsError(
			"VITE_MAP_ATTRIBUTION must be set with VITE_MAP_TILE_URL: whoever made the tiles is named on the map.",
		);
	return {
		VITE_API_HOST: host,
		VITE_ALLOWED_API_HOSTS: read("VITE_ALLOWED_API_HOSTS"),
		VITE_SIGNATURE_KEY: read("VITE_SIGNATURE_KEY"),
		VITE_DEMO: read("VITE_DEMO"),
		VITE_MAP_TILE_URL: tiles,
		VITE_MAP_ATTRIBUTION: read("VITE_MAP_ATTRIBUTION"),
		VITE_SUPPORT_PHONE: read("VITE_SUPPORT_PHONE"),
		VITE_GAME_URL: read("VITE_GAME_URL"),
		VITE_SHARE_URL: read("VITE_SHARE_URL"),
	};
}

const origin = (address: string) =>
	new URL(filled(address)).origin.replace(
		"://a.",
		address.includes("{s}") ? "://*." : "://a.",
	);
const origins = (addresses: string[]) => [
	...new Set(addresses.filter((each) => each !== "").map(origin)),
];

/** Where the pages of such a build reach besides their own origin (server/middleware/csp.ts). */
export function cspSourcesOf(settings: BuildSettings): CspSources {
	const hosts = [
		settings.VITE_API_HOST,
		...v.parse(list, settings.VITE_ALLOWED_API_HOSTS),
	];
	return {
		connect: origins(hosts),
		image: origins([...hosts, settings.VITE_MAP_TILE_URL]),
	};
}
