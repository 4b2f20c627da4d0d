// The call of the welcome announcement, apart from banner.ts to keep the first load small (1 §7, 3 §3).
import * as v from "valibot";
import { get } from "./endpoint";
import { id, optionalObject, text, textOrNone, tolerant } from "./fields";

/** GET GetWelcomeAnnoucement: an image and its path, or the text "not found" alone, as `message` or the data itself (3 §3). */
export const getWelcomeAnnoucement = get(
	"internal/Banner/GetWelcomeAnnoucement",
	v.object({ customer_id: v.optional(id) }),
	v.pipe(
		tolerant((given) => (typeof given === "string" ? null : given)),
		optionalObject({
			banner_image_image_url: v.optional(textOrNone),
			path: v.optional(text),
			message: v.optional(text),
		}),
	),
);
