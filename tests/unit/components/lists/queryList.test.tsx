// What a list and other skeletons announce before their content is shown.
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { DealSection } from "../../../../src/components/lists/DealSection";
import { QueryListColumn } from "../../../../src/components/lists/QueryListColumn";
import { NoneOfKind } from "../../../../src/components/sorting/ListChoices";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { CategorySkeleton } from "../../../../src/features/browse/CategoryDeals";
import { GroupSkeleton } from "../../../../src/features/browse/GroupDealPages";
import { PrivilegeSkeleton } from "../../../../src/features/privilege/PrivilegeSkeleton";
import { SearchResultsSkeleton } from "../../../../src/features/search/SearchResults";
import { SurveySkeleton } from "../../../../src/features/survey/SurveyPage";
import { draw, firstTextOf, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useNavigate: () => () => undefined,
	useSearch: () => ({}),
}));
afterEach(wipe);

const query = {
	dataUpdatedAt: 0,
	isError: false,
	error: null,
	isFetching: true,
	refetch: () => undefined,
};
const list = (
	state: "loading" | "fresh" | "failed",
	items = ["Iced latte"],
) => (
	<QueryListColumn
		query={{ ...query, isFetching: state === "loading" }}
		state={state}
		items={items}
		skeleton={<div aria-hidden="true" />}
	>
		{(items) => items.join()}
	</QueryListColumn>
);

test("a list says that it is loading until it is shown", async () => {
	const page = await draw(list("loading"));
	const said = page.querySelector("[role=status]");
	expect(said?.textContent).toBe("Loading");
	// Its skeleton is marked as busy, but not the message, which would otherwise be announced only at the end.
	expect(said?.closest("[aria-busy]")).toBeNull();
	expect(page.querySelector("[aria-busy=true] [aria-hidden]")).not.toBeNull();
	// Its box stands where the list will: a page that styles its column styles both.
	const box = page.querySelector("[aria-busy=true]");
	expect(box?.classList.contains("column")).toBe(true);
	expect(box?.parentElement).toBe(said?.parentElement);
	await draw(list("fresh"));
	expect(page.textContent).toBe("Iced latte");
	expect(page.querySelector("[aria-busy]")).toBeNull();
});

test("a section of deals keeps its skeleton until the deals are drawn", async () => {
	const latte = v.parse(privilegeCard, {
		alt_reference: "PV_1",
		name_en: "Iced latte",
	});
	const section = (data: (typeof latte)[] | undefined) => (
		<DealSection
			title="Popular"
			query={{ data, isPending: !data }}
			look="row"
		/>
	);
	const page = await draw(section(undefined));
	expect(await firstTextOf(section([latte]))).toMatch(/^Popular((?!latte).)*$/);
	expect(page.textContent).toContain("Iced latte");
});

test("a saved list says how old it is (O03)", async () => {
	const dataUpdatedAt = Date.parse("2025-11-20T05:05:00Z");
	const page = await draw(
		<QueryListColumn
			query={{ ...query, dataUpdatedAt, isError: true, isFetching: false }}
			state="saved"
			items={["Iced latte"]}
			skeleton={null}
		>
			{(items) => items.join()}
		</QueryListColumn>,
	);
	expect(page.textContent).toMatch(/Saved 20.Nov.2025 at.12:05/);
	expect(page.textContent).toContain("Iced latte");
});

/** What is announced, without the text of the buttons beside it. */
const announced = (page: HTMLElement) =>
	[...page.querySelectorAll("[role=status]")].map((it) => it.textContent);

test("a list that failed to load says so when its loading ends", async () => {
	await draw(list("loading"));
	const page = await draw(list("failed"));
	expect(announced(page)).toEqual([
		"Could not load thisThis is on our side. Please try again in a moment.",
	]);
});

test("an empty list says so when its loading ends", async () => {
	await draw(list("loading"));
	expect(announced(await draw(list("fresh", [])))).toEqual(["No data"]);
});

test("an empty state that the page has announced is not announced twice", async () => {
	const page = await draw(<NoneOfKind />);
	expect(page.querySelector("h2")?.textContent).toBe(
		"Nothing of this kind here",
	);
	expect(announced(page)).toEqual([]);
});

test.each([
	["a category", <CategorySkeleton key="" />],
	["a group deal", <GroupSkeleton key="" />],
	["a privilege", <PrivilegeSkeleton key="" onClose={() => undefined} />],
	["a search", <SearchResultsSkeleton key="" />],
	["a survey", <SurveySkeleton key="" onClose={() => undefined} />],
])("the skeleton of %s says that it is loading", async (_, skeleton) => {
	const page = await draw(skeleton);
	const said = page.querySelector("[role=status]");
	expect(said?.textContent).toBe("Loading");
	expect(said?.closest("[aria-hidden], div[aria-busy]")).toBeNull();
});
