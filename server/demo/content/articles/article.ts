// How an author writes an article: title and paragraphs in two tuples, only what differs from a plain, lasting text.
import type { SeedArticle } from "../../../store/content/programmeContent";
import { words } from "../words";

type Words = [title: string, ...paragraphs: string[]];

interface Written
	extends Partial<Omit<SeedArticle, "title" | "content" | "button">> {
	id: number;
	category: SeedArticle["category"];
	picture: string;
	th: Words;
	en: Words;
	button?: [th: string, en: string];
}

/** A paragraph; what already is a block (a heading, a list) stays as it is. */
const block = (text: string) =>
	text.startsWith("<") ? text : `<p>${text}</p>`;

export const list = (...rows: string[]): string =>
	`<ul>${rows.map((row) => `<li>${row}</li>`).join("")}</ul>`;
export const steps = (...rows: string[]): string =>
	`<ol>${rows.map((row) => `<li>${row}</li>`).join("")}</ol>`;

/** An article from what its author wrote; without an action it has no button. */
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
		title: words(titleTh, titleEn),
		content: words(textTh.map(block).join(""), textEn.map(block).join("")),
		...(button && { button: words(...button) }),
		video: "",
		action_type: null,
		reference: "",
		valid_from_days: -20,
		valid_through_days: 365,
		...rest,
	};
};
