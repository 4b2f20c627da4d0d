// Proves which saved codes the dock offers: only those that a shop would accept now.
import { expect, test } from "vitest";
import { readyCodes } from "../../../../src/domain/code/readyCodes";

const now = Date.parse("2026-11-20T05:00:00Z");
const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour).toISOString();

const code = (
	transaction_id: string,
	countdown_time: string | null,
	expiration_datetime: string | null,
	over?: "used" | "ended",
) => ({ transaction_id, countdown_time, expiration_datetime, over });

test.each([
	["neither clock nor end", code("a", null, null), true],
	["a running clock", code("a", at(0.2), at(99)), true],
	["a clock that has run out", code("a", at(-0.1), at(99)), false],
	["past its validity", code("a", null, at(-1)), false],
	["ending this very moment", code("a", null, at(0)), false],
	["used on whatever phone", code("a", null, at(99), "used"), false],
	["ended by the server's word", code("a", null, at(99), "ended"), false],
])("a code with %s is ready: %s", (_name, one, ready) => {
	expect(readyCodes([one], now).length === 1).toBe(ready);
});
