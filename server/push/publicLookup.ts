// Looks a host up for a connection, and refuses one whose name leads into a private network.
import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivateAddress } from "../rules/pushEndpoint";

export const privateAddressCode = "PRIVATE_ADDRESS";

export const publicLookup: LookupFunction = (hostname, options, callback) =>
	lookup(hostname, { ...options, all: true }, (error, addresses) => {
		const [first] = addresses ?? [];
		if (error || !first) return callback(error, []);
		if (addresses.some(({ address }) => isPrivateAddress(address))) {
			const refusal = new Error("the host is in a private network");
			return callback(Object.assign(refusal, { code: privateAddressCode }), []);
		}
		if (options.all) return callback(null, addresses);
		callback(null, first.address, first.family);
	});
