// Whether the load that a view began with is under way: until its end, an empty copy says nothing of what is there now.
import { useState } from "react";

export function useFirstLoad({ isFetching }: { isFetching: boolean }): boolean {
	const [isFirst, setFirst] = useState(true);
	if (isFirst && !isFetching) setFirst(false);
	return isFirst && isFetching;
}
