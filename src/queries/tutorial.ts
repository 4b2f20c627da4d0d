// The welcome tours: progress and completion (3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { completeTutorial, tutorialProgress } from "../contract/tutorial";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { ownMeta, silentMeta } from "./queryHelpers";

export const tutorialQueries = {
	/** Both tours, under the documents' names. */
	progress: () =>
		queryOptions({
			queryKey: ["tutorial", "progress"],
			queryFn: async ({ signal }) =>
				(await call(tutorialProgress, { timestamp: serverNow() }, { signal }))
					.tutorials,
			staleTime: 0,
			meta: silentMeta,
		}),
};

export const tutorialMutations = {
	/** Marks a tour as taken or skipped; after a failure it is shown once more. */
	complete: () =>
		mutationOptions({
			mutationFn: (tutorial_id: string) =>
				call(completeTutorial, { tutorial_id }, { keepalive: true }),
			meta: ownMeta,
		}),
};
