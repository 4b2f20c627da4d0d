// When a token from an address is checked with the server, and what a failed first call means (decision 008).
import { expect, test } from "vitest";
import {
	evaluateToken,
	isNewerToken,
	looksSigned,
	shouldCheckToken,
} from "../../../../src/domain/session/offeredToken";

const part = (value: object) =>
	Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (header: object) => `${part(header)}.${part({ sub: "a" })}.sign`;
const facts = (sub: string, exp: number, iat: number | null = null) => ({
	sub,
	exp,
	iat,
});

test.each([
	[token({ alg: "HS256" }), true],
	[token({ alg: "RS256", typ: "JWT" }), true],
	// Both letters that only base64url has.
	[token({ alg: "HS256", kid: "ÿ?>~ÿ?>~ÿ?>" }), true],
	[`?${token({ alg: "HS256" })}`, false],
	[token({ alg: "none" }), false],
	[token({ alg: "NONE" }), false],
	[token({}), false],
	[token({ alg: 1 }), false],
	[token({ alg: "HS256" }).replace(/\.sign$/, "."), false],
	[token({ alg: "HS256" }).replace(/\.sign$/, ""), false],
	[`${token({ alg: "HS256" })}.more`, false],
	["not.json.sign", false],
	["rubbish", false],
	["", false],
	[" ", false],
])("%j looks signed: %j", (text, signed) => {
	expect(looksSigned(text)).toBe(signed);
});

test.each([
	["by when it was issued", facts("a", 1, 20), facts("a", 9, 10), true],
	[
		"by its end where one has no time of issue",
		facts("a", 9),
		facts("a", 1, 5),
		true,
	],
	[
		"by its end where the other has none",
		facts("a", 1, 5),
		facts("a", 9),
		false,
	],
	["the same one", facts("a", 9, 5), facts("a", 9, 5), false],
	["an older one", facts("a", 9, 4), facts("a", 9, 5), false],
] as const)("the newer token is found: %s", (_, one, other, newer) => {
	expect(isNewerToken(one, other)).toBe(newer);
});

const signed = token({ alg: "HS256" });
test.each([
	["nobody signed in", signed, facts("a", 9), null, true],
	["another customer", signed, facts("a", 1), facts("b", 9), true],
	["a newer one of the same", signed, facts("a", 9), facts("a", 1), true],
	["an older one of the same", signed, facts("a", 1), facts("a", 9), false],
	["the very same", signed, facts("a", 9), facts("a", 9), false],
	["unsigned", token({ alg: "none" }), facts("b", 9), null, false],
] as const)(
	"a token is worth checking or not: %s",
	(_, text, offered, current, worth) => {
		expect(shouldCheckToken(text, offered, current)).toBe(worth);
	},
);

test.each([
	[{ reason: "network", status: 0 }, "unknown", "unknown"],
	[{ reason: "timeout", status: 0 }, "unknown", "unknown"],
	[{ reason: "shape", status: 200 }, "unknown", "unknown"],
	[{ reason: "status", status: 500 }, "unknown", "unknown"],
	[{ reason: "status", status: 503 }, "unknown", "unknown"],
	[{ reason: "status", status: 429 }, "unknown", "unknown"],
	[{ reason: "status", status: 423 }, "unknown", "unknown"],
	[{ reason: "status", status: 408 }, "unknown", "unknown"],
	[{ reason: "status", status: 425 }, "unknown", "unknown"],
	[{ reason: "status", status: 401 }, "refused", "refused"],
	[{ reason: "status", status: 403 }, "refused", "refused"],
	[{ reason: "status", status: 404 }, "refused", "refused"],
	[{ reason: "status", status: 400 }, "accepted", "refused"],
] as const)(
	"%j means %s where nobody is signed in, otherwise %s",
	(failure, alone, beside) => {
		expect(evaluateToken(failure, { isAlone: true })).toBe(alone);
		expect(evaluateToken(failure, { isAlone: false })).toBe(beside);
	},
);
