// The bar under an article announces a reward that could not be loaded, again after each retry.
import { afterEach, expect, test, vi } from "vitest";
import { ArticleBar } from "../../../../src/features/articles/ArticleBar";
import { plainArticle } from "../../domain/article/articleSample";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const show = (state: "failed" | "loading") =>
	draw(
		<ArticleBar
			article={plainArticle}
			button={{ label: { th: "", en: "Oh no" }, action: null, state }}
			busy={false}
			onPress={vi.fn()}
			onRetry={vi.fn()}
		/>,
	);

test("a failed reward is announced", async () => {
	const page = await show("loading");
	const status = page.querySelector("[role=status]");
	for (const words of ["Oh no", "", "Oh no"]) {
		await show(words ? "failed" : "loading");
		expect(status?.textContent).toBe(words);
	}
});
