// What demo mode adds to the sign-in; server/demo implements it.
import type { LandingQuery } from "../../src/contract/authentication";
import type { Database } from "../store/connection/database";
import type { CustomerRow, NewCustomer } from "../store/member/customers";

export interface DemoSignIn {
	/** The customer of the mock_* fields; throws the scenario's sign-in code. */
	customerOf(mockUserId: string, query: LandingQuery, now: Date): NewCustomer;
	/** Writes what the scenario's customer did before the first sign-in. */
	seedCustomer(
		tx: Database,
		customer: CustomerRow,
		mockUserId: string,
		now: Date,
	): Promise<void>;
}
