// TanStack's devtools for the queries and the routes, in development only (main.tsx).
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
