// The server's key for push messages; empty where it sends none (docs/decisions/049).
import { queryOptions } from "@tanstack/react-query";
import { getPushKey } from "../contract/push";
import { persistOptions } from "../platform/query/queryPersistence";
import { ownMeta, queryFnFor } from "./queryHelpers";

export const pushQueries = {
	key: () =>
		queryOptions({
			queryKey: ["push", "key"],
			queryFn: queryFnFor(getPushKey, {}, ({ public_key }) => public_key),
			...persistOptions,
			// A gateway may answer a call that its host lacks with 401 or 403, which must not end the session.
			meta: { ...persistOptions.meta, ...ownMeta },
		}),
};
