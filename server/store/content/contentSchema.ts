// The form of content files: the kinds of entries that an operator may write.
import * as v from "valibot";
import { catalogueEntries } from "./catalogueEntries";
import { memberEntries } from "./memberEntries";

/** One entry of each kind; a kind is also the name of its table. */
export const entrySchemas = { ...catalogueEntries, ...memberEntries };
export type Kind = keyof typeof entrySchemas;

/** All entries of a programme by kind; a missing kind is not touched by an import. */
export type Content = {
	[K in Kind]?: v.InferOutput<(typeof entrySchemas)[K]>[];
};
export type PrivilegeEntry = NonNullable<Content["privileges"]>[number];
export type ArticleEntry = NonNullable<Content["articles"]>[number];
export type NotificationEntry = NonNullable<Content["notifications"]>[number];
export type CodeEntry = NonNullable<Content["codes"]>[number];

const lists = Object.fromEntries(
	Object.entries(entrySchemas).map(([kind, entry]) => [
		kind,
		v.optional(v.array<v.GenericSchema<unknown, object>>(entry)),
	]),
);

/** What a JSON file of content may have. */
export const contentFileSchema = v.strictObject({
	$schema: v.optional(v.string()),
	...lists,
});
