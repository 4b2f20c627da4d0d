// The first page of a paged list.
import type { InfiniteData } from "@tanstack/react-query";

export const firstPage = (data: InfiniteData<unknown> | undefined) =>
	data && {
		pages: data.pages.slice(0, 1),
		pageParams: data.pageParams.slice(0, 1),
	};
