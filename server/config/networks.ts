// IP addresses and networks such as 10.0.0.0/8, and whether an address is in one of them.
import { BlockList, isIP } from "node:net";

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Whether a text is an address, or a network such as 10.0.0.0/8. */
export function isNetwork(value: string): boolean {
	const [, address = "", bits = "0"] =
		/^([^/]+)(?:\/(\d+))?$/.exec(value) ?? [];
	const version = isIP(address);
	return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

export function blockListOf(networks: string[]): BlockList {
	const result = new BlockList();
	for (const network of networks) {
		const [address = "", bits] = network.split("/");
		if (bits === undefined) result.addAddress(address, familyOf(address));
		else result.addSubnet(address, Number(bits), familyOf(address));
	}
	return result;
}

export const isWithin = (list: BlockList, address: string): boolean =>
	list.check(address, familyOf(address));
