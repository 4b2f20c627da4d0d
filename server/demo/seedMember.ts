// Past activity of demo customers: game rounds, consent to older terms.
import { startOfDay } from "../rules/bangkokTime";
import type { Database } from "../store/connection/openDatabase";
import { consentsOf } from "../store/member/consents";
import type { CustomerRow } from "../store/member/customers";
import { spaceGame } from "../store/member/gameRanking";
import { customerConsents, gameScores } from "../store/schema/memberSchema";

const hour = 3_600_000;

/** Points per day, the last one yesterday; too few for the top ten. */
const rounds: Record<string, number[]> = {
	platinum: [860, 1240, 1050, 1720, 1440],
	full: [1400, 2100, 1950, 2300],
};

async function seedRounds(
	tx: Database,
	{ sub, scenario }: CustomerRow,
	now: Date,
) {
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

export async function seedMember(
	tx: Database,
	customer: CustomerRow,
	now: Date,
): Promise<void> {
	await seedRounds(tx, customer, now);
	if (customer.scenario === "terms") await seedOlderConsents(tx, customer, now);
}
