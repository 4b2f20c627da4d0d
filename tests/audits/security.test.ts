// Proves that every kind of reply of the running product passes all rules of Mozilla's HTTP Observatory that need no TLS.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildFolder } from "../../server/config/projectFolders";
import { landing } from "../../src/contract/authentication";
import { signedRequest } from "../support/apiClient";
import { builtFiles, startScripts } from "../support/bundle";

const address = process.env.TEST_APP_ADDRESS ?? "";
const stranger = "https://stranger.example";

interface Asked {
	path: string;
	status: number;
	init?: RequestInit;
	/** Creates a signed request that passes the middleware. */
	signed?: () => { path: string; init: RequestInit };
	/** Whether the reply is a page, leads to one or is the worker. */
	isPage?: boolean;
	/** The policy in the page's `<meta>`. */
	documentPolicy?: string | undefined;
	/** Whether pages of other origins may embed the reply. */
	isShared?: boolean;
}

const asset = `/${startScripts()[0]}`;
const icon = `/${builtFiles().find((file) => file.endsWith(".svg"))}`;
const signIn = landing.path;

const replies: Record<string, Asked> = {
	"the page": { path: "/", status: 200, isPage: true },
	"the page at another address": {
		path: "/history?state=history",
		status: 200,
		isPage: true,
	},
	"the page of a shared link": {
		path: "/share?type=detail&cmd_detail_id=PV_1001",
		status: 200,
		isPage: true,
	},
	"the worker": { path: "/sw.js", status: 200, isPage: true },
	"a script": { path: asset, status: 200 },
	"an icon": { path: icon, status: 200 },
	"the manifest": { path: "/manifest.webmanifest", status: 200 },
	"a picture": {
		path: "/content/deal-iced-latte",
		status: 200,
		isShared: true,
	},
	"a picture that is not there": {
		path: "/content/gone",
		status: 404,
		isShared: true,
	},
	"a file that is not there": { path: "/assets/gone.js", status: 404 },
	"a file of the build's own": { path: "/.vite/manifest.json", status: 404 },
	"a reply of the API": {
		path: signIn,
		status: 200,
		signed: () => signedRequest(landing, { mock_user_id: "gold-security" }),
	},
	"a refusal of the API": { path: signIn, status: 400 },
	"a preflight": {
		path: signIn,
		status: 204,
		init: { method: "OPTIONS", headers: { origin: address } },
	},
	"a call of another origin": {
		path: signIn,
		status: 400,
		init: { headers: { origin: stranger } },
	},
	"a call that there is not": { path: "/api/v1/gone", status: 404 },
	"a method that there is not": {
		path: "/history",
		status: 404,
		init: { method: "DELETE" },
	},
	"a redirect": { path: "/demo/", status: 301, isPage: true },
	"the demo page": { path: "/demo", status: 200, isPage: true },
	"a script of the demo page": {
		path: "/demo/page.js",
		status: 200,
		isPage: true,
	},
	"a reply of the demo page": {
		path: "/demo/inbox?mobile=0812345678",
		status: 200,
		isPage: true,
	},
};

type Policy = Map<string, string[]>;

/** The directives of a policy. Throws when one occurs twice. */
function parsePolicy(text: string): Policy {
	const policy: Policy = new Map();
	for (const part of text.split(";")) {
		const [name = "", ...sources] = part.trim().toLowerCase().split(/\s+/);
		if (policy.has(name)) throw new Error(`The policy has ${name} twice`);
		policy.set(name, sources);
	}
	return policy;
}

/** The policy that a page carries in its head. */
const policyIn = (html: string) =>
	/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
		html,
	)?.[1];

