// Tutorial calls: the list, one, progress, completion (3 §3, 3 §7).
import * as contract from "../../src/contract/tutorial";
import { notFound } from "../rules/apiError";
import { completeTutorial, tutorialsOf } from "../store/member/tutorials";
import { type CustomerContext, mutation, query } from "./defineCall";

const tutorialList = async (
	_request: unknown,
	{ db, customer }: CustomerContext,
) => ({ tutorials: await tutorialsOf(db, customer.sub) });

export const tutorialCalls = [
	query(contract.getTutorialList, tutorialList),
	query(
		contract.getTutorialDetail,
		async ({ tutorial_id }, { db, customer }) => {
			const all = await tutorialsOf(db, customer.sub);
			const tutorial = all.find((it) => it.tutorial_id === tutorial_id);
			if (!tutorial) throw notFound();
			return tutorial;
		},
	),
	// The call changes nothing, so it is a query.
	query(contract.tutorialProgress, tutorialList),
	mutation(contract.completeTutorial, ({ tutorial_id }, context) =>
		completeTutorial(context, tutorial_id),
	),
];
