// The profile page's calls (3 §7), apart from queries/customer, which is part of the first load.
import {
	mutationOptions,
	type QueryClient,
	queryOptions,
} from "@tanstack/react-query";
import type { Banner } from "../contract/banner";
import type { Customer } from "../contract/customer";
import {
	editProfile,
	getAvatarList,
	getLoyalArticle,
	getProfileBanner,
	type PictureType,
	pictureType,
	uploadImageProfile,
} from "../contract/profile";
import { distinct } from "../domain/app/distinct";
import { isSetShown } from "../domain/home/banner";
import { wireBirthDate } from "../domain/member/birthDate";
import type { ProfileForm } from "../domain/member/profileForm";
import { bySeq } from "../domain/text/bySeq";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { deletePictures } from "../platform/storage/pictureCache";
import { customerQueries } from "./customer";
import {
	invalidate,
	persistedSilentOptions,
	queryFnFor,
	type Reply,
	silentMeta,
} from "./queryHelpers";
import { savedQuery } from "./savedQuery";

export type PictureChange =
	| { kind: "none" }
	| { kind: "avatar"; avatarId: string }
	/** A square to upload first. */
	| { kind: "file"; square: Blob };

/** The editable fields; the others are sent back unchanged. */
type ProfileChange = Partial<
	ProfileForm &
		Pick<Customer, "image_profile_url" | "avatar_id"> & {
			image_profile_type: PictureType;
		}
>;

/** The type of the picture; if the host names none, an address means an uploaded picture. */
const pictureTypeOf = (customer: Customer): PictureType =>
	Object.values(pictureType).find(
		(known) => known === customer.image_profile_type,
	) ??
	(customer.image_profile_url ? pictureType.address : pictureType.original);

/** Sends a change with all other fields, because EditProfile needs the whole profile (3 §7). */
export function editCustomer(customer: Customer, change: ProfileChange) {
	return call(editProfile, {
		firstname: customer.firstname,
		lastname: customer.lastname,
		email: customer.email,
		image_profile_url: customer.image_profile_url,
		image_profile_type: pictureTypeOf(customer),
		avatar_id: customer.avatar_id,
		remark: customer.remark,
		date_of_birth: wireBirthDate(customer.date_of_birth),
		...change,
	});
}

/** Shows a saved change at once, before the profile is loaded again. */
export const showInProfile = (client: QueryClient, change: Partial<Customer>) =>
	void client.setQueryData(
		customerQueries.profile().queryKey,
		(profile) => profile && { ...profile, ...change },
	);

/** The fields that are sent for a new picture; a file is uploaded first. */
async function pictureFields(picture: PictureChange) {
	const none = { image_profile_url: "", avatar_id: null };
	if (picture.kind === "none")
		return { ...none, image_profile_type: pictureType.original };
	if (picture.kind === "avatar")
		return {
			...none,
			avatar_id: picture.avatarId,
			image_profile_type: pictureType.avatar,
		};
	const uploaded = await call(uploadImageProfile, {
		ProfileImage: picture.square,
	});
	return { ...none, ...uploaded, image_profile_type: pictureType.address };
}

/** The banners that are shown now: a saved set may have ended since. */
function shownBanners(list: Reply<typeof getProfileBanner>): Banner[] {
	const now = serverNow();
	const shown = list.flatMap((entry) => {
		if ("bannerid" in entry) return entry;
		return isSetShown(entry, now) ? entry.banner : [];
	});
	return distinct(shown, "bannerid").sort(bySeq);
}

export const profileQueries = {
	banners: () =>
		queryOptions({
			queryKey: ["banner", "profile"],
			queryFn: queryFnFor(getProfileBanner, {}),
			select: shownBanners,
			...persistedSilentOptions,
		}),
	avatars: () =>
		savedQuery(["customer", "avatars"], getAvatarList, {}, ({ avatarlist }) =>
			distinct(avatarlist, "avatar_id"),
		),
	/** The article about the tiers; without it the menu leaves out its row. */
	loyalArticle: () =>
		savedQuery(["customer", "loyalArticle"], getLoyalArticle, {}),
};

/** The change as the page shows it: with the address of a chosen avatar. */
function shownChange(client: QueryClient, change: ProfileChange) {
	if (change.image_profile_type !== pictureType.avatar) return change;
	const { queryKey } = profileQueries.avatars();
	const chosen = client
		.getQueryData(queryKey)
		?.find(({ avatar_id }) => avatar_id === change.avatar_id);
	return { ...change, image_profile_url: chosen?.avatar_image_url ?? "" };
}

/** Saves a change of the profile. The open form shows failures; a saved change is shown at once, before the profile is reloaded. */
const profileMutation = <Request extends { customer: Customer }>(
	changeOf: (request: Request) => Promise<ProfileChange>,
) =>
	mutationOptions({
		mutationFn: async (request: Request, { client }) => {
			const change = await changeOf(request);
			// The newest profile, which may have been loaded after the form was opened.
			const newest = client.getQueryData(customerQueries.profile().queryKey);
			await editCustomer(newest ?? request.customer, change);
			return shownChange(client, change);
		},
		meta: silentMeta,
		// They run one after the other, because each sends the whole profile and would undo one that is under way.
		scope: { id: "profile" },
		onSuccess: (change, _request, _result, { client }) =>
			showInProfile(client, change),
		onSettled: (_change, _failure, _request, _result, { client }) =>
			invalidate(client, customerQueries.profile().queryKey),
	});

export const profileMutations = {
	edit: () =>
		profileMutation(
			async (request: { customer: Customer; change: ProfileChange }) =>
				request.change,
		),
	changePicture: () =>
		profileMutation(
			async (request: { customer: Customer; picture: PictureChange }) => {
				const fields = await pictureFields(request.picture);
				// The saved pictures are deleted, because another host may give the new picture the address of the former one.
				await deletePictures([
					request.customer.image_profile_url,
					fields.image_profile_url,
				]);
				return fields;
			},
		),
};
