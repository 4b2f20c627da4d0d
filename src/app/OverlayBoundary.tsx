// The boundary of an overlay: shows it once its code is loaded, and keeps its failure from the page.
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

/** After a failure it shows nothing until `name` changes; `onFailed` is called with each failure. */
export function OverlayBoundary({
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
