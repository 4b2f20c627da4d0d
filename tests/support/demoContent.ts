// The demo's content as its files have it, for tests and benches.
import { demoContentFolder } from "../../server/demo/seedDemo";
import type {
	Content,
	PrivilegeEntry,
} from "../../server/store/content/contentSchema";
import { readContent } from "../../server/store/content/readContent";

/** The demo's content: every kind, its codes being made by the import. */
export const demoContent = {
	codes: [],
	...readContent(demoContentFolder).content,
} as Required<Content>;

/** Days from the import of a date of the demo ("+30d", "today"). */
export const daysOf = (date: string): number =>
	date === "today" ? 0 : Number(date.replace(/d$/, ""));

interface Period {
	valid_from: string;
	valid_through: string;
}
/** Whether it is on today. */
export const isCurrent = ({ valid_from, valid_through }: Period): boolean =>
	daysOf(valid_from) <= 0 && daysOf(valid_through) >= 0;

/** What is left of a privilege's stock after the import. */
export const stockOf = ({ entry_total, entry_used = 0 }: PrivilegeEntry) =>
	entry_total - entry_used;

const closedBrands = demoContent.brands
	.filter((it) => it.is_available === false)
	.map((it) => it.brand_id);

/** Whether its brand's stores are open. */
export const isOpen = (it: PrivilegeEntry): boolean =>
	!closedBrands.includes(it.brand_id);

/** Whether everybody may claim it several times, from good stock. */
export const isOrdinary = (it: PrivilegeEntry): boolean =>
	it.type === 4 &&
	isOpen(it) &&
	!it.criteria &&
	!it.hidden &&
	!it.limit_group &&
	daysOf(it.valid_from) < 0 &&
	daysOf(it.valid_through) > 0 &&
	Object.values(it.limits ?? {}).every((limit) => limit >= 10);
