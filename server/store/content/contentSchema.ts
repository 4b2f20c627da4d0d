// The form of content files: the kinds of entries that an operator may write.
import * as v from "valibot";
import {
	banner,
	bannerSet,
	branch,
	brand,
	category,
	code,
	groupDeal,
	limitGroup,
	privilege,
	searchKeyword,
} from "./catalogueEntries";
import {
	article,
	avatar,
	consent,
	game,
	notification,
	survey,
	surveySection,
	welcomeAnnouncement,
} from "./memberEntries";

/** One entry of each kind; a kind is also the name of its table. */
export const entrySchemas = {
	brands: brand,
	categories: category,
	limit_groups: limitGroup,
	privileges: privilege,
	codes: code,
	branches: branch,
	group_deals: groupDeal,
	search_keywords: searchKeyword,
	banner_sets: bannerSet,
	banners: banner,
	articles: article,
	notifications: notification,
	welcome_announcements: welcomeAnnouncement,
	avatars: avatar,
	consents: consent,
	games: game,
	surveys: survey,
	survey_sections: surveySection,
};
export type Kind = keyof typeof entrySchemas;

/** All entries of a programme by kind; a missing kind is not touched by an import. */
export type Content = {
	[K in Kind]?: v.InferOutput<(typeof entrySchemas)[K]>[];
};
export type PrivilegeEntry = v.InferOutput<typeof privilege>;

const listOf = <S extends v.GenericSchema>(entry: S) =>
	v.optional(v.array(entry));

/** A JSON file of content: any of the kinds. */
export const contentFile = v.strictObject({
	$schema: v.optional(v.string()),
	brands: listOf(brand),
	categories: listOf(category),
	limit_groups: listOf(limitGroup),
	privileges: listOf(privilege),
	codes: listOf(code),
	branches: listOf(branch),
	group_deals: listOf(groupDeal),
	search_keywords: listOf(searchKeyword),
	banner_sets: listOf(bannerSet),
	banners: listOf(banner),
	articles: listOf(article),
	notifications: listOf(notification),
	welcome_announcements: listOf(welcomeAnnouncement),
	avatars: listOf(avatar),
	consents: listOf(consent),
	games: listOf(game),
	surveys: listOf(survey),
	survey_sections: listOf(surveySection),
});
