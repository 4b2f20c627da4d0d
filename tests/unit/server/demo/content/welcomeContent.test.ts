// The demo's welcome announcements: with pictures and existing targets, and current.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { daysOf, demoContent } from "../../../../support/demoContent";

const pictures = readdirSync(
	join(import.meta.dirname, "../../../../../server/demo/pictures"),
);

test.each(demoContent.welcome_announcements)("$picture to $path", (it) => {
	expect(pictures).toContain(`${it.picture}.webp`);
	const group = /pvg_ref=(PVG_\d+)$/.exec(it.path)?.[1];
	expect(demoContent.group_deals.map((deal) => deal.alt_reference)).toContain(
		group,
	);
	expect(daysOf(it.valid_from)).toBeLessThanOrEqual(0);
	expect(daysOf(it.valid_through)).toBeGreaterThan(0);
});
