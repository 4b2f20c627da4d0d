// Proves that a key in the search field draws the field alone, not what was found.
import { afterEach, expect, test, vi } from "vitest";
import SearchListPage from "../../../../src/features/search/SearchListPage";
import SearchPage from "../../../../src/features/search/SearchPage";
import { draw, typeInto, wipe } from "../../support/drawn";

const below = vi.hoisted(() => vi.fn(() => null));
vi.mock("../../../../src/features/search/SearchSuggestions", () => ({
	SearchSuggestions: below,
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useNavigate: () => vi.fn(),
	useRouter: () => ({}),
	useSearch: () => ({}),
}));
afterEach(wipe);

test.each([
	["/search", SearchPage],
	["/search/list", SearchListPage],
])("%s", async (_path, Page) => {
	const page = await draw(<Page />);
	const field = page.querySelector("input");
	below.mockClear();
	await typeInto(field, "cof");
	expect(field?.value).toBe("cof");
	expect(below).not.toHaveBeenCalled();
});
