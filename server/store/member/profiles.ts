// The profile of a customer: its picture, and the rules for changes (3 §5).
import { asc, eq } from "drizzle-orm";
import type * as v from "valibot";
import { isEmail } from "../../../src/contract/email";
import { type editProfile, pictureType } from "../../../src/contract/profile";
import { type ApiError, ruleError } from "../../rules/apiError";
import type { Database } from "../connection/database";
import { avatars, customers } from "../schema/schema";
import {
	type CustomerRow,
	type CustomerScope,
	lockCustomer,
} from "./customers";
import { checkedName, normaliseName } from "./personName";
import {
	deleteUnusedPictures,
	ownsPicture,
	profilePictureId,
} from "./profilePictures";

export const avatarList = (db: Database) =>
	db.select().from(avatars).orderBy(asc(avatars.seq), asc(avatars.avatar_id));

/** The address of a customer's or player's picture; "" for none. */
export function profilePictureOf(
	owner: Pick<
		CustomerRow,
		"image_profile_type" | "image_profile_url" | "avatar_id"
	>,
	allAvatars: (typeof avatars.$inferSelect)[],
	pictureUrl: (name: string) => string,
): string {
	if (owner.image_profile_type === pictureType.address)
		return owner.image_profile_url;
	if (owner.image_profile_type !== pictureType.avatar) return "";
	const chosen = allAvatars.find((it) => it.avatar_id === owner.avatar_id);
	return chosen ? pictureUrl(chosen.picture) : "";
}

type Edit = v.InferOutput<(typeof editProfile)["request"]>;

/** Checks a name only if it has changed, because the call always sends the whole profile. */
const changedName = (given: string, kept: string, missing: ApiError): string =>
	normaliseName(given) === kept ? kept : checkedName(given, missing);

/** Names, email and birth date; a valid email and the birth date are read-only. */
function checkedTextFields(edit: Edit, customer: CustomerRow) {
	const firstname = changedName(
		edit.firstname,
		customer.firstname,
		ruleError("กรุณากรอกชื่อ", "Please enter your name."),
	);
	const lastname = changedName(
		edit.lastname,
		customer.lastname,
		ruleError("กรุณากรอกนามสกุล", "Please enter your last name."),
	);
	const email = edit.email.trim();
	const isChanged = email !== customer.email;
	if (isChanged && !isEmail(email))
		throw ruleError(
			"กรุณากรอกอีเมล เช่น name@example.com",
			"Please enter an email such as name@example.com.",
		);
	if (
		(isChanged && isEmail(customer.email)) ||
		edit.date_of_birth !== customer.date_of_birth
	)
		throw ruleError(
			"อีเมลและวันเกิดแก้ไขไม่ได้",
			"The email and the birth date cannot be changed.",
		);
	return { firstname, lastname, email };
}

/** No picture, one that this customer uploaded, or an avatar; the current avatar stays valid when the list no longer has it. */
async function checkedPicture(tx: Database, edit: Edit, customer: CustomerRow) {
	const { sub } = customer;
	const none = { image_profile_url: "", avatar_id: null };
	if (edit.image_profile_type === pictureType.address) {
		const picture_id = profilePictureId(edit.image_profile_url);
		if (picture_id === null || !(await ownsPicture(tx, sub, picture_id)))
			throw ruleError(
				"ไม่พบรูปที่เลือก กรุณาอัปโหลดอีกครั้ง",
				"The picture was not found. Please upload it again.",
			);
		return { ...none, image_profile_url: edit.image_profile_url };
	}
	if (edit.image_profile_type === pictureType.original) return none;
	const avatar_id = String(edit.avatar_id ?? "");
	const isCurrent =
		customer.image_profile_type === pictureType.avatar &&
		customer.avatar_id === avatar_id;
	const allAvatars = await avatarList(tx);
	if (!isCurrent && !allAvatars.some((it) => it.avatar_id === avatar_id))
		throw ruleError(
			"ไม่พบอวาตาร์ที่เลือก กรุณาเลือกใหม่",
			"This avatar was not found. Please choose another one.",
		);
	return { ...none, avatar_id };
}

/** Changes the profile; throws 20000 before any change. */
export async function updateProfile(
	scope: CustomerScope,
	edit: Edit,
): Promise<void> {
	const { db: tx } = scope;
	// Another change of the profile may have been saved since the call began.
	const customer = await lockCustomer(tx, scope.customer.sub);
	const words = checkedTextFields(edit, customer);
	const picture = await checkedPicture(tx, edit, customer);
	await tx
		.update(customers)
		.set({
			...words,
			...picture,
			image_profile_type: edit.image_profile_type,
			remark: edit.remark,
		})
		.where(eq(customers.sub, customer.sub));
	await deleteUnusedPictures({ ...scope, customer }, picture.image_profile_url);
}
