// The settings of a build: defaults, and the message of each wrong value (docs/operating.md).
import { describe, expect, test } from "vitest";
import {
	cspSourcesOf,
	demoKeyNotice,
	readBuildSettings,
} from "../../../server/config/buildSettings";
import { SettingsError } from "../../../server/config/settingRules";
import { buildNameOf } from "../../../tools/build/buildName";

const host = {
	VITE_API_HOST: "https://api.example",
	VITE_SIGNATURE_KEY: "a-signature-key-of-ours",
};

test("without settings the build is the demo, served with its API", () => {
	expect(readBuildSettings({ HOME: "/root" })).toEqual({
		VITE_API_HOST: "",
		VITE_ALLOWED_API_HOSTS: "",
		VITE_SIGNATURE_KEY: "galaxy-gift-demo",
		VITE_DEMO: "0",
		VITE_MAP_TILE_URL: "",
		VITE_MAP_ATTRIBUTION: "",
		VITE_SUPPORT_PHONE: "02 123 4567",
		VITE_GAME_URL: "",
		VITE_SHARE_URL: "",
		VITE_REPORT_URL: "",
	});
});

test("a build with the demo's key has a warning, unless it is a demo", () => {
	const notice = (environment: Record<string, string>) =>
		demoKeyNotice(readBuildSettings(environment));
	const line = /^This build has the demo's key[^\n]+VITE_SIGNATURE_KEY[^\n]+$/;
	expect(notice({})).toMatch(line);
	expect(notice({ VITE_SIGNATURE_KEY: "galaxy-gift-demo" })).toMatch(line);
	expect(notice(host)).toBeNull();
	expect(notice({ VITE_DEMO: "1" })).toBeNull();
});

describe("a build's name", () => {
	const commit = { id: "14fbcc7", date: "2027-02-17T12:00:00+07:00" };
	const at = (ms: number) => new Date(Date.UTC(2027, 1, 17, 5, 0, 0, ms));

	test("is that of the commit, unless the environment sets one", () => {
		expect(buildNameOf({}, commit, at(0))).toEqual({
			VITE_BUILD_ID: commit.id,
			VITE_BUILT_ON: commit.date,
		});
		const own = { VITE_BUILD_ID: "r2", VITE_BUILT_ON: "2027-03-01" };
		for (const known of [commit, null])
			expect(buildNameOf(own, known, at(0))).toEqual(own);
		const VITE_BUILT_ON = own.VITE_BUILT_ON;
		expect(buildNameOf({ VITE_BUILT_ON }, commit, at(0))).toEqual({
			VITE_BUILD_ID: commit.id,
			VITE_BUILT_ON,
		});
	});

	test("is different for each build without git", () => {
		expect(buildNameOf({ VITE_BUILD_ID: " " }, null, at(7))).toEqual({
			VITE_BUILD_ID: "20270217T050000007Z",
			VITE_BUILT_ON: "2027-02-17T05:00:00.007Z",
		});
		const ids = [1, 2].map((ms) => buildNameOf({}, null, at(ms)).VITE_BUILD_ID);
		expect(new Set(ids).size).toBe(2);
	});

	test.each([
		[{ VITE_BUILD_ID: "release 2" }, /^VITE_BUILD_ID must be/],
		[{ VITE_BUILT_ON: "yesterday" }, /^VITE_BUILT_ON must be a date and time/],
	])("with %o is refused", (environment, line) => {
		const read = () => buildNameOf(environment, commit, at(0));
		expect(read).toThrow(SettingsError);
		expect(read).toThrow(line);
	});
});

describe("valid values are kept unchanged", () => {
	test.each<Record<string, string>>([
		{ ...host },
		{ ...host, VITE_API_HOST: "http://localhost:4000" },
		{ VITE_ALLOWED_API_HOSTS: "https://a.example, https://b.example:8443" },
		{
			VITE_MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}{r}.png?key=k-1",
			VITE_MAP_ATTRIBUTION: "© OpenStreetMap",
		},
		{
			VITE_MAP_TILE_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png",
			VITE_MAP_ATTRIBUTION: "ผู้ทำแผนที่",
		},
		{ VITE_SUPPORT_PHONE: "+66 2-123-4567" },
		{ VITE_SUPPORT_PHONE: "1800" },
		{ VITE_GAME_URL: "https://game.example/play?level=1" },
		{ VITE_GAME_URL: "https://game.example/play?set[level]=1" },
		{ VITE_SHARE_URL: "https://gift.example/share" },
		{ VITE_DEMO: "1", VITE_USER_NODE_ENV: "production" },
	])("%o", (environment) => {
		const { VITE_USER_NODE_ENV: _, ...own } = environment;
		expect(readBuildSettings(environment)).toMatchObject(own);
	});
});

