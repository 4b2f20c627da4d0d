// Surveys in the store: sections and each customer's one answer (3 §3, 3 §4).
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { badRequest, notFound, ruleError } from "../../rules/apiError";
import type { Database } from "../connection/database";
import type { CustomerScope } from "../member/customers";
import { surveyAnswers, surveySections, surveys } from "../schema/schema";
import { checkAnswers, type SubmittedSection } from "./checkAnswers";
import { findPatternMismatch } from "./findPatternMismatch";

/** The sections of a survey in order. */
export const sectionsOf = (db: Database, survey: string) =>
	db
		.select()
		.from(surveySections)
		.where(eq(surveySections.survey, survey))
		.orderBy(asc(surveySections.seq), asc(surveySections.sectionid));

/** The surveys, each with the customer's answer or null. */
const surveysAndAnswers = (db: Database, sub: string) =>
	db
		.select({ survey: surveys, answer: surveyAnswers })
		.from(surveys)
		.leftJoin(
			surveyAnswers,
			and(
				eq(surveyAnswers.survey, surveys.alt_reference),
				eq(surveyAnswers.sub, sub),
			),
		);

/** A survey with its sections and the customer's answer. Throws 10018. */
export async function surveyFor(
	db: Database,
	sub: string,
	alt_reference: string,
) {
	const [row] = await surveysAndAnswers(db, sub).where(
		eq(surveys.alt_reference, alt_reference),
	);
	if (!row) throw notFound();
	return { ...row, sections: await sectionsOf(db, alt_reference) };
}

/** The registration survey with the customer's answer; undefined if there is none. */
export async function registrationSurvey(db: Database, sub: string) {
	const [row] = await surveysAndAnswers(db, sub)
		.where(eq(surveys.is_register, true))
		.orderBy(asc(surveys.alt_reference))
		.limit(1);
	return row;
}

/** The references of the surveys that a customer has answered. */
export async function answeredSurveys(db: Database, sub: string) {
	const rows = await db
		.select({ survey: surveyAnswers.survey })
		.from(surveyAnswers)
		.where(eq(surveyAnswers.sub, sub));
	return new Set(rows.map(({ survey }) => survey));
}

/** The alt_reference of the reward, by that of the survey. */
export async function surveyRewards(db: Database) {
	const rows = await db.select().from(surveys).where(ne(surveys.reward, ""));
	return new Map(
		rows.map(({ alt_reference, reward }) => [alt_reference, reward]),
	);
}

/** The survey of these sections. Throws 10000 unless there is exactly one. */
async function surveyOfSections(db: Database, ids: readonly string[]) {
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
 * Checks answers, which may take long because of their patterns, and returns their
 * survey; does not check those to a survey that the customer has already answered.
 * Throws 10000 for unknown sections, 20000 for broken rules.
 */
export async function checkSurvey(
	db: Database,
	sub: string,
	given: SubmittedSection[],
): Promise<string> {
	const survey = await surveyOfSections(
		db,
		given.map(({ sectionid }) => sectionid),
	);
	if ((await answeredSurveys(db, sub)).has(survey)) return survey;
	// A missing section counts as empty.
	const sections = await sectionsOf(db, survey);
	const checks = sections.flatMap(({ sectionid, questions }) =>
		checkAnswers(
			questions,
			given.find((it) => it.sectionid === sectionid)?.questions ?? [],
		),
	);
	const mismatch = await findPatternMismatch(checks);
	if (mismatch) throw mismatch.error;
	return survey;
}

/** Saves a customer's answers, which checkSurvey has checked, once. Throws 20000 for a second submission. */
export async function answerSurvey(
	{ db, customer: { sub }, now }: CustomerScope,
	survey: string,
	given: SubmittedSection[],
): Promise<void> {
	const [saved] = await db
		.insert(surveyAnswers)
		.values({ sub, survey, answered_at: now, sections: given })
		.onConflictDoNothing()
		.returning({ survey: surveyAnswers.survey });
	if (!saved)
		throw ruleError(
			"คุณตอบแบบสอบถามนี้แล้ว",
			"You have already answered this survey.",
		);
}
