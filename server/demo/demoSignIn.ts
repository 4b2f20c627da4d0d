// The sign-in of demo mode: the scenario's customer, and what that customer did before.
import type { LandingQuery } from "../../src/contract/authentication";
import type { Database } from "../store/connection/openDatabase";
import type { CustomerRow } from "../store/member/customers";
import { upsertCustomer } from "../store/member/customers";
import { withMockFields } from "./mockFields";
import { formerNumberOwner, scenarioCustomer } from "./scenarios";
import { seedHistory } from "./seedHistory";
import { seedMember } from "./seedMember";

export const demoSignIn = {
	customerOf: (mockUserId: string, query: LandingQuery, now: Date) =>
		withMockFields(scenarioCustomer(mockUserId, now), query, now),
	async seedCustomer(
		tx: Database,
		customer: CustomerRow,
		mockUserId: string,
		now: Date,
	): Promise<void> {
		if (customer.scenario === "full") await seedHistory(tx, customer, now);
		await seedMember(tx, customer, now);
		const former = formerNumberOwner(mockUserId, now);
		if (former) await upsertCustomer(tx, former);
	},
};
