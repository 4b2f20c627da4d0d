// Proves that a button to the page above the shown one is not marked as the current page: /search is not, on /search/campaign.
import {
	createMemoryHistory,
	createRootRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { ButtonLink } from "../../../../src/components/pages/ButtonLink";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

async function drawnAt(address: string) {
	const page = () => <ButtonLink to="/search">Search</ButtonLink>;
	const router = createRouter({
		routeTree: createRootRoute({ component: page, notFoundComponent: page }),
		history: createMemoryHistory({ initialEntries: [address] }),
	});
	await act(() => router.load());
	return draw(<RouterProvider router={router} />);
}

test("a link to the page above is not marked as the current page", async () => {
	const page = await drawnAt("/search/campaign");
	const link = page.querySelector("a");
	expect(link?.getAttribute("href")).toBe("/search");
	expect(link?.hasAttribute("aria-current")).toBe(false);
});
