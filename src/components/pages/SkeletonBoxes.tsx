// Equal placeholders of a list that is loading.
import type { ComponentProps } from "react";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";

export function SkeletonBoxes({
	count,
	...box
}: { count: number } & ComponentProps<typeof Skeleton>) {
	return skeletonKeys(count).map((key) => <Skeleton key={key} {...box} />);
}
