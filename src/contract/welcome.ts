// The welcome announcement's call, which no first load makes (1 §7, 3 §3).
import * as v from "valibot";
import { get } from "./endpoint";
import { id, text } from "./fields";

/** GET GetWelcomeAnnoucement: an image and its path, or message "not found" (3 §3). */
export const getWelcomeAnnoucement = get(
	"internal/Banner/GetWelcomeAnnoucement",
	v.object({ customer_id: v.optional(id) }),
	v.object({
		banner_image_image_url: text,
		path: text,
		message: text,
	}),
);
