// Every call of the contract in one list (1 §7).
import type { Endpoint } from "../../src/contract/endpoint";

/** What each file of the contract exports. */
export const contractModules: Record<
	string,
	Record<string, unknown>
> = import.meta.glob("../../src/contract/*.ts", { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
	typeof value === "object" &&
	value !== null &&
	"path" in value &&
	"method" in value;

const all = Object.values(contractModules).flatMap((exported) =>
	Object.values(exported).filter(isEndpoint),
);

/** Each path once: the lookup of a claim (tolerantHistoryRedeem.ts) reads the history in another way. */
export const endpoints: readonly Endpoint[] = all.filter(
	({ path }, at) => all.findIndex((other) => other.path === path) === at,
);
