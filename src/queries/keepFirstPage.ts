// Reduces a paged list to its first page.
import type { InfiniteData } from "@tanstack/react-query";

export const keepFirstPage = (data: InfiniteData<unknown> | undefined) =>
	data && {
		pages: data.pages.slice(0, 1),
		pageParams: data.pageParams.slice(0, 1),
	};
