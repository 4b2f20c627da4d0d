// The limits of a service: per client and address over all processes, behind proxies, and none for files that exist (X04).
import { describe, expect, test } from "vitest";
import { requestOtp } from "../../../src/contract/sms";
import { messagesTo, newMobile } from "../support/inbox";
import { startLimited, statusFor } from "../support/limitedServers";
import { newMockUserId } from "../support/testServer";

const once = { RATE_LIMIT_PER_ADDRESS: "1" };

describe("the address of a client", () => {
	test("is the connection's; X-Forwarded-For is ignored", async () => {
		const server = await startLimited(once);
		expect(await statusFor(server, "203.0.113.1")).toBe(401);
		expect(await statusFor(server, "203.0.113.2")).toBe(429);
	});

	test("is the last one that the nearest proxy added", async () => {
		const server = await startLimited({ ...once, TRUST_PROXY: "1" });
		expect(await statusFor(server, "203.0.113.1")).toBe(401);
		expect(await statusFor(server, "203.0.113.2")).toBe(401);
		expect(await statusFor(server, "198.51.100.9, 203.0.113.2")).toBe(429);
	});

	test("is the last one that is no trusted proxy's", async () => {
		const TRUST_PROXY = "127.0.0.1, 10.0.0.0/8, 2001:db8:1::/48";
		const server = await startLimited({ ...once, TRUST_PROXY });
		const status = (forwarded: string) => statusFor(server, forwarded);
		expect(await status("203.0.113.1, 10.1.2.3")).toBe(401);
		expect(await status("6.6.6.6, 203.0.113.1, 2001:db8:1::7, 10.9.9.9")).toBe(
			429,
		);
		expect(await status("203.0.113.1, 11.0.0.1")).toBe(401);
		// Not an address: the last proxy's own counts.
		expect(await status("203.0.113.7, <script>")).toBe(401);
		expect(await status("203.0.113.8, <script>")).toBe(429);
		// IPv4 as a socket of both IP versions writes it.
		expect(await status("203.0.113.9, ::ffff:10.9.9.9")).toBe(401);
		expect(await status("::ffff:203.0.113.9")).toBe(429);
		// With ports, as some gateways write them.
		expect(await status("6.6.6.6:1, 203.0.113.10:5678, 10.1.2.3:443")).toBe(
			401,
		);
		expect(await status("203.0.113.10:9, [2001:db8:1::7]:443")).toBe(429);
		expect(await status("[2001:db8:2::1]:50, [2001:db8:1::7]")).toBe(401);
		expect(await status("2001:db8:2::1")).toBe(429);
	});

	test("is the /64 network for IPv6", async () => {
		const server = await startLimited({ ...once, TRUST_PROXY: "1" });
		expect(await statusFor(server, "2001:db8:0:7::1")).toBe(401);
		expect(await statusFor(server, "2001:db8:0:7:ffff::2")).toBe(429);
		expect(await statusFor(server, "2001:db8:0:8::1")).toBe(401);
	});
});

describe("files", () => {
	test("that exist are never limited, missing ones are", async () => {
		const server = await startLimited({ RATE_LIMIT_PER_ADDRESS: "3" });
		const status = async (path: string) =>
			(await fetch(server.client.address + path)).status;
		const missing = ["/assets/gone.js", "/api/v1/nothing", "/content/gone"];
		for (const path of missing) expect(await status(path)).toBe(404);
		for (const path of [...missing, "/gone.png"]) {
			const reply = await fetch(server.client.address + path);
			expect([path, reply.status]).toEqual([path, 429]);
			// It is read in the encoding that its headers name, not in that of the 404.
			expect(await reply.json()).toHaveProperty("error.code", 42900);
		}
		for (let visit = 0; visit < 30; visit++)
			expect(await status("/content/deal-yoga")).toBe(200);
		// Calls have a limit of their own.
		expect(await statusFor(server, "")).toBe(401);
	});
});

test("twenty customers who request a code for one number at once send it one text", async () => {
	const server = await startLimited({});
	const mobile = newMobile();
	const customers = await Promise.all(
		Array.from({ length: 20 }, () =>
			server.client.signIn(newMockUserId("new")),
		),
	);
	const replies = await Promise.all(
		customers.map((me) =>
			server.client.send(requestOtp, { MobileNo: mobile }, me),
		),
	);
	expect(replies.filter((it) => it.status === 200)).toHaveLength(1);
	expect(await messagesTo(server, mobile)).toHaveLength(1);
});
