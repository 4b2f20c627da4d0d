// The addresses of the programme's pictures, and the folder of those that the server has.
import { join } from "node:path";
import { projectRoot } from "../config/projectRoot";

export const picturesFolder = join(projectRoot, "server/demo/pictures");

const defaultColour = "e4e8ef";

/** The address of a picture: a name is below /content, with the colour (rrggbb) shown until it has loaded as c; an address stays. */
export const createPictureUrl =
	(colours: Readonly<Record<string, string>>) =>
	(picture: string): string =>
		/^[a-z0-9-]+$/.test(picture)
			? `/content/${picture}?c=${colours[picture] ?? defaultColour}`
			: picture;
