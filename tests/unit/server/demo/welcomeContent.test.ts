// The demo's welcome announcements: with pictures and existing targets, and current.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { programme } from "../../../../server/demo/content/programme";

const pictures = readdirSync(
	join(import.meta.dirname, "../../../../server/demo/pictures"),
);

test.each(programme.welcomeAnnouncements)("$picture to $path", (it) => {
	expect(pictures).toContain(`${it.picture}.webp`);
	const group = /pvg_ref=(PVG_\d+)$/.exec(it.path)?.[1];
	expect(programme.groupDeals.map((deal) => deal.alt_reference)).toContain(
		group,
	);
	expect(it.valid_from_days).toBeLessThanOrEqual(0);
	expect(it.valid_through_days).toBeGreaterThan(0);
});
