// PGlite with the same parsers for every query.
import {
	PGlite,
	type QueryOptions,
	type Transaction,
	types,
} from "@electric-sql/pglite";

/** drizzle sends its parsers with every query; merging them each time costs as much as a small query. */
const withoutParsers = (options?: QueryOptions): QueryOptions =>
	options?.rowMode ? { rowMode: options.rowMode } : {};

/** The embedded PostgreSQL in `folder`, or in memory for "memory://"; created from `dump` if one is given. */
export class FixedParserPglite extends PGlite {
	constructor(folder: string, dump?: Blob) {
		// drizzle parses timestamps from text.
		const parsers = { [types.TIMESTAMPTZ]: (text: string) => text };
		super(folder, { parsers, ...(dump && { loadDataDir: dump }) });
	}

	override query<T>(text: string, values?: unknown[], options?: QueryOptions) {
		return super.query<T>(text, values, withoutParsers(options));
	}

	/**
	 * One client for all transactions, so that statements are built once: inside `enter`
	 * it uses the open transaction, of which there may be only one at a time.
	 */
	sharedTransactionClient() {
		let current: Transaction | null = null;
		const query = <T>(text: string, values?: unknown[], o?: QueryOptions) => {
			if (!current) throw new Error("no transaction is open");
			return current.query<T>(text, values, withoutParsers(o));
		};
		return {
			inside: new Proxy(this, {
				get: (target, name) =>
					name === "query" ? query : Reflect.get(target, name),
			}),
			enter: <T>(work: () => Promise<T>): Promise<T> =>
				this.transaction(async (tx) => {
					current = tx;
					try {
						return await work();
					} finally {
						current = null;
					}
				}),
		};
	}
}
