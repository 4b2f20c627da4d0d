// The addresses to which push messages may be sent: never one of a private network.
import { expect, test } from "vitest";
import {
	isPrivateAddress,
	isPushEndpoint,
} from "../../../../server/rules/pushEndpoint";

test.each([
	...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254"],
	...["172.16.0.1", "192.168.1.1", "224.0.0.1", "255.255.255.255"],
	...["::", "::1", "fc00::1", "fd12::1", "fe80::1", "ff02::1"],
	...[
		"::ffff:127.0.0.1",
		"::ffff:10.0.0.1",
		"64:ff9b::a00:1",
		"64:ff9b:1::a00:1",
		...["::10.0.0.1", "fec0::1", "2001::a00:1", "2002:a00:1::1"],
	],
])("the address %s is private", (address) => {
	expect(isPrivateAddress(address)).toBe(true);
});

test.each([
	"8.8.8.8",
	"172.32.0.1",
	"2001:4860::1",
	"2606:4700::1",
	"::ffff:8.8.8.8",
])("the address %s is public", (address) => {
	expect(isPrivateAddress(address)).toBe(false);
});

test.each([
	"https://fcm.googleapis.com/fcm/send/a:b",
	"https://updates.push.services.mozilla.com/wpush/v2/a",
	"https://web.push.apple.com/a",
])("%s is a push service", (endpoint) => {
	expect(isPushEndpoint(endpoint, false)).toBe(true);
});

test.each([
	...["https://localhost/", "https://a.localhost./", "https://0x7f.1/"],
	...["https://127.1/", "ftp://push.example.com/", "http://127.0.0.1/"],
	...["https://push.example.com:8443/", "https://a:b@push.example.com/"],
])("%s is refused as a push service", (endpoint) => {
	expect(isPushEndpoint(endpoint, false)).toBe(false);
});

test("an address that is not in its normal form is refused as a push service", () => {
	for (const endpoint of [
		...["HTTPS://push.example.com/", " https://push.example.com/"],
		"https://push.example.com/ก",
	])
		expect(isPushEndpoint(endpoint, false)).toBe(false);
});

test("the setting for tests allows this machine, but only by its IP address over http", () => {
	expect(isPushEndpoint("http://127.0.0.1:5000/a", true)).toBe(true);
	for (const other of ["http://localhost:5000/a", "http://10.0.0.1/a"])
		expect(isPushEndpoint(other, true)).toBe(false);
});
