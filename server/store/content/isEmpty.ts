// Whether the store has content.
import type { Database } from "../connection/openDatabase";
import { privileges } from "../schema/schema";

/** true: there is no privilege. */
export const isEmpty = async (db: Database): Promise<boolean> =>
	(await db.$count(privileges)) === 0;
