// Proves that a question of a survey is a heading below its section's, and that its hint describes its answers.
import { afterEach, expect, test, vi } from "vitest";
import { SurveyQuestionBlock } from "../../../src/components/survey/SurveyQuestionBlock";
import { noAnswer } from "../../../src/domain/survey/surveyAnswer";
import { abc, optionOf, questionOf } from "../domain/survey/surveySample";
import { draw, wipe } from "../support/drawn";

afterEach(wipe);

const freeText = {
	...questionOf("freeText", [optionOf("f", { option_en: "Your idea" })]),
	isrequired: false,
};

test.each([
	[1, "H2", questionOf("singleChoice", abc), "Choose one answer"],
	[2, "H3", freeText, "You may leave this blank"],
] as const)(
	"below a heading of level %d it is an %s",
	async (level, tag, question, hint) => {
		const page = await draw(
			<SurveyQuestionBlock
				question={question}
				answer={noAnswer}
				error={undefined}
				level={level}
				onPick={vi.fn()}
				onType={vi.fn()}
			/>,
		);
		const answers = page.querySelector("fieldset");
		const named = (attribute: string) =>
			document.getElementById(answers?.getAttribute(attribute) ?? "");
		expect(named("aria-labelledby")?.tagName).toBe(tag);
		expect(named("aria-describedby")?.textContent).toBe(hint);
	},
);
