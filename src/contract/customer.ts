// The customer as every start loads it; changes are in profile.ts (1 §7, 3 §3).
import * as v from "valibot";
import { get } from "./endpoint";
import {
	flag,
	idOrNone,
	moment,
	nothing,
	numberOr,
	ownId,
	text,
} from "./fields";

const area = "internal/Customer";

/** image_profile_type 1 original, 2 image url, 3 avatar (3 §3). */
export const customer = v.object({
	customer_id: idOrNone,
	email: text,
	firstname: text,
	lastname: text,
	mobileno: text,
	image_profile_url: text,
	image_profile_type: numberOr(1),
	avatar_id: ownId,
	tier: text,
	tier_id: ownId,
	tier_name: text,
	tier_name_short: text,
	tier_value: text,
	tier_start: moment,
	tier_end: moment,
	remark: text,
	date_of_birth: text,
	is_edited_birthdate: flag,
	isaccessedcondition: flag,
	survey_answer: flag,
	survey_group_id: text,
	survey_reference: text,
	is_display_expire_pop_up: flag,
});
export type Customer = v.InferOutput<typeof customer>;

export const getProfile = get(
	`${area}/Profile`,
	nothing,
	v.object({ customer }),
);