const broad =
	/^(\*|(https?|ftp):(\/\/\*(\.\*)?)?|data:|blob:|'unsafe-.*|'strict-dynamic')$/;

/** Each rule of the Observatory as a function that lists what is wrong with a reply; an empty list is a pass. */
const rules: Record<string, (reply: Response, asked: Asked) => string[]> = {
	"content-security-policy": (reply, { documentPolicy }) => {
		const header = [
			...(documentPolicy ? [documentPolicy] : []),
			...(reply.headers.get("content-security-policy") ?? "")
				.split("; ")
				.filter((part) => part !== "" && !documentPolicy?.includes(part)),
		].join("; ");
		if (header === "") return ["the reply has no policy"];
		// Two headers arrive joined by a comma, which no directive contains.
		if (header.includes(",")) return ["the reply has two policies"];
		const policy = parsePolicy(header);
		const sources = (name: string) =>
			policy.get(name) ?? policy.get("default-src") ?? ["*"];
		const wrong: string[] = [];
		if (sources("default-src").join() !== "'none'")
			wrong.push("default-src is not 'none' alone");
		for (const name of ["script-src", "object-src", "style-src", "worker-src"])
			for (const source of sources(name))
				if (broad.test(source)) wrong.push(`${name} allows ${source}`);
		for (const [name, allowed] of policy)
			for (const source of allowed)
				if (/^(http|ftp):/.test(source))
					wrong.push(`${name} allows ${source} without TLS`);
		for (const name of ["base-uri", "form-action", "frame-ancestors"])
			if (policy.get(name)?.join() !== "'none'")
				wrong.push(`${name} is not 'none'`);
		return wrong;
	},
	cookies: (reply) =>
		reply.headers.has("set-cookie") ? ["a cookie is set"] : [],
	"cross-origin-resource-sharing": (reply, { isShared }) => {
		const allowed = reply.headers.get("access-control-allow-origin");
		if (reply.headers.has("access-control-allow-credentials"))
			return ["credentials are allowed"];
		const mayBe = [null, address, ...(isShared ? ["*"] : [])];
		return mayBe.includes(allowed) ? [] : [`${allowed} may read it`];
	},
	"cross-origin-resource-policy": (reply, { isShared }) => {
		const policy = reply.headers.get("cross-origin-resource-policy");
		const right = isShared ? "cross-origin" : "same-origin";
		return policy === right ? [] : [`it is ${policy}`];
	},
	"cross-origin-opener-policy": (reply, { isPage }) => {
		const policy = reply.headers.get("cross-origin-opener-policy");
		return !isPage || policy === "same-origin" ? [] : [`it is ${policy}`];
	},
	"referrer-policy": (reply) => {
		const policy = reply.headers.get("referrer-policy");
		return ["no-referrer", "strict-origin"].includes(policy ?? "")
			? []
			: [`it is ${policy}`];
	},
	"x-content-type-options": (reply) =>
		reply.headers.get("x-content-type-options") === "nosniff"
			? []
			: ["types may be guessed"],
	"permissions-policy": (reply, { isPage }) => {
		const policy = reply.headers.get("permissions-policy") ?? "";
		const wrong = [
			"geolocation=(self)",
			"screen-wake-lock=(self)",
			"clipboard-write=(self)",
			"camera=()",
			"microphone=()",
			"payment=()",
		].filter((part) => !policy.split(", ").includes(part));
		return isPage ? wrong : [];
	},
	redirection: (reply) => {
		const target = reply.headers.get("location");
		return target === null || /^\/(?!\/)/.test(target)
			? []
			: [`it leads to ${target}`];
	},
};

for (const [name, asked] of Object.entries(replies))
	test(`${name} passes every rule`, async () => {
		const { path, init } = asked.signed?.() ?? asked;
		const reply = await fetch(`${address}${path}`, {
			redirect: "manual",
			...init,
		});
		expect(reply.status).toBe(asked.status);
		const documentPolicy = policyIn(await reply.clone().text());
		const wrong = Object.entries(rules).flatMap(([rule, judge]) =>
			judge(reply, { ...asked, documentPolicy }).map(
				(what) => `${rule}: ${what}`,
			),
		);
		expect(wrong).toEqual([]);
	});

test("the page runs only its own scripts, and text becomes markup only through named policies", async () => {
	const reply = await fetch(`${address}/`);
	const html = await reply.text();
	const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)];
	expect(scripts.length).toBeGreaterThan(0);
	for (const [, source] of scripts) expect(source).toMatch(/^\/assets\//);
	expect(html).not.toMatch(/\s(on\w+|style)="/);
	const policy = parsePolicy(policyIn(html) ?? "");
	expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
	expect(policy.get("trusted-types")).toEqual([
		"dompurify",
		"plain-words",
		"worker",
	]);
});

test("the headers for other hosts equal this server's, plus those for TLS", async () => {
	const nginx = readFileSync(join(buildFolder, "hosting/nginx.conf"), "utf8");
	const headers = readFileSync(join(buildFolder, "hosting/_headers"), "utf8");
	const byLocation = new Map(
		[...nginx.matchAll(/location (\S.*) \{\n([^}]*)\}/g)].map(
			([, match = "", body = ""]) => [match, body] as const,
		),
	);
	const own = /^(content-security|cross-origin|permissions|referrer|x-content)/;
	for (const [match, path] of [
		["= /index.html", "/"],
		["= /sw.js", "/sw.js"],
		["^~ /assets/", asset],
	] as const) {
		const sent = [...(await fetch(`${address}${path}`)).headers];
		const body = byLocation.get(match)?.toLowerCase() ?? "";
		for (const [name, value] of sent) {
			if (!own.test(name) && name !== "cache-control") continue;
			expect(body).toContain(`add_header ${name} "${value.toLowerCase()}"`);
			if (match === "= /index.html" && own.test(name))
				expect(headers.toLowerCase()).toContain(
					`${name}: ${value.toLowerCase()}`,
				);
		}
	}
	for (const [, body] of byLocation)
		expect(body).toContain('Strict-Transport-Security "max-age=63072000;');
	expect(headers).toContain("Strict-Transport-Security: max-age=63072000;");
});
