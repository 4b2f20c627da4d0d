// All endpoints of the contract in one list (1 §7).
import type { Endpoint } from "../../src/contract/endpoint";

/** The exports of each file of the contract. */
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

/** One endpoint per path: the lookup of a claim (tolerantHistoryRedeem.ts) has the path of the history too. */
export const endpoints: readonly Endpoint[] = all.filter(
	({ path }, at) => all.findIndex((other) => other.path === path) === at,
);
