// The skeleton of a form or list, announced as loading.
import { useLingui } from "@lingui/react/macro";
import { SkeletonBoxes } from "./SkeletonBoxes";

/** `className` lays out the boxes. */
export function LoadingBoxes({
	className,
	...boxes
}: Parameters<typeof SkeletonBoxes>[0] & { className?: string }) {
	const { t } = useLingui();
	return (
		<div className={className} aria-busy="true">
			<span role="status" className="visually-hidden">{t`Loading`}</span>
			<SkeletonBoxes {...boxes} />
		</div>
	);
}
