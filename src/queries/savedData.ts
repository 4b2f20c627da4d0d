// What is saved on this phone, read again on each visit.
import { queryOptions } from "@tanstack/react-query";
import { readSavedData } from "../platform/storage/savedData";

export const savedDataQueries = {
	summary: (sub: string) =>
		queryOptions({
			queryKey: ["savedData", "summary", sub],
			queryFn: () => readSavedData(sub),
			staleTime: 0,
		}),
};
