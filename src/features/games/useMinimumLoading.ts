// Ranking and score history show their skeleton for a second where nothing is saved of them (3 §2, 3 §9).
import { useEffect, useState } from "react";
import type { ListState } from "../../components/lists/FreshnessLine";

const skeletonLasts = 1000;

/** The state of a list as its page draws it: one that began to load loads for a second at least. */
export function useMinimumLoading(state: ListState): ListState {
	const [waits, setWaits] = useState(state === "loading");
	useEffect(() => {
		const timer = setTimeout(() => setWaits(false), skeletonLasts);
		return () => clearTimeout(timer);
	}, []);
	return waits ? "loading" : state;
}
