// Where a drawn picture lives on the wire.
import { placeholders } from "./placeholders";

/** The address of a picture by name, with its placeholder colour (rrggbb) as c. */
export const pictureUrl = (name: string): string =>
	`/content/${name}?c=${placeholders[name] ?? "e4e8ef"}`;
