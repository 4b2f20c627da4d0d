// A query of one call that is saved for offline use, like most queries of the member area.
import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Endpoint } from "../contract/endpoint";
import {
	persistedSilentOptions,
	queryFnFor,
	type Reply,
	type Request,
} from "./queryHelpers";

/** The query's data is the reply, or what `pick` takes from it. The screen shows failures, if anything does (3 §8). */
export const savedQuery = <E extends Endpoint, Data = Reply<E>>(
	queryKey: QueryKey,
	endpoint: E,
	request: Request<E>,
	pick?: (reply: Reply<E>) => Data,
) =>
	queryOptions({
		queryKey,
		queryFn: queryFnFor(endpoint, request, pick),
		...persistedSilentOptions,
	});
