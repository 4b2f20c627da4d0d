// Announces to screen readers that something is loading.
import { useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
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

/** The skeleton of a form or list, announced as loading. */
export const LoadingBoxes = ({
	className,
	...boxes
}: ComponentProps<typeof SkeletonBoxes> & { className?: string }) => (
	<Loading className={className}>
		<SkeletonBoxes {...boxes} />
	</Loading>
);
