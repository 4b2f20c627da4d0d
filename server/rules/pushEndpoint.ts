// The address of a push subscription: the server posts to it, so it must be no address inside the operator's network.
import { blockListOf, isWithin } from "../config/networks";

/** Networks that are not the public internet. */
const privateNetworks = blockListOf([
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.168.0.0/16",
	"198.18.0.0/15",
	"224.0.0.0/4",
	"240.0.0.0/4",
	"::/96",
	"64:ff9b::/96",
	"64:ff9b:1::/48",
	"100::/64",
	"2001::/32",
	"2002::/16",
	"fc00::/7",
	"fe80::/10",
	"fec0::/10",
	"ff00::/8",
]);

export const isPrivateAddress = (address: string): boolean =>
	isWithin(privateNetworks, address);

/** Whether messages may be sent to the endpoint: https to a host name or, for tests, this machine's address. What the name resolves to is checked at each connection. */
export function isPushEndpoint(endpoint: string, allowsLoopback: boolean) {
	if (!URL.canParse(endpoint)) return false;
	const { href, protocol, hostname, port, username, password } = new URL(
		endpoint,
	);
	// Browsers send a normalised address; any other may be too long for the index.
	if (href !== endpoint || username + password !== "") return false;
	if (allowsLoopback && hostname === "127.0.0.1") return protocol === "http:";
	const hasName = /^[^[]+\.[a-z][a-z0-9-]*$/.test(hostname);
	return protocol === "https:" && port === "" && hasName;
}
