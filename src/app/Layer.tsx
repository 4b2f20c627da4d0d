// A layer over the page, shown once its code is loaded; a failure does not affect the page.
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

/** Another `name` is tried again after a failure. */
export function Layer({
	name,
	onFailed,
	children,
}: {
	name: string;
	onFailed?: () => void;
	children: ReactNode;
}) {
	return (
		<CatchBoundary
			getResetKey={() => name}
			errorComponent={() => null}
			onCatch={onFailed}
		>
			<Suspense fallback={null}>{children}</Suspense>
		</CatchBoundary>
	);
}
