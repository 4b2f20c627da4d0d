// Announces to screen readers that something is loading.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Status } from "../../ui/feedback/Status";

export function LoadingStatus() {
	const { t } = useLingui();
	return <Status className="visually-hidden">{t`Loading`}</Status>;
}

/** A busy box around skeletons, announced as loading. */
export const Loading = ({
	className,
	children,
}: {
	className?: string;
	children: ReactNode;
}) => (
	<>
		<LoadingStatus />
		<div className={className} aria-busy="true">
			{children}
		</div>
	</>
);
