// Fields that several kinds of content share.
import * as v from "valibot";
import {
	text as sentText,
	shortLength,
	textOrNone,
} from "../../../src/contract/fields";
import {
	isDisguised,
	isNumericReference,
	isPhoneOrMail,
	safeUrl,
} from "../../../src/contract/webAddress";
import { youTubeVideo } from "../../../src/contract/youTubeVideo";
import {
	contentDateFormats,
	isRelativeDate,
	resolveContentDate,
} from "../../rules/contentDate";

/** The schema with a sentence for the JSON Schema. */
export const withDescription = <S extends v.GenericSchema>(
	schema: S,
	words: string,
) => v.pipe(schema, v.description(words));

/** withDescription for a field that may be missing. */
export const optionalField = <S extends v.GenericSchema>(
	schema: S,
	words: string,
) => v.optional(withDescription(schema, words));

export const text = v.string();
export const nonEmptyText = v.pipe(
	v.string(),
	v.minLength(1, "must not be empty"),
	v.description("A text that is not empty."),
);
/** A name that the app repeats in requests, so it must be one that the app does not read as empty. */
export const key = v.pipe(
	nonEmptyText,
	v.maxLength(shortLength, `must have at most ${shortLength} characters`),
	v.check(
		(value) => value === "" || v.parse(sentText, value) !== "",
		"must not be a space, a dash or null, which the app reads as empty",
	),
);
/** A keyword of the search, which the app shows without the spaces around it. */
export const keyword = v.pipe(
	key,
	v.check(
		(value) => value === value.trim(),
		"must not begin or end with a space",
	),
);
const wholeNumber = (least: number, most: number) =>
	v.pipe(
		v.number(),
		v.integer("must be a whole number"),
		v.minValue(least, `must be ${least} or more`),
		v.maxValue(most, `must be ${most} or less`),
	);
/** The most that the store's integer columns hold. */
const maxCount = 2_147_483_647;
export const id = withDescription(
	wholeNumber(1, Number.MAX_SAFE_INTEGER),
	"A number of your own, once per kind.",
);
/** An id that is also a place in a list, or a version. */
export const smallId = wholeNumber(1, maxCount);
export const idOrNone = wholeNumber(0, Number.MAX_SAFE_INTEGER);
export const count = wholeNumber(0, maxCount);
export const flag = v.boolean();
export const bilingualText = v.strictObject({ th: text, en: text });
/** What the app shows as a heading: a text in one language at least. */
export const title = v.pipe(
	bilingualText,
	v.check(
		({ th, en }) => [th, en].some((value) => v.parse(textOrNone, value) !== ""),
		"must have a text in Thai or in English; a dash, 0 or null counts as none",
	),
);
export const date = v.pipe(
	v.string(),
	v.check(
		(value) => resolveContentDate(value, "start", new Date()) !== null,
		`must be ${contentDateFormats}`,
	),
	// Some programs write 0001-01-01 for none.
	v.check(
		(value) => isRelativeDate(value) || value >= "1900",
		"must have a year from 1900 on",
	),
	v.check((value) => {
		const instant = resolveContentDate(value, "start", new Date());
		return instant === null || instant.getUTCFullYear() < 10_000;
	}, "must be before the year 10000 in UTC"),
	v.check(
		(value) => !/^2[56]\d\d-/.test(value),
		({ input }) => {
			const year = Number(input.slice(0, 4));
			return `has a year of the Buddhist calendar: write ${year - 543} for ${year}`;
		},
	),
	v.description(
		`${contentDateFormats}. A relative date counts from the import that adds the entry; a later import keeps it.`,
	),
);
/** An invisible character, which is easily copied along with an address and makes it lead elsewhere. */
const invisible = /\p{Cf}/u;
/** Returns the function that names the error of an address: an invisible character, else the given error. */
export const addressError =
	(error: string) =>
	({ input }: { input: string }): string =>
		invisible.test(input)
			? "has an invisible character, such as a zero-width space"
			: error;
/** Whether the app opens the address; false for one with an invisible character. */
export const isWebAddress = (value: string): boolean =>
	safeUrl(value) !== null && !invisible.test(value);
/** Whether the app opens the link: a web address, a path of the app, a 4-digit reference, a phone number or a mail address. */
export const isLink = (value: string): boolean =>
	isWebAddress(value) ||
	isPhoneOrMail(value) ||
	isNumericReference(value) ||
	(/^\/(?!\/)/.test(value) && !isDisguised(value));
/** Whether the documents treat the value as no reference (2 §5, 3 §5). */
export const isNoReference = (value: string): boolean =>
	/^(0|-|null)?$/i.test(value);

const linkThat = (isAllowed: (value: string) => boolean, forms: string) =>
	v.pipe(
		v.string(),
		v.check(
			(value) => isNoReference(value) || isAllowed(value),
			(issue) =>
				/^http:/i.test(issue.input)
					? "must be an https address, because the app does not open http addresses"
					: addressError(`must be ${forms}`)(issue),
		),
	);
const linkForms =
	"a path of the app that begins with /, or an https, tel: or mailto: address";
/** The address that a pressed picture opens (docs/decisions/048). */
export const linkAddress = linkThat(isLink, linkForms);
/** What a button opens: a reference or a link. */
export const linkOrReference = linkThat(
	(value) => /^[\w-]+$/.test(value) || isLink(value),
	`an alt_reference, ${linkForms}`,
);
const youTubePage =
	/^((https?:)?\/\/)?([a-z]+\.)?youtu(be(-nocookie)?\.com|\.be)(?![\w.-])/i;
const videoError = addressError(
	"must be a complete https address or a YouTube address",
);
/** A video that the app can play; a path of the API's host is none. */
export const video = v.pipe(
	v.string(),
	v.regex(
		/^(|https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)[:/]\S*|((https?:)?\/\/)?((www|m|music)\.)?youtu(be(-nocookie)?\.com|\.be)\/\S+)$/i,
		videoError,
	),
	v.check(
		(address) =>
			!/^https?:/i.test(address) ||
			youTubePage.test(address) ||
			isWebAddress(address),
		videoError,
	),
	v.check(
		(address) => !youTubePage.test(address) || youTubeVideo.test(address),
		"must name one video if it is a YouTube address",
	),
	v.description(
		"The https address of a video, or one of YouTube; empty for none.",
	),
);
const pictureForm = /^([a-z0-9-]+|https:\/\/\S+|\/(?![/\\])\S+)$/;
const pictureError = addressError(
	"must be an https address, a path of the API's host that begins with /, or a name below /content",
);
export const picture = v.pipe(
	v.string(),
	v.regex(pictureForm, pictureError),
	v.check(
		(value) =>
			value.startsWith("https:") ? isWebAddress(value) : !invisible.test(value),
		pictureError,
	),
	v.description(
		"An https address, a path of the API's host (/pictures/a.webp), or the name of a picture below /content.",
	),
);
export const pictureOrNone = v.union([v.literal(""), picture]);
export const seq = optionalField(
	count,
	"Place in the list. Default: the place in these files.",
);
export const reference = (prefix: "PVG_" | "AR_" | "SVY_") =>
	v.pipe(
		v.string(),
		v.regex(new RegExp(`^${prefix}\\w{1,60}$`), `must begin with ${prefix}`),
	);
export const privilegeReference = v.pipe(
	v.string(),
	v.regex(/^PV_\w{1,60}$/, "must be the alt_reference of a privilege (PV_…)"),
);
