// Pictures of replies, on the API's host.
import { pictureAddress } from "../../domain/app/pictureAddress";
import { apiHost } from "./host";

/** The address of a picture field, or of a `src` in rich text. */
export const replyPicture = (src: string): string =>
	pictureAddress(src, apiHost(), location.origin);

/** Whether a picture comes from the app's host or the API's. */
export const isOwnPicture = (address: string): boolean =>
	[location.origin, apiHost()].includes(new URL(address).origin);
