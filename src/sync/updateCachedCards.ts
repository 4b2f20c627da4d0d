// Applies a press to the privileges and claims in all loaded data: cards, details, items of a group or of the history (2 §3, 2 §4).
import type { Query, QueryClient } from "@tanstack/react-query";
import type { ClaimEntry } from "../platform/storage/claimJournal";
import { setLoadedData } from "../queries/changeLoaded";

interface CardChange {
	/** The field that names what is changed. */
	key: "alt_reference" | "ext_transaction_id";
	references: readonly string[];
	/** Only fields that a card has are written. */
	fields: Readonly<Record<string, boolean | string>>;
}

/** The value with the change; the same object where nothing changes. */
function withChange(value: unknown, change: CardChange): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const next = value.map((each) => withChange(each, change));
		return next.some((each, index) => each !== value[index]) ? next : value;
	}
	const copy: Record<string, unknown> = { ...value };
	const fields = change.references.includes(String(copy[change.key]))
		? change.fields
		: {};
	let changed = false;
	for (const [key, field] of Object.entries(copy)) {
		const next = fields[key] ?? withChange(field, change);
		changed ||= next !== field;
		copy[key] = next;
	}
	return changed ? copy : value;
}

/** Writes the fields into every loaded object that the references name, in all queries or only in `queries`. */
export function updateCachedCards(
	client: QueryClient,
	change: CardChange,
	queries: readonly Query[] = client.getQueryCache().getAll(),
) {
	for (const query of queries) {
		const { data } = query.state;
		const next = withChange(data, change);
		if (next !== data) setLoadedData(query, next);
	}
}

/** Runs the work after each load that is now in progress, whose data may be older than a change made now. */
export function afterLoads(client: QueryClient, work: () => void): void {
	const cache = client.getQueryCache();
	const loading = new Set(cache.findAll({ fetchStatus: "fetching" }));
	if (loading.size === 0) return;
	const stop = cache.subscribe(({ type, query }) => {
		const isLoading = query.state.fetchStatus === "fetching";
		if ((isLoading && type !== "removed") || !loading.delete(query)) return;
		if (loading.size === 0) stop();
		// Queued behind this event, so that changes are shown in the order in which they were made.
		queueMicrotask(work);
	});
}

/** Shows a settled claim, until the server's reply to a request after it. */
export function showClaimed(
	client: QueryClient,
	{ state, reference }: ClaimEntry,
): void {
	if (state !== "settled") return;
	const fields = { display_redeem_badge: true, is_already_received: true };
	const show = () =>
		updateCachedCards(client, {
			key: "alt_reference",
			references: [reference],
			fields,
		});
	show();
	afterLoads(client, show);
}
