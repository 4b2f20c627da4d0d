// The router: the table of pages under the shell, plain-string search, slides by order number.
import {
	createRootRoute,
	createRoute,
	createRouter,
} from "@tanstack/react-router";
import { slideOf } from "../domain/slide";
import { holdPresses } from "../ui/pressGuard";
import { BrokenPage, PageSkeleton, UnknownAddress } from "./fallbacks";
import { pages } from "./routes";
import { Shell } from "./Shell";
import { parseSearch, stringifySearch } from "./search";

const root = createRootRoute({
	component: Shell,
	notFoundComponent: UnknownAddress,
});

const routes = pages.map(({ path, component }) =>
	createRoute({ getParentRoute: () => root, path, component }),
);

const orderOf = (path: string) =>
	pages.find((page) => page.path === path)?.order ?? 9;

export const router = createRouter({
	routeTree: root.addChildren(routes),
	parseSearch,
	stringifySearch,
	scrollRestoration: true,
	defaultPendingComponent: PageSkeleton,
	defaultErrorComponent: BrokenPage,
	defaultViewTransition: {
		types: ({ fromLocation, toLocation, pathChanged }) => {
			// Without a page behind, within one page, or for who asked for no motion, nothing slides (1 §2).
			if (
				!fromLocation ||
				!pathChanged ||
				matchMedia("(prefers-reduced-motion: reduce)").matches
			)
				return false;
			return [
				slideOf(orderOf(fromLocation.pathname), orderOf(toLocation.pathname)),
			];
		},
	},
});

// The second tap of a double tap must not press what the new page has in its place.
router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
	if (fromLocation && pathChanged) holdPresses();
});

/** Where this document began. */
export const firstLocation = router.latestLocation;
