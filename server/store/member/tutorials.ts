// The two welcome tours and who has taken them (3 §3 Tutorial, 3 §4 welcomeTips).
import { eq } from "drizzle-orm";
import { notFound } from "../../rules/apiError";
import type { Database } from "../connection/openDatabase";
import { tutorialsTaken } from "../schema/onboardingSchema";

/** Names are the documents' own; the app goes by them. */
const tours = [
	{ tutorial_id: "1", name: "Welcome Tips" },
	{ tutorial_id: "2", name: "New Welcome Tips" },
] as const;

/** Both tours with whether the customer has taken them. */
export async function tutorialsOf(db: Database, sub: string) {
	const taken = await db
		.select({ tutorial_id: tutorialsTaken.tutorial_id })
		.from(tutorialsTaken)
		.where(eq(tutorialsTaken.sub, sub));
	return tours.map((tour) => ({
		...tour,
		is_completed: taken.some((it) => it.tutorial_id === tour.tutorial_id),
	}));
}

/** Writes down that a tour was taken, once. Refuses with 10018 an unknown one. */
export async function completeTutorial(
	tx: Database,
	sub: string,
	tutorial_id: string,
	now: Date,
): Promise<void> {
	if (!tours.some((tour) => tour.tutorial_id === tutorial_id)) throw notFound();
	await tx
		.insert(tutorialsTaken)
		.values({ sub, tutorial_id, taken_at: now })
		.onConflictDoNothing();
}

/** A member of earlier days has taken both tours. */
export async function completeAllTutorials(
	tx: Database,
	sub: string,
	now: Date,
): Promise<void> {
	for (const { tutorial_id } of tours)
		await completeTutorial(tx, sub, tutorial_id, now);
}
