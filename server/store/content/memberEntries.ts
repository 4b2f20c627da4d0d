// The shape of what a programme shows and asks its members: articles, notifications, terms, games, surveys.
import * as v from "valibot";
import { surveyLimits } from "../../../src/contract/survey";
import { readPattern } from "../../../src/contract/surveyPattern";
import {
	bilingualText,
	count,
	date,
	flag,
	id,
	key,
	linkAddress,
	linkOrReference,
	nonEmptyText,
	optionalField,
	picture,
	pictureOrNone,
	privilegeReference,
	reference,
	seq,
	smallId,
	text,
	title,
	video,
	withDescription,
} from "./contentFields";

/** Whether ids are unique, since an answer is identified by the ids of its question and option. */
const areUnique = (ids: string[]) => new Set(ids).size === ids.length;

const orLess = (count: number) => `must have at most ${count} entries`;
const { questions: maxQuestions, options: maxOptions } = surveyLimits;

const surveyOption = v.strictObject({
	optionid: key,
	option_th: text,
	option_en: text,
	place_holder_th: text,
	place_holder_en: text,
	picture: pictureOrNone,
	isotheranswer: flag,
	validate_rule: v.pipe(
		text,
		v.check(
			(rule) => rule === "" || readPattern(rule) !== null,
			"must be a regular expression",
		),
		v.description("A pattern; empty for none."),
	),
});

export const memberEntries = {
	articles: v.strictObject({
		article_id: id,
		alt_reference: optionalField(reference("AR_"), "Default: AR_<article_id>."),
		/** The list that the article is in; three of the names are wire names (3 §7). */
		category: v.picklist([
			// In no list of the app: opened by its reference.
			"Article",
			"Registration reward",
			"FAQ",
			"Instructions of Use",
			"Learn more",
			"News",
			"ResultsBoard",
		]),
		title,
		content: withDescription(
			bilingualText,
			"HTML: p, h2, h3, ul, ol, li, b, a, br.",
		),
		cover: picture,
		video: v.optional(video),
		call_to_action: optionalField(flag, "true: it has a button."),
		action_type: v.optional(v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 9])),
		reference: optionalField(linkOrReference, "What the button opens."),
		button: v.optional(bilingualText),
		privilege_reference: optionalField(
			privilegeReference,
			"The reward of an answered survey. Default: that of the survey.",
		),
		valid_from: date,
		valid_through: date,
		seq,
	}),
	notifications: v.strictObject({
		campaign_id: id,
		header: bilingualText,
		title: bilingualText,
		picture: v.optional(pictureOrNone),
		brand_id: v.optional(id),
		action_type: v.picklist([1, 2, 3, 4, 5, 6, 7]),
		reference: v.optional(linkOrReference),
		sent_at: date,
	}),
	welcome_announcements: v.strictObject({
		seq: withDescription(
			smallId,
			"Its number: the first current one is shown.",
		),
		picture,
		path: withDescription(
			linkAddress,
			"The address inside the app that a tap opens; empty for none.",
		),
		member_days: optionalField(
			count,
			"Only for members of at most so many days.",
		),
		valid_from: date,
		valid_through: date,
	}),
	avatars: v.strictObject({
		avatar_id: key,
		name: nonEmptyText,
		picture,
		seq,
	}),
	consents: v.strictObject({
		consent_id: key,
		article_id: nonEmptyText,
		title,
		content: withDescription(bilingualText, "HTML: p, ul, li, b."),
		picture,
		is_required: flag,
		version: withDescription(smallId, "A higher one asks everybody again."),
		seq,
	}),
	games: v.strictObject({
		alt_reference: withDescription(nonEmptyText, "The article of the game."),
		picture,
		seq,
	}),
	surveys: v.strictObject({
		alt_reference: reference("SVY_"),
		is_register: optionalField(flag, "true: after registration."),
		reward: v.optional(privilegeReference),
	}),
	survey_sections: v.strictObject({
		sectionid: key,
		survey: withDescription(nonEmptyText, "The alt_reference of its survey."),
		seq,
		name: bilingualText,
		questions: v.pipe(
			v.array(
				v.strictObject({
					questionid: key,
					question_th: text,
					question_en: text,
					survey_type: withDescription(
						v.picklist([1, 2, 3, 4]),
						"1 free text, 2 pictures, 3 several answers, 4 one.",
					),
					isrequired: flag,
					answer_min: v.nullable(count),
					answer_max: v.nullable(count),
					options: v.pipe(
						v.array(surveyOption),
						v.maxLength(maxOptions, orLess(maxOptions)),
						v.check(
							(options) => options.length > 0,
							"must have at least one entry, also for a free text",
						),
						v.check(
							(options) => areUnique(options.map((it) => it.optionid)),
							"must not have an optionid twice",
						),
					),
				}),
			),
			v.maxLength(maxQuestions, orLess(maxQuestions)),
			v.check(
				(questions) => areUnique(questions.map((it) => it.questionid)),
				"must not have a questionid twice",
			),
		),
	}),
};

type Entries = typeof memberEntries;
export type ArticleCategory = v.InferOutput<Entries["articles"]>["category"];
export type SurveyQuestionRow = v.InferOutput<
	Entries["survey_sections"]
>["questions"][number];
export type SurveyOptionRow = SurveyQuestionRow["options"][number];
