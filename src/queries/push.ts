// The server's key for push messages; empty where it sends none (docs/decisions/049).
import { queryOptions } from "@tanstack/react-query";
import { getPushKey } from "../contract/push";
import { persistedSilentOptions, queryFnFor } from "./queryHelpers";

export const pushQueries = {
	key: () =>
		queryOptions({
			queryKey: ["push", "key"],
			queryFn: queryFnFor(getPushKey, {}, ({ public_key }) => public_key),
			...persistedSilentOptions,
		}),
};
