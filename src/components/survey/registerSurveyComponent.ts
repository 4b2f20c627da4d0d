// The type of the register survey that app passes to the home flow (3 §4 registerSurvey).
import type { ComponentType } from "react";
import type { SurveyEnd } from "../../domain/home/homeFlow";

/** Calls `onEnd` once, after its sheet has closed: "none" without a section or after a failed load, "skipped" also for closing. */
export type RegisterSurveyComponent = ComponentType<{
	onEnd: (how: SurveyEnd) => void;
}>;
