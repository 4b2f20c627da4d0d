// Customer calls of the profile page: edit, avatar, picture, tier article, expiry popup (1 §7, 3 §7).
import * as v from "valibot";
import { bannerList } from "./banner";
import { get, post } from "./endpoint";
import {
	count,
	id,
	ignored,
	input,
	listOf,
	nothing,
	shortInput,
	text,
} from "./fields";

const area = "internal/Customer";

/** A file; anything else becomes an empty one (v.instance would add to the first load). */
const file = v.pipe(
	v.unknown(),
	v.transform((it) => (it instanceof Blob ? it : new Blob())),
);

/** GET Customer/GetLoyalArticle: the article about the tiers. */
export const getLoyalArticle = get(
	`${area}/GetLoyalArticle`,
	nothing,
	v.object({
		alt_reference: text,
		article_title_th: text,
		article_title_en: text,
	}),
);
/** POST Customer/UploadImageProfile (multipart, field ProfileImage). */
export const uploadImageProfile = post(
	`${area}/UploadImageProfile`,
	v.object({ ProfileImage: file }),
	v.object({ image_profile_url: v.string() }),
	{ body: "multipart" },
);
/** POST Customer/EditProfile; date_of_birth as YYYYMMDD. */
export const editProfile = post(
	`${area}/EditProfile`,
	v.object({
		firstname: shortInput,
		lastname: shortInput,
		email: shortInput,
		image_profile_url: input,
		image_profile_type: v.picklist([1, 2, 3]),
		avatar_id: v.nullish(v.union([shortInput, v.number()]), null),
		remark: input,
		date_of_birth: shortInput,
	}),
	ignored,
);
export const getAvatarList = get(
	`${area}/AvatarList`,
	nothing,
	v.object({
		avatarlist: listOf(
			v.object({ avatar_id: id, name: text, avatar_image_url: text }),
		),
	}),
);
/** POST Customer/UpdateExpirePopUp; timestamp in Unix ms. */
export const updateExpirePopUp = post(
	`${area}/UpdateExpirePopUp`,
	v.object({ timestamp: count }),
	ignored,
);
/** GET Banner/GetProfileBanner: the banners of the profile page. */
export const getProfileBanner = get(
	"internal/Banner/GetProfileBanner",
	nothing,
	bannerList,
);
