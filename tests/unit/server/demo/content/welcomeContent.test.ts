// The demo's welcome announcements are current, and have pictures and existing targets.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { daysOf, demoContent } from "../../../../support/demoContent";

const pictures = readdirSync(
	join(import.meta.dirname, "../../../../../server/demo/pictures"),
);

test.each(demoContent.welcome_announcements)(
	"the announcement $picture leads to $path",
	(it) => {
		expect(pictures).toContain(`${it.picture}.webp`);
		const group = /pvg_ref=(PVG_\d+)$/.exec(it.path)?.[1];
		expect(demoContent.group_deals.map((deal) => deal.alt_reference)).toContain(
			group,
		);
		expect(daysOf(it.valid_from)).toBeLessThanOrEqual(0);
		expect(daysOf(it.valid_through)).toBeGreaterThan(0);
	},
);
