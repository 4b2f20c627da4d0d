// Looks up a host for a connection, and refuses one whose name resolves into a private network.
import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "../rules/pushEndpoint";

export const privateAddressCode = "PRIVATE_ADDRESS";

/** Time limit of a query to a name server, which is not repeated. */
const timeoutMs = 3000;

/** Reads the machine's name servers again for each lookup. */
const systemResolver = () => new Resolver({ timeout: timeoutMs, tries: 1 });

/** The addresses of a host; only IPv4 or IPv6 if `family` is 4 or 6. Throws for a name without addresses. */
async function addressesOf(
	hostname: string,
	family: number,
	resolver: Resolver,
): Promise<LookupAddress[]> {
	const version = isIP(hostname);
	if (version !== 0) return [{ address: hostname, family: version }];
	// localhost is this machine, whatever a name server replies (RFC 6761).
	if (/(^|\.)localhost\.?$/i.test(hostname))
		return [{ address: "127.0.0.1", family: 4 }];
	const lookups = await Promise.allSettled([
		family === 6 ? [] : resolver.resolve4(hostname),
		family === 4 ? [] : resolver.resolve6(hostname),
	]);
	const addresses = lookups.flatMap((it) =>
		it.status === "fulfilled" ? it.value : [],
	);
	const failed = lookups.find((it) => it.status === "rejected");
	if (addresses.length === 0) throw failed?.reason;
	return addresses.map((address) => ({ address, family: isIP(address) }));
}

async function publicAddresses(
	...host: Parameters<typeof addressesOf>
): Promise<LookupAddress[]> {
	const addresses = await addressesOf(...host);
	if (!addresses.some(({ address }) => isPrivateAddress(address)))
		return addresses;
	const refusal = new Error("the host is in a private network");
	throw Object.assign(refusal, { code: privateAddressCode });
}

/**
 * Creates a function for Node's `lookup` option. Node's own lookup blocks one of four
 * threads, which files and pictures need too, until a name server answers.
 */
export const createPublicLookup =
	(newResolver: () => Resolver = systemResolver): LookupFunction =>
	(hostname, options, callback) => {
		const family = Number(String(options.family ?? 0).replace("IPv", ""));
		publicAddresses(hostname, family, newResolver()).then(
			(addresses) => {
				const [first] = addresses;
				if (options.all || !first) callback(null, addresses);
				else callback(null, first.address, first.family);
			},
			(error) => callback(error, []),
		);
	};

export const publicLookup = createPublicLookup();
