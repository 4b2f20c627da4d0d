// The Suspense and error boundary of an overlay, so that neither its loading nor its failure affects the page.
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

/** `fallback` is shown while its code loads. After a failure it shows nothing until `name` changes; `onFailed` is called with each failure. */
export function OverlayBoundary({
	name,
	fallback = null,
	onFailed,
	children,
}: {
	name: string;
	fallback?: ReactNode;
	onFailed?: () => void;
	children: ReactNode;
}) {
	return (
		<CatchBoundary
			getResetKey={() => name}
			errorComponent={() => null}
			onCatch={onFailed}
		>
			<Suspense fallback={fallback}>{children}</Suspense>
		</CatchBoundary>
	);
}
