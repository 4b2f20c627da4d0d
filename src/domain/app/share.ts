// Addresses for sharing a privilege by the redirect page (2 §2).
import * as v from "valibot";
import { deepLink } from "../../contract/authentication";
import { deepLinkPath } from "./deepLink";

const ownPage = "/share";

/** The address that is shared: the redirect page (`page`, "" for the app's own) with the deep link as its query (1 §2). */
export function shareAddress(reference: string, page: string, origin: string) {
	const address = new URL(page || ownPage, origin);
	address.searchParams.set("type", "detail");
	address.searchParams.set("cmd_detail_id", reference);
	return address.href;
}

/** Where the app's redirect page leads; home without a deep link, null for an unknown one. */
export const sharedLinkPath = (query: Record<string, string>): string | null =>
	deepLinkPath(v.parse(deepLink, query));

/** LINE's share page with a text that ends in the address; spaces are percent-encoded, since some versions of LINE do not read a plus as a space. */
export function lineShareAddress(title: string, address: string): string {
	const query = new URLSearchParams({ text: `${title}\n${address}` });
	return `https://line.me/R/share?${query.toString().replaceAll("+", "%20")}`;
}
