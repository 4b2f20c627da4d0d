// The bar under an article: the end of an open activity, a disabled button, and a reward that failed to load, announced again after each retry (3 §4).
import { act, type ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { articleAction } from "../../../../src/contract/article";
import { ArticleBar } from "../../../../src/features/articles/ArticleBar";
import { useArticleAction } from "../../../../src/features/articles/useArticleAction";
import { setServerTime } from "../../../../src/platform/http/clock";
import { plainArticle } from "../../domain/article/articleSample";
import { draw, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
}));

afterEach(() => {
	wipe();
	vi.useRealTimers();
});

const show = ({
	state,
	...props
}: Partial<ComponentProps<typeof ArticleBar>> & {
	state?: "failed" | "loading";
}) =>
	draw(
		<ArticleBar
			article={plainArticle}
			button={{ label: { th: "", en: "Oh no" }, action: null, state }}
			busy={false}
			onPress={vi.fn()}
			onAct={vi.fn()}
			onRetry={vi.fn()}
			{...props}
		/>,
	);

test("a reward that failed to load is announced", async () => {
	const page = await show({ state: "loading" });
	const status = page.querySelector("[role=status]");
	for (const words of ["Oh no", "", "Oh no"]) {
		await show({ state: words ? "failed" : "loading" });
		expect(status?.textContent).toBe(words);
	}
});

test("an open activity shows its end; a button without an action and a reason is disabled", async () => {
	const article = { ...plainArticle, action_type: articleAction.joinActivity };
	const label = { th: "", en: "Join" };
	const until = "Register until 31 Dec 2026 at 23:59";
	const words = (page: HTMLElement) =>
		page.textContent?.replaceAll("\u00a0", " ");
	const open = await show({
		article,
		button: { label, action: { kind: "join" } },
	});
	expect(words(open)).toContain(until);
	expect(open.querySelector("button")?.disabled).toBe(false);
	const over = await show({ article, button: { label, action: null } });
	expect(words(over)).not.toContain(until);
	expect(over.querySelector("button")?.disabled).toBe(true);
});

test.each([
	["an article that is no activity", {}],
	[
		"an activity without an end",
		{ action_type: articleAction.joinActivity, valid_through: "" },
	],
])("%s shows no end", async (_what, given) => {
	const page = await show({
		article: { ...plainArticle, ...given },
		button: { label: { th: "", en: "Go" }, action: { kind: "game" } },
	});
	expect(page.textContent).toBe("Go");
});

test("a button whose reward is loading is busy; a button with a reason looks locked but can be pressed", async () => {
	const label = { th: "", en: "Sold out" };
	const button = (page: HTMLElement) => page.querySelector("button");
	const loading = await show({ state: "loading" });
	expect(button(loading)?.getAttribute("aria-busy")).toBe("true");
	const locked = await show({
		button: { label, action: null, explanation: label },
	});
	expect(button(locked)?.disabled).toBe(false);
	expect(button(locked)?.getAttribute("aria-disabled")).toBe("true");
	expect(button(locked)?.querySelector("svg")).toBeTruthy();
});

function Join() {
	const ends = { valid_through: "2026-11-21T05:00:30Z" };
	const join = { action_type: articleAction.joinActivity };
	const article = { ...plainArticle, ...join, ...ends };
	const { button, trackParcel: _, ...bar } = useArticleAction(article, "");
	return button && <ArticleBar article={article} button={button} {...bar} />;
}

test("an activity that ends while its page is open can no longer be joined", async () => {
	vi.useFakeTimers({ now: Date.parse("2026-11-21T05:00:00Z") });
	setServerTime(Date.now());
	const page = await draw(<Join />);
	expect(page.textContent).toContain("Join the activity");
	await act(async () => vi.advanceTimersByTime(45_000));
	expect(page.querySelector("button")?.textContent).toBe("Activity ended");
});
