// The server's settings from the environment (docs/operating.md), validated once at the start.
import { createECDH } from "node:crypto";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { blockListOf, isNetwork } from "./networks";
import { projectRoot } from "./projectFolders";
import {
	commaSeparated,
	demoSignatureKey,
	isOrigin,
	SettingsError,
} from "./settingRules";

/** Public keys, refused outside demo mode. */
const demoKeys = {
	SIGNATURE_KEY: demoSignatureKey,
	TOKEN_KEY: "galaxy-gift-demo-token-key",
};

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

const wholeNumber = (least: number, most: number, what = "a whole number") =>
	[
		v.pipe(
			v.string(),
			v.regex(/^\d{1,9}$/),
			v.transform(Number),
			v.minValue(least),
			v.maxValue(most),
		),
		`${what} from ${least} to ${most}`,
	] as const;

/** A timestamp with its UTC offset, of an existing day. */
const offsetDateTime = v.pipe(
	v.string(),
	v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/),
	v.check((text) => {
		const day = text.slice(0, 10);
		return Date.parse(text) > 0 && new Date(day).toJSON().startsWith(day);
	}),
	v.transform((text) => new Date(text)),
);

const textAs = <T>(text: string, value: T) =>
	v.pipe(
		v.literal(text),
		v.transform(() => value),
	);
const flag = v.union([textAs("0", false), textAs("1", true)]);
const orEmpty = <S extends v.GenericSchema<string, string>>(schema: S) =>
	v.union([v.literal(""), schema]);
const secret = v.pipe(v.string(), v.minLength(16));

/** Whether fetch can post to the address; it refuses one with a user or a password. */
function isFetchable(value: string): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol, username, password } = new URL(value);
	return /^https?:$/.test(protocol) && username + password === "";
}

/** Whether the push services can reach the operator at the address. */
const isContact = (value: string): boolean =>
	/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(value) && URL.canParse(value);

/** Per setting: the schema and the description of valid values. */
const rules = {
	PORT: wholeNumber(0, 65_535, "a port number"),
	HOST: [v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), "a host name or address"],
	DATA_DIR: [v.pipe(v.string(), v.regex(/^(?!\w+:\/\/)/)), "a folder"],
	DATABASE_URL: [
		orEmpty(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/))),
		"an address that begins with postgres://",
	],
	DEMO: [flag, "0 or 1"],
	NOW: [
		v.union([textAs("", null), offsetDateTime]),
		"a date and time such as 2026-12-15T23:59:50+07:00",
	],
	SIGNATURE_KEY: [secret, "16 characters or more"],
	TOKEN_KEY: [secret, "16 characters or more"],
	ALLOWED_ORIGINS: [
		v.pipe(commaSeparated, v.everyItem(isOrigin)),
		"origins such as https://gift.example, separated by commas",
	],
	RATE_LIMIT_PER_CLIENT: wholeNumber(0, 1_000_000),
	RATE_LIMIT_PER_ADDRESS: wholeNumber(0, 1_000_000),
	TRUST_PROXY: [
		v.union([
			textAs("0", null),
			textAs("1", "nearest" as const),
			v.pipe(commaSeparated, v.everyItem(isNetwork), v.transform(blockListOf)),
		]),
		"0, 1, or addresses such as 10.0.0.1 and 10.1.0.0/16, separated by commas",
	],
	METRICS: [flag, "0 or 1"],
	EVENT_LOG_DAYS: wholeNumber(0, 36_500, "a whole number of days"),
	LAUNCH_CODE_SECONDS: wholeNumber(1, 86_400, "a whole number of seconds"),
	EMAIL_DOMAINS: [
		v.pipe(
			commaSeparated,
			v.everyItem((domain) => /^[\w-]+(\.[\w-]+)+$/.test(domain)),
			v.mapItems((domain) => domain.toLowerCase()),
		),
		"domains such as gmail.com, separated by commas",
	],
	SMS_WEBHOOK_URL: [
		orEmpty(v.pipe(v.string(), v.regex(/^\S+$/), v.check(isFetchable))),
		"an address such as https://sms.example/send, without a user name or password",
	],
	SMS_WEBHOOK_KEY: [orEmpty(secret), "16 characters or more"],
	PUSH_PUBLIC_KEY: [
		orEmpty(v.pipe(v.string(), v.regex(/^B[\w-]{86}$/))),
		"a public key made by npm run push:keys",
	],
	PUSH_PRIVATE_KEY: [
		orEmpty(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
		"a private key made by npm run push:keys",
	],
	PUSH_CONTACT: [
		orEmpty(v.pipe(v.string(), v.check(isContact))),
		"an address such as mailto:support@gift.example or https://gift.example",
	],
	PUSH_ALLOW_LOOPBACK: [flag, "0 or 1"],
	LOG_LEVEL: [v.picklist(logLevels), `one of ${logLevels.join(", ")}`],
	DATABASE_POOL: wholeNumber(2, 1000),
	DATABASE_TIMEOUT_MS: wholeNumber(100, 600_000, "a whole number of ms"),
} as const;

type Name = keyof typeof rules;
type Value<N extends Name> = v.InferOutput<(typeof rules)[N][0]>;

const reader =
	(environment: NodeJS.ProcessEnv) =>
	<N extends Name>(name: N, defaultValue: string): Value<N> => {
		const [schema, expected] = rules[name];
		const result = v.safeParse(
			schema,
			environment[name]?.trim() || defaultValue,
		);
		if (!result.success)
			throw new SettingsError(`${name} must be ${expected}.`);
		return result.output as Value<N>;
	};

