// What some demo customers did before they first sign in here: rounds of the game, an agreement to older terms.
import { startOfDay } from "../rules/bangkokTime";
import type { CustomerRow } from "../store/claims/criteria";
import type { Database } from "../store/connection/openDatabase";
import { consentsOf } from "../store/member/consents";
import { spaceGame } from "../store/member/gameRanking";
import { customerConsents, gameScores } from "../store/schema/memberSchema";

const hour = 3_600_000;

/** Points of the days before, the last of them yesterday; too few for the best ten, who have names and faces. */
const rounds: Record<string, number[]> = {
	platinum: [860, 1240, 1050, 1720, 1440],
	full: [1400, 2100, 1950, 2300],
};

async function play(tx: Database, { sub, scenario }: CustomerRow, now: Date) {
	const points = Object.hasOwn(rounds, scenario) ? rounds[scenario] : undefined;
	if (!points) return;
	await tx.insert(gameScores).values(
		points.map((amount, at) => ({
			name: spaceGame,
			sub,
			points: amount,
			created_at: new Date(
				startOfDay(now, at - points.length).getTime() + 14 * hour,
			),
		})),
	);
}

async function agreeToOlderTerms(
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
			// A term in its first version has no older one.
			version: Math.max(1, version - 1),
			decided_at: startOfDay(now, -60),
		})),
	);
}

/** Writes the story of a customer who was just made; most have none. */
export async function seedMember(
	tx: Database,
	customer: CustomerRow,
	now: Date,
): Promise<void> {
	await play(tx, customer, now);
	if (customer.scenario === "terms") await agreeToOlderTerms(tx, customer, now);
}
