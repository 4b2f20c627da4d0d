// Proves that a question of a survey is a heading below its section's heading, that its hint describes its answers, and that each answer has words.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SurveyQuestionBlock } from "../../../../src/components/survey/SurveyQuestionBlock";
import { noAnswer } from "../../../../src/domain/survey/surveyAnswer";
import { abc, optionOf, questionOf } from "../../domain/survey/surveySample";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const freeText = {
	...questionOf("freeText", [optionOf("f", { option_en: "Your idea" })]),
	isrequired: false,
};

test.each([
	[1, "H2", questionOf("singleChoice", abc), "Choose one answer"],
	[2, "H3", freeText, "You may leave this blank"],
] as const)(
	"a question below a heading of level %d is an %s",
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

test("an answer for which the host gives only a placeholder is named by the placeholder", async () => {
	const other = optionOf("o", {
		...{ option_en: "", option_th: "", isotheranswer: true },
		place_holder_en: "Something else",
	});
	const page = await draw(
		<SurveyQuestionBlock
			question={questionOf("multipleChoice", [...abc, other])}
			// One of them was removed from the survey after it was picked.
			answer={{ picked: ["gone", "o"], texts: {} }}
			error={undefined}
			level={1}
			onPick={vi.fn()}
			onType={vi.fn()}
		/>,
	);
	const labels = [...page.querySelectorAll("fieldset label:has(input)")];
	expect(labels.map((each) => each.textContent)).toEqual([
		...["Option a", "Option b", "Option c", "Something else"],
	]);
	expect(page.textContent).toContain("1 chosen");
});

test("pictures without words are named by their numbers", async () => {
	const pictures = ["a", "b"].map((id) =>
		optionOf(id, {
			...{ option_en: "", option_th: "" },
			option_image_url: `/${id}.png`,
		}),
	);
	const page = await draw(
		<SurveyQuestionBlock
			question={questionOf("selectImage", pictures)}
			answer={noAnswer}
			error={undefined}
			level={1}
			onPick={vi.fn()}
			onType={vi.fn()}
		/>,
	);
	const names = [...page.querySelectorAll("img")].map((each) => each.alt);
	expect(names).toEqual(["Picture 1", "Picture 2"]);
	const sources = [...page.querySelectorAll("img")].map((each) => each.src);
	expect(sources.map((src) => new URL(src).pathname)).toEqual([
		...["/a.png", "/b.png"],
	]);
});

/** The fields of a question with these answers. */
async function fieldsOf(
	question: ReturnType<typeof questionOf>,
	picked: string[] = [],
) {
	wipe();
	const page = await draw(
		<SurveyQuestionBlock
			question={question}
			answer={{ picked, texts: {} }}
			error={undefined}
			level={1}
			onPick={vi.fn()}
			onType={vi.fn()}
		/>,
	);
	return [...page.querySelectorAll("input, textarea")];
}

test("a text has its placeholder and the longest answer; a text with a rule has one line", async () => {
	const option = optionOf("f", { place_holder_en: "In a few words" });
	const text = (validate_rule: string) =>
		fieldsOf(questionOf("freeText", [{ ...option, validate_rule }]));
	for (const [rule, tag] of [
		["", "TEXTAREA"],
		["^\\d+$", "INPUT"],
	] as const) {
		const [field] = await text(rule);
		expect(field?.tagName).toBe(tag);
		expect(field?.getAttribute("placeholder")).toBe("In a few words");
		expect(field?.getAttribute("maxlength")).toBe("1000");
	}
});

test.each([
	["a text", "freeText", {}],
	["another answer", "singleChoice", { isotheranswer: true }],
] as const)(
	"%s is required, and the keyboard does not capitalise a text with a rule",
	async (_what, type, more) => {
		const attributesOf = async (validate_rule: string) => {
			const options = [optionOf("f", { ...more, validate_rule })];
			const field = (await fieldsOf(questionOf(type, options), ["f"])).at(-1);
			return ["aria-required", "autocapitalize"].map((name) =>
				field?.getAttribute(name),
			);
		};
		expect(await attributesOf("^[a-z]+@[a-z.]+$")).toEqual(["true", "none"]);
		expect(await attributesOf("")).toEqual(["true", null]);
	},
);

test("a question for one answer has radio buttons; with the most answers chosen, the others are disabled", async () => {
	const one = await fieldsOf(questionOf("singleChoice", abc));
	expect(one.map((box) => box.getAttribute("type"))).toEqual(
		abc.map(() => "radio"),
	);
	const two = questionOf("multipleChoice", abc, { answer_max: 2 });
	const off = async (...picked: string[]) =>
		(await fieldsOf(two, picked)).map((box) =>
			box.getAttribute("aria-disabled"),
		);
	expect(await off("a")).toEqual([null, null, null]);
	expect(await off("a", "b")).toEqual([null, null, "true"]);
});

test("the choices of a question without an answer are invalid, and the error describes each of them", async () => {
	const page = await draw(
		<SurveyQuestionBlock
			question={questionOf("singleChoice", abc)}
			answer={noAnswer}
			error={{ kind: "choose" }}
			level={1}
			onPick={vi.fn()}
			onType={vi.fn()}
		/>,
	);
	const invalid = [...page.querySelectorAll("[aria-invalid=true]")];
	expect(invalid).toHaveLength(3);
	for (const choice of invalid) {
		const id = choice.getAttribute("aria-describedby") ?? "";
		expect(document.getElementById(id)?.textContent).toContain(
			"Please choose an answer",
		);
	}
});

test("the text of “other” can be typed once “other” is picked", async () => {
	const other = optionOf("o", { isotheranswer: true });
	const question = questionOf("multipleChoice", [...abc, other]);
	const isOff = async (picked: string[]) =>
		(await fieldsOf(question, picked))
			.find((field) => field.matches("input:not([type=checkbox])"))
			?.hasAttribute("disabled");
	expect(await isOff([])).toBe(true);
	expect(await isOff(["o"])).toBe(false);
});

test("an error is announced while one of the answers has the focus", async () => {
	const page = await draw(
		<SurveyQuestionBlock
			question={questionOf("multipleChoice", abc)}
			answer={{ picked: ["a"], texts: {} }}
			error={{ kind: "tooFew", count: 2 }}
			level={1}
			onPick={vi.fn()}
			onType={vi.fn()}
		/>,
	);
	const live = () => page.querySelector("[aria-live=polite]")?.textContent;
	expect(live()).toBeUndefined();
	await act(async () => page.querySelector("input")?.focus());
	expect(live()).toBe("Please choose at least 2 answers");
});
