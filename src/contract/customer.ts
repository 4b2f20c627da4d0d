// The customer as every start loads it; changes are in profile.ts (1 §7, 3 §3).
import * as v from "valibot";
import { read } from "./endpoint";
import * as field from "./fields";

/** A birth date as the host writes it; "" also for years that hosts use for "none", as in `moment`. */
const birthDate = v.pipe(
	field.textOrNone,
	v.transform((date) => (/^(000[01]|1899|1900|9999)/.test(date) ? "" : date)),
);

export const customer = v.object({
	customer_id: field.idOrNone,
	email: field.text,
	firstname: field.text,
	/** The dash that people with a single name enter is kept. */
	lastname: field.typedText,
	mobileno: field.textOrNone,
	image_profile_url: field.text,
	image_profile_type: field.count,
	avatar_id: field.rawId,
	tier: field.text,
	tier_id: field.rawId,
	tier_name: field.text,
	tier_name_short: field.text,
	tier_value: field.text,
	tier_start: field.moment,
	tier_end: field.endMoment,
	/** Not shown; an edit sends it back as it is. */
	remark: field.rawText,
	date_of_birth: birthDate,
	is_edited_birthdate: field.flag,
	isaccessedcondition: field.flag,
	survey_answer: field.flag,
	survey_group_id: field.text,
	survey_reference: field.text,
	is_display_expire_pop_up: field.flag,
});
export type Customer = v.InferOutput<typeof customer>;

/** GET Customer/Profile: the signed-in customer; a 4xx other than those for session and limits means that there is none (3 §6). */
export const getProfile = read(
	"internal/Customer/Profile",
	v.object({ customer }),
);
