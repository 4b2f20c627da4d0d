// The welcome tours: which are taken, and taking one (3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { completeTutorial, tutorialProgress } from "../contract/tutorial";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";

export const tutorialQueries = {
	/** Both tours, by their documents' names, as of now. */
	progress: () =>
		queryOptions({
			queryKey: ["tutorial", "progress"],
			queryFn: async ({ signal }) =>
				(await call(tutorialProgress, { timestamp: serverNow() }, { signal }))
					.tutorials,
			staleTime: 0,
			retry: 1,
			meta: { failure: "silent" },
		}),
};

export const tutorialMutations = {
	/** A tour was taken or skipped. One that could not be said is shown once more another time. */
	complete: () =>
		mutationOptions({
			mutationKey: ["tutorial", "complete"],
			mutationFn: (tutorial_id: string) =>
				call(completeTutorial, { tutorial_id }),
			meta: { failure: "silent" },
		}),
};
