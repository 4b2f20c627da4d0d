// Fields that several kinds of content share.
import * as v from "valibot";
import { shortLength } from "../../../src/contract/fields";
import { youTubeFilm } from "../../../src/contract/youTubeFilm";
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

/** The same for a field that may be missing. */
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
/** A name that requests of the app repeat. */
export const key = v.pipe(
	nonEmptyText,
	v.maxLength(shortLength, `must have ${shortLength} letters or less`),
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
/** Where a link leads: a path, a reference or an address; the app opens no plain http address (docs/decisions/048). */
export const linkAddress = v.pipe(
	v.string(),
	v.check(
		(value) =>
			!/^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/i.test(value),
		"must be an https address, for the app opens no http address",
	),
);
const youTubePage =
	/^((https?:)?\/\/)?([a-z]+\.)?youtu(be(-nocookie)?\.com|\.be)(?![\w.-])/i;
/** What the app can play; it knows no path of the API's host. */
export const video = v.pipe(
	v.string(),
	v.regex(
		/^(|https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)[:/]\S*|((https?:)?\/\/)?((www|m|music)\.)?youtu(be(-nocookie)?\.com|\.be)\/\S+)$/i,
		"must be a whole https address, or one of YouTube",
	),
	v.check(
		(address) => !youTubePage.test(address) || youTubeFilm.test(address),
		"must name one film where it is an address of YouTube",
	),
	v.description(
		"The https address of a film, or one of YouTube; empty for none.",
	),
);
const pictureForm = /^([a-z0-9-]+|https:\/\/\S+|\/\S+)$/;
export const picture = v.pipe(
	v.string(),
	v.regex(
		pictureForm,
		"must be an https address, a path of the API's host that begins with /, or a name below /content",
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
