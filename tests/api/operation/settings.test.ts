// The settings: defaults, and the message of each wrong value (docs/operating.md).
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import {
	buildFolderOf,
	projectRoot,
} from "../../../server/config/projectFolders";
import { serverUrl } from "../../../server/config/serverUrl";
import { SettingsError } from "../../../server/config/settingRules";
import { readSettings } from "../../../server/config/settings";
import { pushSettings } from "../support/pushService";

const own = {
	SIGNATURE_KEY: "a-signature-key-of-ours",
	TOKEN_KEY: "a-token-key-of-our-own",
};

test("without settings the server is the demo on the embedded database", () => {
	expect(readSettings({})).toEqual({
		port: 3000,
		host: "127.0.0.1",
		dataDir: expect.stringMatching(/\/\.data$/),
		databaseUrl: "",
		databasePool: 20,
		databaseTimeoutMs: 15_000,
		demo: true,
		startsAt: null,
		signatureKey: "galaxy-gift-demo",
		tokenKey: "galaxy-gift-demo-token-key",
		allowedOrigins: [],
		ratePerClient: 300,
		ratePerAddress: 0,
		trustedProxies: null,
		metrics: false,
		eventLogDays: 365,
		launchCodeSeconds: 600,
		emailDomains: [],
		smsWebhook: null,
		push: null,
		logLevel: "warn",
	});
});

test("DATABASE_URL switches demo mode off and requires keys", () => {
	const DATABASE_URL = "postgresql://gift@db/gift";
	expect(() => readSettings({ DATABASE_URL })).toThrow(SettingsError);
	expect(readSettings({ DATABASE_URL, ...own })).toMatchObject({
		databaseUrl: DATABASE_URL,
		demo: false,
		signatureKey: own.SIGNATURE_KEY,
		tokenKey: own.TOKEN_KEY,
		ratePerClient: 300,
		ratePerAddress: 3000,
		logLevel: "info",
	});
	expect(readSettings({ DATABASE_URL, DEMO: "1" }).demo).toBe(true);
});

test.each([
	["2026-12-15T23:59:50+07:00", "2026-12-15T16:59:50.000Z"],
	["2026-12-15T16:59Z", "2026-12-15T16:59:00.000Z"],
])("NOW=%s starts the demo's clock at that time", (NOW, begin) => {
	expect(readSettings({ NOW }).startsAt?.toISOString()).toBe(begin);
	expect(() => readSettings({ NOW, DEMO: "0", ...own })).toThrow(
		/^NOW is refused outside demo mode/,
	);
});

test("an empty value counts as unset", () => {
	const blank = { PORT: "", DATA_DIR: " ", TRUST_PROXY: "", LOG_LEVEL: " " };
	expect(readSettings(blank)).toEqual(readSettings({}));
});

test("an @ in the path of SMS_WEBHOOK_URL is not read as a user", () => {
	const SMS_WEBHOOK_URL = "https://sms.example/@gift";
	const SMS_WEBHOOK_KEY = "k".repeat(16);
	const { smsWebhook } = readSettings({ SMS_WEBHOOK_URL, SMS_WEBHOOK_KEY });
	expect(smsWebhook?.url).toBe(SMS_WEBHOOK_URL);
});

test.each([
	["127.0.0.1", "http://localhost:3000"],
	["0.0.0.0", "http://0.0.0.0:3000"],
	["gift.example", "http://gift.example:3000"],
	["::", "http://[::]:3000"],
])("HOST=%s is printed as %s", (host, address) => {
	expect(serverUrl(host, 3000)).toBe(address);
	expect(readSettings({ HOST: host }).host).toBe(host);
});

test.each([
	[undefined, "dist"],
	["", "dist"],
	[" ", "dist"],
	["build", "build"],
	["test-results/run-1/dist", "test-results/run-1/dist"],
	["../elsewhere", "../elsewhere"],
	["/srv/elsewhere", "/srv/elsewhere"],
])("BUILD_DIR=%s is the folder %s", (name, folder) => {
	expect(buildFolderOf(name)).toBe(resolve(projectRoot, folder));
});

