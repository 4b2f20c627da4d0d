// The customer's profile: read, edited, its picture, and the dismissal of the tier expiry notice (3 §3, 3 §4, 3 §5, 3 §7).
import { getProfile } from "../../src/contract/customer";
import * as contract from "../../src/contract/profile";
import { tierNames } from "../../src/contract/tierNames";
import { registrationSurvey } from "../store/content/surveys";
import { hasAccess } from "../store/member/consents";
import {
	convertPicture,
	profilePictureUrl,
	savePicture,
} from "../store/member/profilePictures";
import {
	avatarList,
	profilePictureOf,
	updateProfile,
} from "../store/member/profiles";
import {
	dismissTierExpiryNotice,
	isTierExpiryNoticeDue,
} from "../store/member/welcome";
import { mutation, query, slowMutation } from "./defineCall";

/** The part of a customer's data that profile and registration change. */
export const profilePart = "profile";

export const customerCalls = [
	query(getProfile, async (_request, context) => {
		const { db, customer, pictureUrl } = context;
		const avatars = await avatarList(db);
		const registerSurvey = await registrationSurvey(db, customer.sub);
		return {
			customer: {
				customer_id: String(customer.customer_no),
				email: customer.email,
				firstname: customer.firstname,
				lastname: customer.lastname,
				mobileno: customer.mobileno,
				image_profile_url: profilePictureOf(customer, avatars, pictureUrl),
				image_profile_type: customer.image_profile_type,
				avatar_id: customer.avatar_id,
				tier: customer.tier,
				tier_id: customer.tier.replace(/\D/g, ""),
				tier_name: customer.is_plus
					? "Galaxy Gift Plus"
					: (tierNames.get(customer.tier) ?? "Standard"),
				tier_name_short: customer.is_plus ? "Plus" : "",
				tier_value: customer.is_plus ? "plus" : "standard",
				tier_start: customer.tier_start.toISOString(),
				tier_end: customer.tier_end.toISOString(),
				remark: customer.remark,
				date_of_birth: customer.date_of_birth,
				is_edited_birthdate: customer.date_of_birth !== "",
				isaccessedcondition: await hasAccess(db, customer),
				survey_answer: Boolean(registerSurvey?.answer),
				survey_group_id: "",
				survey_reference: registerSurvey?.survey.alt_reference ?? "",
				is_display_expire_pop_up: await isTierExpiryNoticeDue(context),
			},
		};
	}),
	mutation(
		contract.editProfile,
		(edit, context) => updateProfile(context, edit),
		{ partsOf: () => [profilePart] },
	),
	slowMutation(
		contract.uploadImageProfile,
		({ ProfileImage }) => convertPicture(ProfileImage),
		async (picture, context) => ({
			image_profile_url: profilePictureUrl(await savePicture(context, picture)),
		}),
		{ limit: "uploads" },
	),
	query(contract.getAvatarList, async (_request, { db, pictureUrl }) => ({
		avatarlist: (await avatarList(db)).map(({ avatar_id, name, picture }) => ({
			avatar_id,
			name,
			avatar_image_url: pictureUrl(picture),
		})),
	})),
	// A timestamp in the future counts as now.
	mutation(contract.updateExpirePopUp, async ({ timestamp }, context) => {
		const { db, customer, now } = context;
		const at = new Date(Math.min(timestamp, now.getTime()));
		await dismissTierExpiryNotice(db, customer, at);
	}),
];
