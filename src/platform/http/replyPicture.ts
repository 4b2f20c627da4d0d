// Pictures of replies, on the API's host.
import { parseUrl } from "../../contract/webAddress";
import { pictureAddress } from "../../domain/app/pictureAddress";
import { apiHost } from "./host";

/** The full address of a picture field, or of a `src` in rich text. */
export const replyPictureAddress = (src: string): string =>
	pictureAddress(src, apiHost(), location.origin);

/** The full address of a picture on the app's host or the API's; null for any other. */
export function ownPictureAddress(src: string): string | null {
	const address = parseUrl(replyPictureAddress(src), location.href);
	const isOwn =
		address && [location.origin, apiHost()].includes(address.origin);
	return isOwn ? address.href : null;
}
