// TanStack's devtools, in development alone (main.tsx): the queries in memory and the routes.
import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { TanStackRouterDevtools } from "@tanstack/react-router-devtools";
import { router } from "./router";

export default function Devtools() {
	return (
		<>
			<ReactQueryDevtools buttonPosition="bottom-left" />
			<TanStackRouterDevtools router={router} position="bottom-right" />
		</>
	);
}
