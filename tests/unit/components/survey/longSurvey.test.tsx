// A survey with hundreds of questions in one section reacts to each letter at once: the other questions are not drawn again.
import { afterEach, beforeEach, expect, test } from "vitest";
import { SurveyBody } from "../../../../src/components/survey/SurveyBody";
import { useSurvey } from "../../../../src/components/survey/useSurvey";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	optionOf,
	questionOf,
	sectionOf,
} from "../../domain/survey/surveySample";
import { counted } from "../../support/counted";
import { draw, typeInto, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

beforeEach(() => {
	localStorage.clear();
	adoptToken(tokenOf("customer-1"));
});
afterEach(wipe);

const options = Array.from({ length: 200 }, (_, at) =>
	optionOf(`o${at}`, { validate_rule: "." }),
);
const section = sectionOf(
	"S1",
	options.map((option, at) =>
		questionOf("freeText", [option], { questionid: `q${at}` }),
	),
);

function Survey() {
	const onSent = () => undefined;
	const sections = [section];
	const survey = useSurvey({ reference: "SVY_1", sections, onSent });
	return <SurveyBody survey={survey} level={1} />;
}

test("a typed letter draws only its own question again, and earlier input stays", async () => {
	const { reads } = counted(options, "place_holder_en");
	const page = await draw(<Survey />);
	const fields = [...page.querySelectorAll("input")];
	reads();
	await typeInto(fields[0], "a");
	await typeInto(fields[1], "b");
	expect(reads()).toBeLessThan(10);
	expect(fields.map(({ value }) => value).join("")).toBe("ab");
});