/** Whether NODE_ENV is production. Throws SettingsError for an unknown value: "prod" would start a demo. */
export function isProduction({ NODE_ENV = "" }: NodeJS.ProcessEnv): boolean {
	const value = NODE_ENV.trim().toLowerCase();
	if (!["", "production", "development", "test"].includes(value))
		throw new SettingsError(
			"NODE_ENV must be production, development or test, or unset.",
		);
	return value === "production";
}

/** Only the settings of the store. Throws SettingsError for a wrong one. */
export function readStoreSettings(environment: NodeJS.ProcessEnv) {
	const read = reader(environment);
	return {
		dataDir: resolve(read("DATA_DIR", join(projectRoot, ".data"))),
		/** Empty for the embedded database in dataDir. */
		databaseUrl: read("DATABASE_URL", ""),
		/** Connections to PostgreSQL per process. */
		databasePool: read("DATABASE_POOL", "20"),
		/** The time limit of a statement in ms; a call that exceeds it fails with 503. */
		databaseTimeoutMs: read("DATABASE_TIMEOUT_MS", "15000"),
	};
}
export type StoreSettings = ReturnType<typeof readStoreSettings>;

function isKeyPair(publicKey: string, privateKey: string): boolean {
	const pair = createECDH("prime256v1");
	try {
		pair.setPrivateKey(privateKey, "base64url");
	} catch {
		return false;
	}
	return pair.getPublicKey("base64url") === publicKey;
}

/** The keys of Web Push messages; null if none are set. */
function readPush(read: ReturnType<typeof reader>, demo: boolean) {
	const publicKey = read("PUSH_PUBLIC_KEY", "");
	const privateKey = read("PUSH_PRIVATE_KEY", "");
	const contact = read("PUSH_CONTACT", "");
	const allowsLoopback = read("PUSH_ALLOW_LOOPBACK", "0");
	if (allowsLoopback && !demo)
		throw new SettingsError(
			"PUSH_ALLOW_LOOPBACK is refused outside demo mode.",
		);
	const given = [publicKey, privateKey, contact];
	if (given.every((it) => it === "")) return null;
	if (given.includes(""))
		throw new SettingsError(
			"PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT must be set together.",
		);
	if (!isKeyPair(publicKey, privateKey))
		throw new SettingsError(
			"PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair made by npm run push:keys.",
		);
	return { publicKey, privateKey, contact, allowsLoopback };
}
export type PushSettings = NonNullable<ReturnType<typeof readPush>>;

/** All settings of the server. Throws SettingsError for a wrong one. */
export function readSettings(environment: NodeJS.ProcessEnv) {
	const read = reader(environment);
	const store = readStoreSettings(environment);
	const { databaseUrl } = store;
	const production = isProduction(environment);
	const demo = read("DEMO", databaseUrl || production ? "0" : "1");
	if (demo && production)
		throw new SettingsError(
			"DEMO=1 is refused with NODE_ENV=production: anyone could sign in as anyone.",
		);

	const startsAt = read("NOW", "");
	if (startsAt && !demo)
		throw new SettingsError(
			"NOW is refused outside demo mode: a real server uses the system clock.",
		);

	const key = (name: keyof typeof demoKeys) => {
		const value = read(name, demoKeys[name]);
		if (!demo && Object.values(demoKeys).includes(value))
			throw new SettingsError(
				`${name} must be set outside demo mode: the demo value is public.`,
			);
		return value;
	};
	const signatureKey = key("SIGNATURE_KEY");
	const tokenKey = key("TOKEN_KEY");

	const url = read("SMS_WEBHOOK_URL", "");
	const smsKey = read("SMS_WEBHOOK_KEY", "");
	for (const [name, value] of Object.entries({
		TOKEN_KEY: tokenKey,
		SMS_WEBHOOK_KEY: smsKey,
	}))
		if (value === signatureKey)
			throw new SettingsError(
				`${name} must differ from SIGNATURE_KEY, which anyone can read in a build of the app.`,
			);
	if (smsKey === tokenKey)
		throw new SettingsError(
			"SMS_WEBHOOK_KEY must differ from TOKEN_KEY: the receiver of the text messages could sign in as anyone with it.",
		);
	if ((url === "") !== (smsKey === ""))
		throw new SettingsError(
			"SMS_WEBHOOK_URL and SMS_WEBHOOK_KEY must be set together.",
		);

	return {
		...store,
		port: read("PORT", "3000"),
		host: read("HOST", "127.0.0.1"),
		demo,
		/** The start of the server's clock; null for the machine's time. */
		startsAt,
		signatureKey,
		tokenKey,
		/** Origins that may call the API besides the server's own. */
		allowedOrigins: read("ALLOWED_ORIGINS", ""),
		/** Requests per minute; 0 for no limit. */
		ratePerClient: read("RATE_LIMIT_PER_CLIENT", "300"),
		ratePerAddress: read("RATE_LIMIT_PER_ADDRESS", demo ? "0" : "3000"),
		/** Proxies whose X-Forwarded-For is trusted; "nearest" is the peer of the connection. */
		trustedProxies: read("TRUST_PROXY", "0"),
		metrics: read("METRICS", "0"),
		/** Days that event and search logs are kept; 0 keeps them for ever. */
		eventLogDays: read("EVENT_LOG_DAYS", "365"),
		/** The most seconds that a launch code may still be valid when it arrives. */
		launchCodeSeconds: read("LAUNCH_CODE_SECONDS", "600"),
		/** Domains of the emails that may sign in; empty for every domain. */
		emailDomains: read("EMAIL_DOMAINS", ""),
		/** Where text messages are posted to; null for nowhere. */
		smsWebhook: url === "" ? null : { url, key: smsKey },
		/** The keys of Web Push; null if the server sends no push messages. */
		push: readPush(read, demo),
		logLevel: read("LOG_LEVEL", demo ? "warn" : "info"),
	};
}
export type Settings = ReturnType<typeof readSettings>;
