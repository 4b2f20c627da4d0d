// The folder of the demo's pictures, and the addresses of a programme's pictures.
import { join } from "node:path";
import { projectRoot } from "../config/projectRoot";
import placeholderFile from "./placeholders.json";

/** The colour shown until a picture has loaded: a banner's left edge, else the picture's mean; written by npm run draw. */
export const placeholders: Record<string, string> = placeholderFile;

export const picturesFolder = join(projectRoot, "server/demo/pictures");

/** The address of a picture: a name is below /content, with its placeholder colour (rrggbb) as c; an address stays. */
export const pictureUrl = (picture: string): string =>
	/^[a-z0-9-]+$/.test(picture)
		? `/content/${picture}?c=${placeholders[picture] ?? "e4e8ef"}`
		: picture;
