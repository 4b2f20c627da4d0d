// The address of a client, behind proxies too (TRUST_PROXY).
import { isIP } from "node:net";
import type { Context } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";
import { isWithin } from "../config/networks";
import type { Settings } from "../config/settings";
import type { AppEnv } from "./appEnv";

/** The /64 of an IPv6 address, which one customer has whole; an IPv4 address as it is. */
const limitedNetwork = (address: string): string =>
	isIP(address) === 6
		? `${expandIPv6(address).split(":").slice(0, 4).join(":")}::/64`
		: address;

/** An address in small letters, without the port and brackets that some proxies write, and IPv4 without its IPv6 form. */
const plainAddress = (hop: string) =>
	hop
		.trim()
		.toLowerCase()
		.replace(/^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/, "$1$2")
		.replace(/^::ffff:(?=\d+\.)/, "");

/** The key that limits are counted by: the nearest address that is not a trusted proxy's; for IPv6 its /64 network. */
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