test.each([
	".",
	"/",
	"..",
	"src",
	"server/",
	"./tools",
	"dist/../src/ui",
	".git",
	"node_modules",
])("BUILD_DIR=%s is refused, since it has sources", (name) => {
	expect(() => buildFolderOf(name)).toThrow(/^BUILD_DIR must be/);
});

test("lists may contain spaces", () => {
	const { allowedOrigins } = readSettings({
		ALLOWED_ORIGINS: "https://a.example, http://localhost:5173",
	});
	expect(allowedOrigins).toEqual([
		"https://a.example",
		"http://localhost:5173",
	]);
});

test("a network may be a single address", () => {
	const TRUST_PROXY = "10.0.0.1/32, 2001:db8::1/128";
	expect(readSettings({ TRUST_PROXY }).trustedProxies).not.toBeNull();
});

describe("each wrong value has one clear line", () => {
	test.each<[NodeJS.ProcessEnv, RegExp]>([
		[{ PORT: "eighty" }, /^PORT must be/],
		[{ PORT: "65536" }, /^PORT must be/],
		[{ PORT: "-1" }, /^PORT must be/],
		[{ NOW: "midnight" }, /^NOW must be a date and time/],
		[{ NOW: "0" }, /^NOW must be a date and time/],
		[{ NOW: "2026-12-15" }, /^NOW must be a date and time/],
		[{ NOW: "2026-12-15T23:59:50" }, /^NOW must be a date and time/],
		[{ NOW: "2026-02-30T12:00:00+07:00" }, /^NOW must be a date and time/],
		[{ NOW: "2026-13-01T12:00:00+07:00" }, /^NOW must be a date and time/],
		[{ DEMO: "yes" }, /^DEMO must be 0 or 1/],
		[{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must be/],
		// Three quarters of one connection leave no connection for a transaction.
		[{ DATABASE_POOL: "1" }, /^DATABASE_POOL must be/],
		[{ ALLOWED_ORIGINS: "app.example" }, /^ALLOWED_ORIGINS must be/],
		[{ ALLOWED_ORIGINS: "https://a.example/path" }, /^ALLOWED_ORIGINS must be/],
		[{ ALLOWED_ORIGINS: "," }, /^ALLOWED_ORIGINS must be/],
		[{ DATA_DIR: "memory://" }, /^DATA_DIR must be a folder/],
		[{ RATE_LIMIT_PER_CLIENT: "-1" }, /^RATE_LIMIT_PER_CLIENT must be/],
		[
			{ RATE_LIMIT_PER_CLIENT: "1000001" },
			/^RATE_LIMIT_PER_CLIENT must be a whole number from 0 to 1000000\.$/,
		],
		[{ RATE_LIMIT_PER_ADDRESS: "many" }, /^RATE_LIMIT_PER_ADDRESS must be/],
		[{ TRUST_PROXY: "2" }, /^TRUST_PROXY must be 0, 1, or addresses/],
		[{ TRUST_PROXY: "10.0.0.0/33" }, /^TRUST_PROXY must be/],
		[{ TRUST_PROXY: "10.0.0.1, proxy" }, /^TRUST_PROXY must be/],
		[{ TRUST_PROXY: "," }, /^TRUST_PROXY must be/],
		[{ METRICS: "yes" }, /^METRICS must be 0 or 1/],
		[{ EVENT_LOG_DAYS: "-1" }, /^EVENT_LOG_DAYS must be a whole number/],
		[{ LAUNCH_CODE_SECONDS: "0" }, /^LAUNCH_CODE_SECONDS must be a whole/],
		[{ LAUNCH_CODE_SECONDS: "86401" }, /^LAUNCH_CODE_SECONDS must be a whole/],
		[{ EMAIL_DOMAINS: "@gmail.com" }, /^EMAIL_DOMAINS must be/],
		[{ EMAIL_DOMAINS: "gmail" }, /^EMAIL_DOMAINS must be/],
		[{ SMS_WEBHOOK_URL: "sms.example" }, /^SMS_WEBHOOK_URL must be/],
		[
			{ SMS_WEBHOOK_URL: "https://user:word@sms.example/send" },
			/^SMS_WEBHOOK_URL must be .* without a user name or password/,
		],
		[
			{ SMS_WEBHOOK_URL: "https://sms.example/send" },
			/^SMS_WEBHOOK_URL and SMS_WEBHOOK_KEY must be set together/,
		],
		[{ SMS_WEBHOOK_KEY: "short" }, /^SMS_WEBHOOK_KEY must be/],
		[{ SIGNATURE_KEY: "short" }, /^SIGNATURE_KEY must be/],
		[{ DEMO: "1", NODE_ENV: "production" }, /^DEMO=1 is refused/],
		[{ NODE_ENV: "production" }, /^SIGNATURE_KEY must be set/],
		[{ NODE_ENV: "Production " }, /^SIGNATURE_KEY must be set/],
		[{ NODE_ENV: "prod" }, /^NODE_ENV must be production, development or /],
		[{ HOST: "http://gift.example/" }, /^HOST must be/],
		[{ ...own, DEMO: "0", TOKEN_KEY: " ".repeat(17) }, /^TOKEN_KEY must be/],
		[{ DEMO: "0", SIGNATURE_KEY: own.SIGNATURE_KEY }, /^TOKEN_KEY must be set/],
		// The demo value of the other key, and the key that is in every build.
		[
			{ ...own, DEMO: "0", TOKEN_KEY: "galaxy-gift-demo" },
			/^TOKEN_KEY must be set outside demo mode/,
		],
		[
			{ ...own, DEMO: "0", SIGNATURE_KEY: "galaxy-gift-demo-token-key" },
			/^SIGNATURE_KEY must be set outside demo mode/,
		],
		[
			{ ...own, TOKEN_KEY: own.SIGNATURE_KEY },
			/^TOKEN_KEY must differ from SIGNATURE_KEY/,
		],
		[
			{
				...own,
				SMS_WEBHOOK_URL: "https://sms.example/send",
				SMS_WEBHOOK_KEY: own.SIGNATURE_KEY,
			},
			/^SMS_WEBHOOK_KEY must differ from SIGNATURE_KEY/,
		],
		[
			{
				...own,
				SMS_WEBHOOK_URL: "https://sms.example",
				SMS_WEBHOOK_KEY: own.TOKEN_KEY,
			},
			/^SMS_WEBHOOK_KEY must differ from TOKEN_KEY/,
		],
	])("%o", (environment, line) => {
		expect(() => readSettings(environment)).toThrow(SettingsError);
		expect(() => readSettings(environment)).toThrow(line);
		expect(() => readSettings(environment)).not.toThrow(/\n/);
	});
});

describe("the keys of push messages", () => {
	const { PUSH_ALLOW_LOOPBACK, ...keys } = pushSettings();

	test("must be set together; without them there are no messages", () => {
		expect(readSettings({}).push).toBeNull();
		expect(readSettings({ ...keys, DEMO: "0", ...own }).push).toEqual({
			publicKey: keys.PUSH_PUBLIC_KEY,
			privateKey: keys.PUSH_PRIVATE_KEY,
			contact: keys.PUSH_CONTACT,
			allowsLoopback: false,
		});
		for (const name of Object.keys(keys))
			expect(() => readSettings({ ...keys, [name]: "" })).toThrow(
				/must be set together\.$/,
			);
	});

	test.each<[string, object, RegExp]>([
		[
			"of two pairs",
			{ PUSH_PRIVATE_KEY: pushSettings().PUSH_PRIVATE_KEY },
			/must be a pair/,
		],
		[
			"that are no keys",
			{ PUSH_PRIVATE_KEY: "A".repeat(43) },
			/must be a pair/,
		],
		["that are too short", { PUSH_PUBLIC_KEY: "BAAA" }, /^PUSH_PUBLIC_KEY/],
		["with a contact that is none", { PUSH_CONTACT: "me" }, /^PUSH_CONTACT/],
		[
			"with half an address as contact",
			{ PUSH_CONTACT: "https://[" },
			/^PUSH_CONTACT/,
		],
		[
			"for this machine outside demo mode",
			{ PUSH_ALLOW_LOOPBACK, DEMO: "0", ...own },
			/refused outside demo mode/,
		],
	])("%s are refused", (_, wrong, sentence) => {
		expect(() => readSettings({ ...keys, ...wrong })).toThrow(sentence);
	});
});
