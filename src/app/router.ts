// The router: the pages under the shell, search parameters as strings, page transitions by order number.
import {
	createRootRoute,
	createRoute,
	createRouter,
} from "@tanstack/react-router";
import { ignorePresses } from "../ui/overlay/pressGuard";
import { addPageTransitions } from "./addPageTransitions";
import { appHistory } from "./appHistory";
import { ErrorPage, PendingPage, RedirectToNotFound } from "./fallbacks";
import { pages } from "./routes";
import { Shell } from "./Shell";
import { parseSearch, stringifySearch } from "./searchParams";
import { withTokenGuard } from "./withTokenGuard";

const root = createRootRoute({
	component: Shell,
	notFoundComponent: RedirectToNotFound,
});

const routes = pages.map((page) =>
	createRoute({
		getParentRoute: () => root,
		path: page.path,
		component: withTokenGuard(page),
	}),
);

const orderOf = (path: string) =>
	pages.find((page) => page.path === path)?.order ?? 9;

export const router = createRouter({
	history: appHistory,
	routeTree: root.addChildren(routes),
	parseSearch,
	stringifySearch,
	scrollRestoration: true,
	defaultPendingComponent: PendingPage,
	defaultPendingMs: 500,
	// The skeleton has no minimum time, so that it never delays the page.
	defaultPendingMinMs: 0,
	defaultErrorComponent: ErrorPage,
});

addPageTransitions(router, orderOf);
// The second tap of a double tap must not press the new page.
router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
	if (fromLocation && pathChanged) ignorePresses();
});
