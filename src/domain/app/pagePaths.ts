// Addresses with parameters that several screens use.

export const pathWith = (path: string, query: Record<string, string>) =>
	`${path}?${new URLSearchParams(query)}`;

/** The parameter that opens a privilege over a page. */
export const privilegeParameter = "modal-privilege";

/** The address of home with a privilege open over it. */
export const privilegePath = (reference: string): string =>
	pathWith("/", { [privilegeParameter]: reference });

/** Returns the path with this privilege open over its page, instead of one that it names already. */
export function pathWithPrivilege(path: string, reference: string): string {
	const { pathname, searchParams } = new URL(path, "https://app");
	searchParams.set(privilegeParameter, reference);
	return `${pathname}?${searchParams}`;
}

/** The usable coupons, as the properties of a router link. */
export const couponsLink = {
	to: "/history",
	search: { state: "history" },
} as const;

export const couponsPath = "/history?state=history";

/** The usable coupons with a code open over them. */
export const codePath = (transactionId: string): string =>
	`${couponsPath}&${new URLSearchParams({ open: transactionId })}`;

/** The address that opens another site's page inside the app. */
export const webPagePath = (page: { url: string; title?: string }): string =>
	pathWith("/internal-web", page);
