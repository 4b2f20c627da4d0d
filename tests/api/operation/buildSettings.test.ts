// The settings of a build: defaults, and the message of each wrong value (docs/operating.md).
import { describe, expect, test } from "vitest";
import {
	cspSourcesOf,
	readBuildSettings,
} from "../../../server/config/buildSettings";
import { SettingsError } from "../../../server/config/settingRules";

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
		[{ VITE_GAME_URL: "https://me@game.example" }, /^VITE_GAME_URL must be/],
		[{ VITE_GAME_URL: "https://g.example/;x" }, /^VITE_GAME_URL must be/],
		[{ VITE_SHARE_URL: "//gift.example" }, /^VITE_SHARE_URL must be/],
		[
			{ VITE_SUPORT_PHONE: "1800" },
			/^VITE_SUPORT_PHONE is no setting .*_PHONE/,
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
