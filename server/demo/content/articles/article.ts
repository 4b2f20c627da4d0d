// Builds an article from a title and paragraphs in two languages; the rest has defaults.
import type { SeedArticle } from "../../../store/content/programmeContent";
import { text } from "../text";

type ArticleTexts = [title: string, ...paragraphs: string[]];

interface Written
	extends Partial<Omit<SeedArticle, "title" | "content" | "button">> {
	id: number;
	category: SeedArticle["category"];
	picture: string;
	th: ArticleTexts;
	en: ArticleTexts;
	button?: [th: string, en: string];
}

/** Wraps text in a paragraph unless it is a heading or list. */
const paragraph = (text: string) =>
	text.startsWith("<") ? text : `<p>${text}</p>`;

export const list = (...rows: string[]): string =>
	`<ul>${rows.map((row) => `<li>${row}</li>`).join("")}</ul>`;
export const steps = (...rows: string[]): string =>
	`<ol>${rows.map((row) => `<li>${row}</li>`).join("")}</ol>`;

/** Without an action it has no button. */
export const article = ({
	id,
	th,
	en,
	button,
	...rest
}: Written): SeedArticle => {
	const [titleTh, ...textTh] = th;
	const [titleEn, ...textEn] = en;
	return {
		article_id: id,
		title: text(titleTh, titleEn),
		content: text(
			textTh.map(paragraph).join(""),
			textEn.map(paragraph).join(""),
		),
		...(button && { button: text(...button) }),
		video: "",
		action_type: null,
		reference: "",
		valid_from_days: -20,
		valid_through_days: 365,
		...rest,
	};
};
