// The address at which a server can be opened.

/** "localhost" for this machine; an IPv6 address in brackets. */
export function serverUrl(host: string, port: number): string {
	const name = host === "127.0.0.1" ? "localhost" : host;
	return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
