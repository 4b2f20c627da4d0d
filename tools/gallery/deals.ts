// Finds a deal of the demo programme by what it shows, so that the pictures survive a change of the programme.
import { programme } from "../../server/demo/content/programme";
import type { SeedPrivilege } from "../../server/store/content/programmeContent";

/** The 4-digit reference of the first deal that fits. Throws when the programme has none. */
function dealWith(fits: (deal: SeedPrivilege) => boolean): string {
	const deal = programme.privileges.find(fits);
	if (!deal) throw new Error(`The programme has no deal that ${fits}`);
	return String(deal.privilege_id);
}

const closedBrands = new Set(
	programme.brands
		.filter((brand) => !brand.is_available)
		.map((brand) => brand.brand_id),
);
const isOpen = (deal: SeedPrivilege) => !closedBrands.has(deal.brand_id);

export const deals = {
	hero: "1001",
	onceEach: dealWith((it) => it.limits.customer === 1 && it.type === 4),
	soldOut: dealWith((it) => it.entry_used >= it.entry_total && it.type === 4),
	physical: dealWith((it) => it.type === 1 && isOpen(it)),
	notStarted: dealWith((it) => it.valid_from_days > 0 && isOpen(it)),
	closed: dealWith((it) => closedBrands.has(it.brand_id)),
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
