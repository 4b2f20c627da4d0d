// Finds a deal of the demo programme by what it shows, so that the pictures survive a change of the programme.
import type { PrivilegeEntry } from "../../server/store/content/contentSchema";
import {
	daysOf,
	demoContent,
	isOpen,
	isOrdinary,
	stockOf,
} from "../../tests/support/demoContent";

/** The 4-digit reference of the first deal that fits. Throws when the programme has none. */
function dealWith(fits: (deal: PrivilegeEntry) => boolean): string {
	const deal = demoContent.privileges.find(fits);
	if (!deal) throw new Error(`No deal of the demo programme fits ${fits}`);
	return String(deal.privilege_id);
}

/** The 4-digit references of the deals that pictures and journeys open, by what they show. */
export const deals = {
	hero: "1001",
	onceEach: dealWith((it) => it.limits?.customer === 1 && it.type === 4),
	soldOut: dealWith((it) => stockOf(it) === 0 && it.type === 4),
	physical: dealWith((it) => it.type === 1 && isOpen(it)),
	notStarted: dealWith((it) => daysOf(it.valid_from) > 0 && isOpen(it)),
	closed: dealWith((it) => !isOpen(it)),
	otherDevice: dealWith((it) => it.criteria?.flagship === true && isOpen(it)),
	large: dealWith((it) => it.display === "large" && isOpen(it)),
	activity: dealWith((it) => it.used_for === "announcement"),
	link: dealWith((it) => it.type === 9 && it.display_type === 1 && isOpen(it)),
	linkButton: dealWith(
		(it) => it.type === 9 && it.display_type === 2 && isOpen(it),
	),
	online: dealWith((it) => it.type === 8 && isOpen(it)),
	/** A barcode for each rule of 2 §5. */
	formats: (
		["EAN13", "ITF", "ITF14", "pharmacode", "codabar", "MSI"] as const
	).map((format) => ({
		format,
		reference: dealWith((it) => it.barcode_format === format && isOpen(it)),
	})),
};

/** The references of this many deals that everybody may claim. */
export const ordinaryDeals = (count: number): string[] =>
	demoContent.privileges
		.filter((it) => isOrdinary(it) && stockOf(it) > 0)
		.slice(0, count)
		.map(({ privilege_id }) => String(privilege_id));
