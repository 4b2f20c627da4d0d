// When a waiting update may be offered: never during a lock, not for a day after Later (O08).
import { expect, test } from "vitest";
import {
	mayOfferUpdate,
	updateSnoozeMs,
} from "../../../../src/domain/app/updateOffer";

const now = 1_800_000_000_000;
const free = { waiting: true, isLocked: false, postponedAt: null, now };

test.each([
	["waiting and everyone idle", {}, true],
	["nothing waits", { waiting: false }, false],
	["a tab holds the update lock", { isLocked: true }, false],
	["put off a minute ago", { postponedAt: now - 60_000 }, false],
	[
		"put off almost a day ago",
		{ postponedAt: now - updateSnoozeMs + 1 },
		false,
	],
	["put off a day ago", { postponedAt: now - updateSnoozeMs }, true],
	[
		"put off in the future: the clock was set back",
		{ postponedAt: now + 1 },
		true,
	],
	[
		"put off a day ago, but locked",
		{ postponedAt: now - updateSnoozeMs, isLocked: true },
		false,
	],
])("%s", (_name, change, may) => {
	expect(mayOfferUpdate({ ...free, ...change })).toBe(may);
});
