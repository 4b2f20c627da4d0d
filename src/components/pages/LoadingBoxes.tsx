// The skeleton of a form or list, announced as loading.
import { Loading } from "./LoadingStatus";
import { SkeletonBoxes } from "./SkeletonBoxes";

export const LoadingBoxes = ({
	className,
	...boxes
}: Parameters<typeof SkeletonBoxes>[0] & { className?: string }) => (
	<Loading className={className}>
		<SkeletonBoxes {...boxes} />
	</Loading>
);
