// Puts pictures into the skeletons of index.html.
import { pictureAddress } from "../../../src/domain/app/pictureAddress";

/** Adds a picture to a box; does nothing without a box or an address. */
export function addPicture(box: Element | null, src: string, apiHost: string) {
	if (!box || !src) return;
	const picture = new Image();
	picture.alt = "";
	picture.src = pictureAddress(src, apiHost, location.origin);
	box.append(picture);
}
