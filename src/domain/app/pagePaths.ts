// Addresses with parameters that several screens lead to.

export const pathWith = (path: string, query: Record<string, string>) =>
	`${path}?${new URLSearchParams(query)}`;

/** The parameter that opens a privilege over a page. */
export const privilegeParameter = "modal-privilege";

/** A privilege over home. */
export const privilegePath = (reference: string): string =>
	pathWith("/", { [privilegeParameter]: reference });

/** A privilege over a page, in place of one that its path names. */
export function pathWithPrivilege(path: string, reference: string): string {
	const { pathname, searchParams } = new URL(path, "https://app");
	searchParams.set(privilegeParameter, reference);
	return `${pathname}?${searchParams}`;
}

/** The usable coupons, for a link of the router. */
export const couponsLink = {
	to: "/history",
	search: { state: "history" },
} as const;

export const couponsPath = "/history?state=history";

/** The usable coupons with a code open over them. */
export const codePath = (transactionId: string): string =>
	`${couponsPath}&${new URLSearchParams({ open: transactionId })}`;

/** Another site's page inside the app. */
export const webPagePath = (page: { url: string; title?: string }): string =>
	pathWith("/internal-web", page);
