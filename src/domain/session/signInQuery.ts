// Which fields of the landing page's address go to the API (1 §2).
import type { LandingQuery } from "../../contract/authentication";

/**
 * The landing page's whole query; the mock_* test fields only in a demo build,
 * so that no address can make a released app ask to be somebody else.
 */
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
