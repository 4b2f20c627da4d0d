// The address of a client, behind proxies too (TRUST_PROXY).
import { isIP } from "node:net";
import type { Context } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";
import { isWithin } from "../config/networks";
import type { Settings } from "../config/settings";
import type { AppEnv } from "./appEnv";

/** The /64 network of an IPv6 address, because one customer may use all of it; an IPv4 address unchanged. */
const limitedNetwork = (address: string): string =>
	isIP(address) === 6
		? `${expandIPv6(address).split(":").slice(0, 4).join(":")}::/64`
		: address;

/** An address in lower case, without the port and brackets that some proxies add; an IPv4-mapped IPv6 address becomes IPv4. */
const plainAddress = (hop: string) =>
	hop
		.trim()
		.toLowerCase()
		.replace(/^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/, "$1$2")
		.replace(/^::ffff:(?=\d+\.)/, "");

/** The key that limits are counted by: the nearest address that is not a trusted proxy's, for IPv6 its /64 network. */
export function clientAddress(
	c: Context<AppEnv>,
	trusted: Settings["trustedProxies"],
): string {
	const forwarded = c.req.header("x-forwarded-for")?.split(",") ?? [];
	const hops = [...forwarded, c.env.incoming.socket.remoteAddress ?? ""]
		.map(plainAddress)
		.reverse();
	let client = hops[0] ?? "";
	for (const [at, hop] of hops.entries()) {
		if (isIP(hop) === 0) break;
		client = hop;
		const isTrusted =
			trusted === "nearest" ? at === 0 : trusted && isWithin(trusted, hop);
		if (!isTrusted) break;
	}
	return limitedNetwork(client);
}
