// Where a shared privilege leads: through the shared redirect page with its deep link (2 §2).
import { type DeepLinkTarget, deepLinkTarget } from "./deepLink";

/** The redirect page of the app itself, below its origin. */
const ownPage = "/share";

/** The address to be shared: the redirect page (`page`; "" for the app's own) with the deep link in the sign-in's own words (1 §2). */
export function sharedAddress(
	reference: string,
	page: string,
	origin: string,
): string {
	const address = new URL(page || ownPage, origin);
	address.searchParams.set("type", "detail");
	address.searchParams.set("cmd_detail_id", reference);
	return address.href;
}

/** Where the app's own redirect page leads; an address without a deep link leads home. null: to nothing there is. */
export const sharedTarget = ({
	type = "",
	cmd = "",
	cmd_detail_id = "",
	cmd_category_parent_id = "",
	cmd_category_child_id = "",
}: Record<string, string>): DeepLinkTarget =>
	deepLinkTarget({
		type,
		cmd,
		cmd_detail_id,
		cmd_category_parent_id,
		cmd_category_child_id,
	});

/** LINE's own share page with a text that ends in the address. */
export const lineShareAddress = (title: string, address: string): string =>
	`https://line.me/R/share?${new URLSearchParams({ text: `${title}\n${address}` })}`;
