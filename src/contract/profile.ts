// Customer calls of the profile page: edit, avatar, picture, tier article, expiry dialog (1 §7, 3 §7).
import * as v from "valibot";
import { banner, bannerSet } from "./banner";
import { post, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/Customer";

/** A file; anything else becomes an empty one (v.instance would add to the first load). */
const file = v.pipe(
	v.unknown(),
	v.transform((it) => (it instanceof Blob ? it : new Blob())),
);

/** The values of image_profile_type (3 §3). */
export const pictureType = { original: 1, address: 2, avatar: 3 } as const;
export type PictureType = (typeof pictureType)[keyof typeof pictureType];

/** GET Customer/GetLoyalArticle: the article about the tiers. */
export const getLoyalArticle = read(
	`${area}/GetLoyalArticle`,
	v.object({
		alt_reference: field.textOrNone,
		article_title_th: field.textOrNone,
		article_title_en: field.textOrNone,
	}),
);
/** POST Customer/UploadImageProfile (multipart, field ProfileImage): a picture of at most 5 MB. Errors: 20000 another file, 42900 a fourth upload at a time. */
export const uploadImageProfile = post(
	`${area}/UploadImageProfile`,
	v.object({ ProfileImage: file }),
	v.object({ image_profile_url: v.pipe(field.textOrNone, v.nonEmpty()) }),
	{ body: "multipart" },
);
/** POST Customer/EditProfile; date_of_birth as YYYYMMDD. Error: 20000. */
export const editProfile = post(
	`${area}/EditProfile`,
	v.object({
		firstname: field.shortInput,
		lastname: field.shortInput,
		email: field.shortInput,
		image_profile_url: field.input,
		image_profile_type: v.picklist(Object.values(pictureType)),
		avatar_id: v.nullish(v.union([field.shortInput, v.number()]), null),
		remark: field.input,
		date_of_birth: field.shortInput,
	}),
	field.ignored,
);
/** GET Customer/AvatarList: the pictures to choose from. */
export const getAvatarList = read(
	`${area}/AvatarList`,
	field.optionalObject({
		avatarlist: field.listOf(
			v.object({
				avatar_id: field.id,
				name: field.textOrNone,
				avatar_image_url: field.textOrNone,
			}),
		),
	}),
);
/** POST Customer/UpdateExpirePopUp; timestamp in Unix ms. */
export const updateExpirePopUp = post(
	`${area}/UpdateExpirePopUp`,
	v.object({ timestamp: field.positiveInteger(Number.MAX_SAFE_INTEGER) }),
	field.ignored,
);
/** GET Banner/GetProfileBanner: banners, or sets of them (3 §7). */
export const getProfileBanner = read(
	"internal/Banner/GetProfileBanner",
	field.listData(v.union([banner, bannerSet])),
);
