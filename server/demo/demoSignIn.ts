// The sign-in of demo mode: the scenario's customer, and what that customer did before.
import type { LandingQuery } from "../../src/contract/authentication";
import { startOfDay } from "../rules/bangkokTime";
import type { Database } from "../store/connection/database";
import { consentsOf } from "../store/member/consents";
import { type CustomerRow, upsertCustomer } from "../store/member/customers";
import { completeTutorial, tutorialsOf } from "../store/member/tutorials";
import { customerConsents, gameScores } from "../store/schema/schema";
import { dailyRounds } from "./players";
import { formerNumberOwner, scenarioCustomer } from "./scenarios";
import { seedHistory } from "./seedHistory";
import { withMockFields } from "./withMockFields";

/** Daily points of a scenario's customer up to yesterday; too few for the top ten. */
const dailyPoints = new Map([
	["platinum", [860, 1240, 1050, 1720, 1440]],
	["full", [1400, 2100, 1950, 2300]],
]);
/** When those rounds were played, in minutes after midnight. */
const playedAtMinutes = 14 * 60;

async function seedOlderConsents(
	tx: Database,
	customer: CustomerRow,
	now: Date,
) {
	const terms = await consentsOf(tx, customer);
	if (terms.length === 0) return;
	await tx.insert(customerConsents).values(
		terms.map(({ consent_id, is_required, version }) => ({
			sub: customer.sub,
			consent_id,
			is_consent: is_required,
			// The first version has no older one.
			version: Math.max(1, version - 1),
			decided_at: startOfDay(now, -60),
		})),
	);
}

export const demoSignIn = {
	customerOf: (mockUserId: string, query: LandingQuery, now: Date) =>
		withMockFields(scenarioCustomer(mockUserId, now), query, now),
	async seedCustomer(
		tx: Database,
		customer: CustomerRow,
		mockUserId: string,
		now: Date,
	): Promise<void> {
		const { sub, scenario } = customer;
		// A member who accepted the terms has already seen the tours.
		if (customer.is_accessed_condition)
			for (const { tutorial_id } of await tutorialsOf(tx, sub))
				await completeTutorial({ db: tx, customer, now }, tutorial_id);
		if (scenario === "full") await seedHistory(tx, customer, now);
		const points = dailyPoints.get(scenario);
		if (points)
			await tx
				.insert(gameScores)
				.values(dailyRounds(sub, points, now, playedAtMinutes));
		if (scenario === "terms") await seedOlderConsents(tx, customer, now);
		const former = formerNumberOwner(mockUserId, now);
		if (former) await upsertCustomer(tx, former);
	},
};
