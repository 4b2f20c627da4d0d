// What a list and other skeletons say before their content is there.
import { afterEach, expect, test } from "vitest";
import { QueryList } from "../../../../src/components/lists/QueryList";
import { CategorySkeleton } from "../../../../src/features/browse/CategoryDeals";
import { GroupSkeleton } from "../../../../src/features/browse/GroupItems";
import { PrivilegeSkeleton } from "../../../../src/features/privilege/PrivilegeSkeleton";
import { SearchResultsSkeleton } from "../../../../src/features/search/SearchResultsSkeleton";
import { SurveySkeleton } from "../../../../src/features/survey/SurveySkeleton";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const load = {
	dataUpdatedAt: 0,
	isError: false,
	isFetching: true,
	isPending: true,
	refetch: () => undefined,
};
const list = (state: "loading" | "fresh") => (
	<QueryList
		load={load}
		state={state}
		items={["Iced latte"]}
		skeleton={<div aria-hidden="true" />}
	>
		{(items) => items.join()}
	</QueryList>
);

test("a list says that it loads until it is there", async () => {
	const page = await draw(list("loading"));
	const said = page.querySelector("[role=status]");
	expect(said?.textContent).toBe("Loading");
	// Its skeleton is marked as busy; what is said is not, or it would wait for the end.
	expect(said?.closest("[aria-busy]")).toBeNull();
	expect(page.querySelector("[aria-busy=true] [aria-hidden]")).not.toBeNull();
	await draw(list("fresh"));
	expect(page.textContent).toBe("Iced latte");
	expect(page.querySelector("[aria-busy]")).toBeNull();
});

test.each([
	["a category", <CategorySkeleton key="" />],
	["a group deal", <GroupSkeleton key="" />],
	["a privilege", <PrivilegeSkeleton key="" onClose={() => undefined} />],
	["a search", <SearchResultsSkeleton key="" />],
	["a survey", <SurveySkeleton key="" />],
])("the skeleton of %s says that it loads", async (_, skeleton) => {
	const page = await draw(skeleton);
	const said = page.querySelector("[role=status]");
	expect(said?.textContent).toBe("Loading");
	expect(said?.closest("[aria-hidden], div[aria-busy]")).toBeNull();
});
