// The router: the table of pages under the shell, plain-string search, slides by order number.
import {
	createRootRoute,
	createRoute,
	createRouter,
} from "@tanstack/react-router";
import { holdPresses } from "../ui/overlay/pressGuard";
import { BrokenPage, PageSkeleton, UnknownAddress } from "./fallbacks";
import { guarded } from "./guard";
import { slidePages } from "./pageTransition";
import { pages } from "./routes";
import { Shell } from "./Shell";
import { parseSearch, stringifySearch } from "./search";

const root = createRootRoute({
	component: Shell,
	notFoundComponent: UnknownAddress,
});

const routes = pages.map((page) =>
	createRoute({
		getParentRoute: () => root,
		path: page.path,
		component: guarded(page),
	}),
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
});

slidePages(router, orderOf);
// The second tap of a double tap must not press what the new page has in its place.
router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
	if (fromLocation && pathChanged) holdPresses();
});
