// Shows the skeleton of the ranking and of the rounds for at least a second if there is no saved copy (3 §2, 3 §9).
import { useEffect, useState } from "react";
import type { ListState } from "../../components/lists/listState";

const minimumMs = 1000;

export function useMinimumLoading(state: ListState): ListState {
	const [waits, setWaits] = useState(state === "loading");
	useEffect(() => {
		const timer = setTimeout(() => setWaits(false), minimumMs);
		return () => clearTimeout(timer);
	}, []);
	return waits ? "loading" : state;
}
