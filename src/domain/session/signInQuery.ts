// The query fields of /landing that go to the API (1 §2).
import type { LandingQuery } from "../../contract/authentication";

/** Drops the mock_* fields outside demo builds. */
export function signInQuery(
	query: Record<string, string>,
	isDemo: boolean,
): LandingQuery {
	return Object.fromEntries(
		Object.entries(query).filter(
			([name]) => isDemo || !name.startsWith("mock_"),
		),
	);
}
