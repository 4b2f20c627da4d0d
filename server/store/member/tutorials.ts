// The two welcome tours and who has completed them (3 §3 Tutorial, 3 §4 welcomeTips).
import { eq } from "drizzle-orm";
import { notFound } from "../../rules/apiError";
import type { Database } from "../connection/database";
import { completedTutorials } from "../schema/schema";
import type { CustomerScope } from "./customers";

/** The names are those of the documents, and the app depends on them. */
const tours = [
	{ tutorial_id: "1", name: "Welcome Tips" },
	{ tutorial_id: "2", name: "New Welcome Tips" },
] as const;

export async function tutorialsOf(db: Database, sub: string) {
	const completed = await db
		.select({ tutorial_id: completedTutorials.tutorial_id })
		.from(completedTutorials)
		.where(eq(completedTutorials.sub, sub));
	return tours.map((tour) => ({
		...tour,
		is_completed: completed.some((it) => it.tutorial_id === tour.tutorial_id),
	}));
}

/** Saves that a tour was completed, once. Throws 10018 for an unknown one. */
export async function completeTutorial(
	{ db, customer, now }: CustomerScope,
	tutorial_id: string,
): Promise<void> {
	if (!tours.some((tour) => tour.tutorial_id === tutorial_id)) throw notFound();
	await db
		.insert(completedTutorials)
		.values({ sub: customer.sub, tutorial_id, taken_at: now })
		.onConflictDoNothing();
}
