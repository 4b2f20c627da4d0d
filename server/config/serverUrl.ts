// The address at which a server can be opened.

/** Returns the URL, with "localhost" for 127.0.0.1 and brackets around an IPv6 address. */
export function serverUrl(host: string, port: number): string {
	const name = host === "127.0.0.1" ? "localhost" : host;
	return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