describe("each wrong value has one clear line", () => {
	test.each<[Record<string, string>, RegExp]>([
		[{ ...host, VITE_API_HOST: "api.example" }, /^VITE_API_HOST must be an/],
		[{ ...host, VITE_API_HOST: "http://api.example" }, /^VITE_API_HOST must/],
		[{ ...host, VITE_API_HOST: "ws://localhost:4000" }, /^VITE_API_HOST must/],
		[{ ...host, VITE_API_HOST: "https://a.example/api" }, /^VITE_API_HOST/],
		[{ ...host, VITE_API_HOST: "https://a.example/" }, /^VITE_API_HOST must/],
		[{ VITE_API_HOST: host.VITE_API_HOST }, /^VITE_SIGNATURE_KEY must be set/],
		[{ ...host, VITE_SIGNATURE_KEY: "  " }, /^VITE_SIGNATURE_KEY must be set/],
		[
			{ VITE_ALLOWED_API_HOSTS: "https://a.example,b.example" },
			/^VITE_ALLOWED_API_HOSTS must be https origins/,
		],
		[{ VITE_SIGNATURE_KEY: "short" }, /^VITE_SIGNATURE_KEY must be 16/],
		[{ VITE_DEMO: "true" }, /^VITE_DEMO must be 0 or 1/],
		[
			{ VITE_MAP_TILE_URL: "https://t.example/{z}/{x}.png" },
			/^VITE_MAP_TILE_URL must be/,
		],
		[
			{ VITE_MAP_TILE_URL: "http://t.example/{z}/{x}/{y}.png" },
			/^VITE_MAP_TILE_URL must be/,
		],
		[
			{ VITE_MAP_TILE_URL: "https://t.example/{z}/{x}/{y}/{quality}.png" },
			/^VITE_MAP_TILE_URL must be/,
		],
		[
			{ VITE_MAP_TILE_URL: "https://t.example/{z}/{x}/{y}.png" },
			/^VITE_MAP_ATTRIBUTION must be set/,
		],
		[{ VITE_MAP_ATTRIBUTION: "<a>maps</a>" }, /^VITE_MAP_ATTRIBUTION must be/],
		[{ VITE_SUPPORT_PHONE: "call us" }, /^VITE_SUPPORT_PHONE must be/],
		[{ VITE_SUPPORT_PHONE: "tel:021234567" }, /^VITE_SUPPORT_PHONE must be/],
		[{ VITE_GAME_URL: "javascript:alert(1)" }, /^VITE_GAME_URL must be/],
		[{ VITE_GAME_URL: "ftp://localhost/play" }, /^VITE_GAME_URL must be/],
		[{ VITE_GAME_URL: "https://me@game.example" }, /^VITE_GAME_URL must be/],
		[{ VITE_GAME_URL: "https://g.example/;x" }, /^VITE_GAME_URL must be/],
		// The bug: the build accepted this address, but the app did not open it, so it had no game.
		[{ VITE_GAME_URL: "https:game.example/play" }, /^VITE_GAME_URL must be/],
		[{ VITE_GAME_URL: "https://[::1]/play" }, /^VITE_GAME_URL must be/],
		[{ VITE_SHARE_URL: "//gift.example" }, /^VITE_SHARE_URL must be/],
		[
			{ VITE_SUPORT_PHONE: "1800" },
			/^VITE_SUPORT_PHONE is not a setting .*_PHONE.*VITE_BUILT_ON/,
		],
	])("%o", (environment, line) => {
		const read = () => readBuildSettings(environment);
		expect(read).toThrow(SettingsError);
		expect(read).toThrow(line);
		expect(read).not.toThrow(/\n/);
	});
});

test.each<[Record<string, string>, string[], string[]]>([
	[{}, [], []],
	[host, ["https://api.example"], ["https://api.example"]],
	[
		{
			...host,
			VITE_ALLOWED_API_HOSTS: "https://b.example,https://api.example",
		},
		["https://api.example", "https://b.example"],
		["https://api.example", "https://b.example"],
	],
	[
		{
			VITE_MAP_TILE_URL: "https://a.tiles.example/{z}/{x}/{y}.png?key=k",
			VITE_MAP_ATTRIBUTION: "Maps",
		},
		[],
		["https://a.tiles.example"],
	],
	[
		{
			VITE_MAP_TILE_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png",
			VITE_MAP_ATTRIBUTION: "Maps",
		},
		[],
		["https://*.tiles.example"],
	],
	[
		{ VITE_REPORT_URL: "https://reports.example/gift?app=1" },
		["https://reports.example"],
		[],
	],
])(
	"pages of %o may connect to %o and load pictures from %o",
	(environment, connect, image) => {
		expect(cspSourcesOf(readBuildSettings(environment))).toEqual({
			connect,
			image,
		});
	},
);
