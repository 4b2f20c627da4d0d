// Finds or installs nginx and runs it with the configuration of docs/operating.md: TLS, HTTP/2, brotli, separate hosts for the app and the API.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { atExit } from "./atExit";
import { runCommand } from "./command";
import { installPackages } from "./debian";
import { freePort } from "./freePort";

const program = "/usr/sbin/nginx";
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Runs a program that must succeed. */
async function run(name: string, ...args: string[]) {
	const { status, output } = await runCommand(name, args);
	if (status !== 0) throw new Error(`${name} failed:\n${output}`);
}

/** Creates a certificate authority, a certificate for the hosts, and a home folder with which Chromium trusts it. */
async function createCertificates(folder: string, hosts: string[]) {
	const file = (name: string) => join(folder, name);
	const home = file("home");
	const database = join(home, ".pki/nssdb");
	mkdirSync(database, { recursive: true });
	const names = hosts.map((host) => `DNS:${host}`).join();
	const request =
		"req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2";
	await run(
		"openssl",
		...request.split(" "),
		...["-subj", "/CN=Galaxy Gift test authority"],
		...["-addext", "keyUsage=critical,keyCertSign,cRLSign"],
		...["-keyout", file("ca.key"), "-out", file("ca.pem")],
	);
	await run(
		"openssl",
		...request.split(" "),
		...["-subj", `/CN=${hosts[0]}`, "-addext", `subjectAltName=${names}`],
		...["-addext", "basicConstraints=critical,CA:FALSE"],
		...["-CA", file("ca.pem"), "-CAkey", file("ca.key")],
		...["-keyout", file("host.key"), "-out", file("host.pem")],
	);
	await run("certutil", "-d", `sql:${database}`, "-N", "--empty-password");
	await run(
		"certutil",
		...["-d", `sql:${database}`, "-A", "-t", "C,,", "-n", "test"],
		...["-i", file("ca.pem")],
	);
	return { key: file("host.key"), certificate: file("host.pem"), home };
}

/** All nginx blocks of docs/operating.md, joined. */
function documentedBlocks(): string {
	const text = readFileSync("docs/operating.md", "utf8");
	const blocks = [...text.matchAll(/```nginx\n(.*?)```/gs)];
	return blocks.map(([, block]) => block).join("\n");
}

/** Replaces what an operator would change. Throws when the document no longer has it. */
function adapt(text: string, changes: Record<string, string>): string {
	return Object.entries(changes).reduce((changed, [from, to]) => {
		if (!changed.includes(from))
			throw new Error(`docs/operating.md no longer has "${from}"`);
		return changed.replaceAll(from, to);
	}, text);
}

async function waitForPort(port: number, child: ChildProcess) {
	while (child.exitCode === null) {
		const socket = connect(port, "127.0.0.1");
		const isListening = await once(socket, "connect").then(
			() => true,
			() => false,
		);
		socket.destroy();
		if (isListening) return;
		await pause(20);
	}
	throw new Error("nginx exited before it listened");
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;

/**
 * Starts nginx in an empty folder. `dist` is a build or a link to one; `apis` are the ports of the API processes
 * in the order of the documented upstream. Throws an error of one sentence when nginx is missing and cannot be installed.
 */
export async function startNginx(
	folder: string,
	dist: string,
	ports: { app: number; apis: [number, number] },
) {
	const packages = [
		"nginx-light",
		"libnginx-mod-http-brotli-static",
		"libnss3-tools",
	];
	const isInstalled = () =>
		[program, brotli, "/usr/bin/certutil"].every(existsSync);
	const reason = isInstalled() ? null : await installPackages(...packages);
	if (!isInstalled())
		throw new Error(
			`nginx was not found, and Debian's packages ${reason ? `could not be installed (${reason})` : "lack its files"}. Install nginx and try again.`,
		);
	const hosts = ["gift.example", "api.gift.example"];
	const { key, certificate, home } = await createCertificates(folder, hosts);
	const [first, second] = ports.apis;
	const servers = adapt(documentedBlocks(), {
		"listen 80;": `listen 127.0.0.1:${await freePort()};`,
		"listen [::]:80;": "",
		"listen [::]:443 ssl http2;": "",
		"listen 443 ssl http2;": `listen 127.0.0.1:${ports.app} ssl http2;`,
		"Host api.gift.example;": `Host api.gift.example:${ports.app};`,
		"/etc/ssl/gift.pem": certificate,
		"/etc/ssl/gift.key": key,
		"/srv/gift/current/dist": dist,
		"127.0.0.1:3001": `127.0.0.1:${first}`,
		"127.0.0.1:3002": `127.0.0.1:${second}`,
	});
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${join(folder, name)};`,
	);
	const config = join(folder, "nginx.conf");
	writeFileSync(
		config,
		[
			`load_module ${brotli};`,
			...(process.getuid?.() === 0 ? ["user root;"] : []),
			`daemon off; pid ${join(folder, "nginx.pid")}; error_log ${join(folder, "error.log")};`,
			"events {}",
			"http {",
			"include /etc/nginx/mime.types; access_log off;",
			...temporary,
			servers,
			"}",
		].join("\n"),
	);
	const child = spawn(program, ["-e", join(folder, "error.log"), "-c", config]);
	const end = () => child.kill("SIGTERM");
	const forget = atExit(end);
	await waitForPort(ports.app, child);
	return {
		appOrigin: `https://gift.example:${ports.app}`,
		apiOrigin: `https://api.gift.example:${ports.app}`,
		/** The HOME and the arguments of a browser that trusts the certificate and reaches both hosts on this machine. */
		home,
		arguments: [`--host-resolver-rules=MAP *gift.example 127.0.0.1`],
		async stop() {
			forget();
			end();
			await once(child, "exit");
		},
	};
}
