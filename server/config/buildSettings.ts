// The settings of a build of the app (VITE_*): their rules and defaults. tools/build/settings.ts validates them once.
import * as v from "valibot";
import { safeUrl } from "../../src/contract/webAddress.ts";
import type { CspSources } from "./cspSources.ts";
import {
	commaSeparated,
	demoSignatureKey,
	isOrigin,
	SettingsError,
} from "./settingRules.ts";

/** Whether the app may open the address; false for characters that a content security policy cannot contain, and for an IPv6 host. */
const isSafeAddress = (value: string): boolean =>
	safeUrl(value) !== null && !/[\s'";,]|\/\/\[/.test(value);
const isHost = (value: string) => isOrigin(value) && isSafeAddress(value);

/** A tile template with its placeholders replaced, for validation as an address. */
const filledTemplate = (template: string) =>
	template
		.replaceAll(/\{[zxy]\}/g, "0")
		.replace("{r}", "")
		.replace("://{s}.", "://a.");
const isTileTemplate = (value: string) =>
	["{z}", "{x}", "{y}"].every((place) => value.includes(place)) &&
	!/[{}]/.test(filledTemplate(value)) &&
	isSafeAddress(filledTemplate(value));

const orEmpty = (isRight: (value: string) => boolean) =>
	v.pipe(
		v.string(),
		v.check((value) => value === "" || isRight(value)),
	);
const flag = v.picklist(["0", "1"]);

const address = (example: string) =>
	[orEmpty(isSafeAddress), `an https address such as ${example}`, ""] as const;

/** Per setting: the schema, the description of valid values, the default. */
const rules = {
	VITE_API_HOST: [
		orEmpty(isHost),
		"an https origin such as https://api.example",
		"",
	],
	VITE_ALLOWED_API_HOSTS: [
		v.pipe(commaSeparated, v.everyItem(isHost)),
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
		"an https address with {z}, {x} and {y} (and {s}. before the host, or {r}, if the tile server uses them)",
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
	VITE_GAME_URL: address("https://game.example/play"),
	VITE_SHARE_URL: address("https://gift.example/share"),
	VITE_REPORT_URL: address("https://reports.example/gift"),
} as const;

type Name = keyof typeof rules;
const names = Object.keys(rules) as Name[];

export type BuildSettings = Record<Name, string>;

const isName = (name: string): name is Name => Object.hasOwn(rules, name);
/** VITE_* variables that belong to Vite or to the build itself. */
const viteVariables =
	/^VITE_(BUILD_ID|BUILT_ON|USER_NODE_ENV|CJS_\w+|CONFIG_\w+)$/;

/** Validates the settings of a build; throws SettingsError. An empty value counts as unset. */
export function readBuildSettings(
	environment: Record<string, string | undefined>,
): BuildSettings {
	for (const name of Object.keys(environment))
		if (name.startsWith("VITE_") && !isName(name) && !viteVariables.test(name))
			throw new SettingsError(
				`${name} is not a setting of the build. The settings are ${[...names, "VITE_BUILD_ID", "VITE_BUILT_ON"].join(", ")}.`,
			);
	const read = (name: Name): string => {
		const [schema, expected, defaultValue] = rules[name];
		const value = environment[name]?.trim() || defaultValue;
		if (!v.is(schema, value))
			throw new SettingsError(`${name} must be ${expected}.`);
		return value;
	};
	const settings = Object.fromEntries(
		names.map((name) => [name, read(name)]),
	) as BuildSettings;
	if (settings.VITE_API_HOST !== "" && !environment.VITE_SIGNATURE_KEY?.trim())
		throw new SettingsError(
			"VITE_SIGNATURE_KEY must be set with VITE_API_HOST: the host checks every request with its own key.",
		);
	if (settings.VITE_MAP_TILE_URL !== "" && settings.VITE_MAP_ATTRIBUTION === "")
		throw new SettingsError(
			"VITE_MAP_ATTRIBUTION must be set with VITE_MAP_TILE_URL: the map must name the source of its tiles.",
		);
	return settings;
}

/** The notice for a build that has the demo's key but is no demo; null for other builds. */
export const demoKeyNotice = (settings: BuildSettings): string | null =>
	settings.VITE_SIGNATURE_KEY === demoSignatureKey && settings.VITE_DEMO === "0"
		? "This build has the demo's key, which a server outside demo mode refuses: set VITE_SIGNATURE_KEY to the server's SIGNATURE_KEY, or VITE_DEMO=1 for a demo."
		: null;

const origin = (address: string) =>
	new URL(filledTemplate(address)).origin.replace(
		"://a.",
		address.includes("{s}") ? "://*." : "://a.",
	);
const origins = (addresses: string[]) => [
	...new Set(addresses.filter((each) => each !== "").map(origin)),
];

export function cspSourcesOf(settings: BuildSettings): CspSources {
	const hosts = [
		settings.VITE_API_HOST,
		...v.parse(commaSeparated, settings.VITE_ALLOWED_API_HOSTS),
	];
	return {
		connect: origins([...hosts, settings.VITE_REPORT_URL]),
		image: origins([...hosts, settings.VITE_MAP_TILE_URL]),
	};
}
