// The confirmation before a survey is left, since its answers are lost (3 §4).
import { msg } from "@lingui/core/macro";
import type { Confirmation } from "../../domain/app/confirmation";

export const leaveSurveyQuestion: Confirmation = {
	variant: "warning",
	title: msg`Leave this survey?`,
	description: msg`What you have answered so far will not be kept.`,
	cancelLabel: msg`Continue answering`,
	confirmLabel: msg`Leave`,
	showClose: true,
};
