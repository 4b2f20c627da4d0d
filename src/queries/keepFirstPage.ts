// Reduces a paged list to its first page.
import type { InfiniteData } from "@tanstack/react-query";

export const keepFirstPage = <Page, Param>(
	data: InfiniteData<Page, Param>,
): InfiniteData<Page, Param> => ({
	pages: data.pages.slice(0, 1),
	pageParams: data.pageParams.slice(0, 1),
});
