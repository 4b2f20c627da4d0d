// The folder of the programme's pictures, and their addresses.
import { join } from "node:path";
import { projectRoot } from "../../config/projectRoot";
import { placeholders } from "./placeholders";

export const picturesFolder = join(projectRoot, "server/demo/pictures");

/** The address of a picture by name, with its placeholder colour (rrggbb) as c. */
export const pictureUrl = (name: string): string =>
	`/content/${name}?c=${placeholders[name] ?? "e4e8ef"}`;
