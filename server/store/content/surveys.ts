// Surveys in the store: their sections with what the customer answered, and one answer for each customer (3 §3, 3 §4).
import { and, asc, eq, inArray } from "drizzle-orm";
import { badRequest, notFound, ruleViolation } from "../../rules/apiError";
import type { Database } from "../connection/openDatabase";
import { surveyAnswers, surveySections, surveys } from "../schema/schema";
import { checkAnswers } from "./checkAnswers";
import type { GivenSection } from "./surveyRows";

const sectionsOf = (db: Database, survey: string) =>
	db
		.select()
		.from(surveySections)
		.where(eq(surveySections.survey, survey))
		.orderBy(asc(surveySections.seq));

/** What a customer sent for a survey; undefined before that. */
async function answerOf(db: Database, sub: string, survey: string) {
	const [row] = await db
		.select()
		.from(surveyAnswers)
		.where(and(eq(surveyAnswers.sub, sub), eq(surveyAnswers.survey, survey)));
	return row;
}

/** A survey with its sections and the customer's answer. Refuses with 10018. */
export async function surveyFor(
	db: Database,
	sub: string,
	alt_reference: string,
) {
	const [survey] = await db
		.select()
		.from(surveys)
		.where(eq(surveys.alt_reference, alt_reference));
	if (!survey) throw notFound();
	return {
		survey,
		sections: await sectionsOf(db, alt_reference),
		answer: await answerOf(db, sub, alt_reference),
	};
}

/** The survey that follows registration, with the customer's answer; undefined where the programme has none. */
export async function registerSurvey(db: Database, sub: string) {
	const [survey] = await db
		.select()
		.from(surveys)
		.where(eq(surveys.is_register, true));
	return survey && (await surveyFor(db, sub, survey.alt_reference));
}

/** Whether a customer has answered this survey, by alt_reference. */
export const hasAnswered = async (
	db: Database,
	sub: string,
	survey: string,
): Promise<boolean> => (await answerOf(db, sub, survey)) !== undefined;

/** The surveys that a customer has answered, by alt_reference. */
export async function answeredSurveys(
	db: Database,
	sub: string,
): Promise<Set<string>> {
	const rows = await db
		.select({ survey: surveyAnswers.survey })
		.from(surveyAnswers)
		.where(eq(surveyAnswers.sub, sub));
	return new Set(rows.map(({ survey }) => survey));
}

/** The reward of each survey that has one: the privilege's alt_reference by the survey's. */
export async function surveyRewards(
	db: Database,
): Promise<Map<string, string>> {
	const rows = await db.select().from(surveys);
	return new Map(
		rows
			.filter(({ reward }) => reward !== "")
			.map(({ alt_reference, reward }) => [alt_reference, reward]),
	);
}

/** The one survey that all these sections belong to. Refuses with 10000. */
async function surveyOfSections(
	db: Database,
	ids: readonly string[],
): Promise<string> {
	if (ids.length === 0 || new Set(ids).size !== ids.length) throw badRequest();
	const rows = await db
		.select({ survey: surveySections.survey })
		.from(surveySections)
		.where(inArray(surveySections.sectionid, [...ids]));
	const [first] = rows;
	const isOne = rows.every(({ survey }) => survey === first?.survey);
	if (!first || rows.length !== ids.length || !isOne) throw badRequest();
	return first.survey;
}

/**
 * Takes a customer's answers to a whole survey, once. Refuses with 10000 what no
 * survey has, with 20000 answers that break its rules or come a second time.
 */
export async function answerSurvey(
	tx: Database,
	sub: string,
	given: GivenSection[],
	now: Date,
): Promise<void> {
	const survey = await surveyOfSections(
		tx,
		given.map(({ sectionid }) => sectionid),
	);
	// A section that was left out is judged as an empty one.
	for (const { sectionid, questions } of await sectionsOf(tx, survey))
		checkAnswers(
			questions,
			given.find((it) => it.sectionid === sectionid)?.questions ?? [],
		);
	const [taken] = await tx
		.insert(surveyAnswers)
		.values({ sub, survey, answered_at: now, sections: given })
		.onConflictDoNothing()
		.returning({ survey: surveyAnswers.survey });
	if (!taken)
		throw ruleViolation(
			"คุณตอบแบบสอบถามนี้แล้ว",
			"You have already answered this survey.",
		);
}
