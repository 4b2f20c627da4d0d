// The place of the register survey in the home flow: the survey's own room fills it, app puts the two together (3 §4 registerSurvey).
import type { ComponentType } from "react";
import type { SurveyEnd } from "../../domain/home/homeFlow";

/**
 * What fills it: loads GetRegisterSurvey, shows its sheet where there is a
 * section, and says once how it ended: "none" for no section, also where it
 * cannot be had. Skip and closing are "skipped". Its sheet is gone by then.
 */
export type RegisterSurveyComponent = ComponentType<{
	onEnd: (how: SurveyEnd) => void;
}>;
