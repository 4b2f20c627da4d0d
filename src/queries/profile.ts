// The profile page's calls (3 §7), apart from queries/customer, which is part of the first load.
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Customer } from "../contract/customer";
import {
	editProfile,
	getAvatarList,
	getLoyalArticle,
	getProfileBanner,
	uploadImageProfile,
} from "../contract/profile";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";
import { customerQueries } from "./customer";

const persistedSilent = {
	...persistOptions,
	meta: { ...persistOptions.meta, failure: "silent" },
} as const;

/** A new profile picture. */
export type PictureChange =
	| { kind: "none" }
	| { kind: "avatar"; avatarId: string }
	/** A square to upload first. */
	| { kind: "file"; square: Blob };

/** The editable fields; the others are sent back unchanged. */
export type ProfileChange = Partial<
	Pick<
		Customer,
		"firstname" | "lastname" | "email" | "image_profile_url" | "avatar_id"
	> & { image_profile_type: 1 | 2 | 3 }
>;

const kindOf = (type: number): 1 | 2 | 3 =>
	type === 2 || type === 3 ? type : 1;

/** EditProfile needs the whole profile (3 §7). */
export function editCustomer(customer: Customer, change: ProfileChange) {
	const type = change.image_profile_type ?? kindOf(customer.image_profile_type);
	return call(editProfile, {
		firstname: customer.firstname,
		lastname: customer.lastname,
		email: customer.email,
		// Only an uploaded picture's address is sent.
		image_profile_url: type === 2 ? customer.image_profile_url : "",
		avatar_id: customer.avatar_id,
		remark: customer.remark,
		date_of_birth: customer.date_of_birth,
		...change,
		image_profile_type: type,
	});
}

async function changePicture(customer: Customer, picture: PictureChange) {
	if (picture.kind === "none")
		return await editCustomer(customer, {
			...{ image_profile_type: 1, image_profile_url: "", avatar_id: null },
		});
	if (picture.kind === "avatar")
		return await editCustomer(customer, {
			...{ image_profile_type: 3, image_profile_url: "" },
			avatar_id: picture.avatarId,
		});
	const { image_profile_url } = await call(uploadImageProfile, {
		ProfileImage: picture.square,
	});
	return await editCustomer(customer, {
		...{ image_profile_type: 2, image_profile_url, avatar_id: null },
	});
}

/** The open form shows failures, so nothing is retried. */
const writeOptions = {
	networkMode: "always",
	retry: false,
	meta: { failure: "silent" },
} as const;

export const profileQueries = {
	banners: () =>
		queryOptions({
			queryKey: ["banner", "profile"],
			queryFn: ({ signal }) => call(getProfileBanner, {}, { signal }),
			...persistedSilent,
		}),
	avatars: () =>
		queryOptions({
			queryKey: ["customer", "avatars"],
			queryFn: async ({ signal }) =>
				(await call(getAvatarList, {}, { signal })).avatarlist,
			...persistedSilent,
		}),
	/** The article about the tiers; without it the menu leaves out its row. */
	loyalArticle: () =>
		queryOptions({
			queryKey: ["customer", "loyalArticle"],
			queryFn: ({ signal }) => call(getLoyalArticle, {}, { signal }),
			...persistedSilent,
		}),
};

export const profileMutations = {
	edit: () =>
		mutationOptions({
			mutationFn: ({
				customer,
				change,
			}: {
				customer: Customer;
				change: ProfileChange;
			}) => editCustomer(customer, change),
			...writeOptions,
			onSettled: (_reply, _failure, _request, _result, { client }) =>
				client.invalidateQueries({
					queryKey: customerQueries.profile().queryKey,
				}),
		}),
	changePicture: () =>
		mutationOptions({
			mutationFn: ({
				customer,
				picture,
			}: {
				customer: Customer;
				picture: PictureChange;
			}) => changePicture(customer, picture),
			...writeOptions,
			onSettled: (_reply, _failure, _request, _result, { client }) =>
				client.invalidateQueries({
					queryKey: customerQueries.profile().queryKey,
				}),
		}),
};
