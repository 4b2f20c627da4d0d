// Tutorial calls: the list, one, progress, completion (3 §3, 3 §7).
import * as contract from "../../src/contract/tutorial";
import { notFound } from "../rules/apiError";
import { completeTutorial, tutorialsOf } from "../store/member/tutorials";
import { mutation, query } from "./defineCall";

export const tutorialCalls = [
	query(contract.getTutorialList, async (_request, { db, customer }) => ({
		tutorials: await tutorialsOf(db, customer.sub),
	})),
	query(
		contract.getTutorialDetail,
		async ({ tutorial_id }, { db, customer }) => {
			const all = await tutorialsOf(db, customer.sub);
			const tutorial = all.find((it) => it.tutorial_id === tutorial_id);
			if (!tutorial) throw notFound();
			return tutorial;
		},
	),
	// Changes nothing.
	query(contract.tutorialProgress, async (_request, { db, customer }) => ({
		tutorials: await tutorialsOf(db, customer.sub),
	})),
	mutation(contract.completeTutorial, ({ tutorial_id }, context) =>
		completeTutorial(context, tutorial_id),
	),
];
