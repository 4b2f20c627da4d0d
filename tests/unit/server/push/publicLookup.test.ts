// The lookup of a push service's host returns no address of a private network, and a name server that does not answer blocks no thread (X08). @vitest-environment node
import { createSocket, type Socket } from "node:dgram";
import { type LookupAddress, promises } from "node:dns";
import { once } from "node:events";
import type { LookupFunction } from "node:net";
import { afterEach, expect, test } from "vitest";
import {
	createPublicLookup,
	privateAddressCode,
	publicLookup,
} from "../../../../server/push/publicLookup";

/** The record types of a lookup (RFC 1035, RFC 3596), and their addresses. */
const addressType = { 1: "4", 28: "6" } as const;
type Records = Partial<Record<"4" | "6", string[]>>;

const bytesOf = (address: string) =>
	address.includes(":")
		? Buffer.from(address.replaceAll(":", ""), "hex")
		: Buffer.from(address.split(".").map(Number));

/** The reply to a DNS question: these addresses, or none of its type. */
function replyTo(question: Buffer, records: Records): Buffer {
	const nameEnd = question.indexOf(0, 12) + 1;
	const type = question.readUInt16BE(nameEnd) as keyof typeof addressType;
	const found = records[addressType[type]] ?? [];
	const head = Buffer.from(question.subarray(0, 12));
	head.writeUInt16BE(0x8180, 2);
	head.writeUInt16BE(found.length, 6);
	head.fill(0, 8);
	const answers = found.map((address) => {
		const data = bytesOf(address);
		const record = Buffer.alloc(12);
		// A pointer to the name in the question; class 1 is the internet.
		record.writeUInt16BE(0xc00c, 0);
		record.writeUInt16BE(type, 2);
		record.writeUInt16BE(1, 4);
		record.writeUInt16BE(data.length, 10);
		return Buffer.concat([record, data]);
	});
	return Buffer.concat([head, question.subarray(12, nameEnd + 4), ...answers]);
}

const servers: Socket[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) server.close();
});

/** A lookup that uses a name server with these records; with null the name server never answers. */
async function lookupWith(records: Records | null) {
	const server = createSocket("udp4");
	servers.push(server);
	const asked = { count: 0 };
	server.on("message", (question, { port, address }) => {
		asked.count++;
		if (records) server.send(replyTo(question, records), port, address);
	});
	server.bind(0, "127.0.0.1");
	await once(server, "listening");
	const lookup = createPublicLookup(() => {
		const resolver = new promises.Resolver({ timeout: 100, tries: 1 });
		resolver.setServers([`127.0.0.1:${server.address().port}`]);
		return resolver;
	});
	return { lookup, asked };
}

/** The result of a lookup: its error or its addresses. */
const resultOf = (
	lookup: LookupFunction,
	hostname: string,
	options: Parameters<LookupFunction>[1],
) =>
	new Promise<unknown>((resolve) =>
		lookup(
			hostname,
			options,
			(error, address: string | LookupAddress[], family) =>
				resolve(error ?? (options.all ? address : { address, family })),
		),
	);

const host = "push.example.com";
const public4 = { address: "203.0.113.9", family: 4 };
const public6 = { address: "2606:4700:0:0:0:0:0:1", family: 6 };
const inRecords: Records = {
	"4": [public4.address],
	"6": ["2606:4700:0000:0000:0000:0000:0000:0001"],
};
const shown6 = { ...public6, address: "2606:4700::1" };

// The bug: lookups of five hosts at a name server that did not answer blocked all threads of the process, so it could not read files or pictures.
test("a lookup uses none of the threads that files and pictures need", async () => {
	const looked = resultOf(publicLookup, host, { all: true });
	expect(process.getActiveResourcesInfo()).not.toContain("GetAddrInfoReqWrap");
	await looked;
});

test("a name server that never answers gets one question for each record type, and the lookup times out", async () => {
	const { lookup, asked } = await lookupWith(null);
	expect(await resultOf(lookup, host, { all: true })).toMatchObject({
		code: "ETIMEOUT",
	});
	expect(asked.count).toBe(2);
});

test("a lookup returns the addresses in the form of Node's own lookup", async () => {
	const { lookup } = await lookupWith(inRecords);
	const found = (options: object) => resultOf(lookup, host, options);
	expect(await found({ all: true })).toEqual([public4, shown6]);
	expect(await found({})).toEqual(public4);
	expect(await found({ all: true, family: 4 })).toEqual([public4]);
	expect(await found({ family: 6 })).toEqual(shown6);
	expect(await found({ family: "IPv6" })).toEqual(shown6);
});

test("a host with addresses of only one IP version is found", async () => {
	const { lookup } = await lookupWith({ "6": inRecords["6"] });
	expect(await resultOf(lookup, host, { all: true })).toEqual([shown6]);
	expect(await resultOf(lookup, host, { family: 4 })).toMatchObject({
		code: "ENODATA",
	});
});

test("the lookup of an address returns it without asking a name server", async () => {
	const { lookup, asked } = await lookupWith(null);
	expect(await resultOf(lookup, public4.address, {})).toEqual(public4);
	expect(await resultOf(lookup, "2606:4700::1", {})).toEqual(shown6);
	expect(asked.count).toBe(0);
});

test.each([
	["this machine", "localhost", {}],
	["a part of this machine", "gift.localhost", {}],
	["an address of this machine", "127.0.0.1", {}],
	["another private network", host, { "4": ["10.0.0.7"] }],
	["one beside a public one", host, { "4": ["203.0.113.9", "10.0.0.7"] }],
	["one of the other version", host, { ...inRecords, "4": ["10.0.0.7"] }],
])("a name that resolves to %s is refused", async (_to, name, records) => {
	const { lookup } = await lookupWith(records);
	for (const all of [true, false])
		expect(await resultOf(lookup, name, { all })).toMatchObject({
			code: privateAddressCode,
		});
});
