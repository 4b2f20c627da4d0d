// A layer over the page, shown once its code is loaded; a failure does not affect the page.
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

export function Layer({
	name,
	children,
}: {
	name: string;
	children: ReactNode;
}) {
	return (
		<CatchBoundary getResetKey={() => name} errorComponent={() => null}>
			<Suspense fallback={null}>{children}</Suspense>
		</CatchBoundary>
	);
}
