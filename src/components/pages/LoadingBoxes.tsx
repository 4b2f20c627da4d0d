// The skeleton of a form or list, announced as loading.
import { LoadingStatus } from "./LoadingStatus";
import { SkeletonBoxes } from "./SkeletonBoxes";

export function LoadingBoxes({
	className,
	...boxes
}: Parameters<typeof SkeletonBoxes>[0] & { className?: string }) {
	return (
		<>
			<LoadingStatus />
			<div className={className} aria-busy="true">
				<SkeletonBoxes {...boxes} />
			</div>
		</>
	);
}
