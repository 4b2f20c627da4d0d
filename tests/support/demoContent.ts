// The demo's content, read from its files for tests and benchmarks.
import { demoContentFolder } from "../../server/demo/seedDemo";
import type {
	Content,
	PrivilegeEntry,
} from "../../server/store/content/contentSchema";
import { readContent } from "../../server/store/content/readContent";

/** All kinds of content; `codes` is empty, since the import generates them. */
export const demoContent = {
	codes: [],
	...readContent(demoContentFolder).content,
} as Required<Content>;

/** The number of days from the import to a date of the demo ("+30d", "today"). */
export const daysOf = (date: string): number =>
	date === "today" ? 0 : Number(date.replace(/d$/, ""));

interface Period {
	valid_from: string;
	valid_through: string;
}
/** Whether the period includes today. */
export const isCurrent = ({ valid_from, valid_through }: Period): boolean =>
	daysOf(valid_from) <= 0 && daysOf(valid_through) >= 0;

/** The stock of a privilege after the import. */
export const stockOf = ({ entry_total, entry_used = 0 }: PrivilegeEntry) =>
	entry_total - entry_used;

const closedBrands = demoContent.brands
	.filter((it) => it.is_available === false)
	.map((it) => it.brand_id);

/** Whether the stores of the privilege's brand are open. */
export const isOpen = (it: PrivilegeEntry): boolean =>
	!closedBrands.includes(it.brand_id);

/** Whether any customer may claim the privilege several times: no conditions, and high limits. */
export const isOrdinary = (it: PrivilegeEntry): boolean =>
	it.type === 4 &&
	isOpen(it) &&
	!it.criteria &&
	!it.hidden &&
	!it.limit_group &&
	daysOf(it.valid_from) < 0 &&
	daysOf(it.valid_through) > 0 &&
	Object.values(it.limits ?? {}).every((limit) => limit >= 10);
