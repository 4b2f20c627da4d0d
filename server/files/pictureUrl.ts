// The addresses of the programme's pictures, and the folder of those that the server has.
import { join } from "node:path";
import { projectRoot } from "../config/projectFolders";

export const picturesFolder = join(projectRoot, "server/demo/pictures");

const defaultColour = "e4e8ef";

/** Gives the address of a picture: for a name one below /content, whose `c` is the colour (rrggbb) shown while it loads; an address stays as it is. */
export const createPictureUrl =
	(colours: Readonly<Record<string, string>>) =>
	(picture: string): string => {
		if (!/^[a-z0-9-]+$/.test(picture)) return picture;
		const colour = Object.hasOwn(colours, picture) && colours[picture];
		return `/content/${picture}?c=${colour || defaultColour}`;
	};
