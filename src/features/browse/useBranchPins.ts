// The near branches as pins of the map, and the one chosen on the map or in the list.
import { useRef, useState } from "react";
import {
	branchTitle,
	brandLogo,
	type NearGroup,
} from "../../domain/places/nearGroups";
import { useLocalized } from "../../platform/i18n/locale";

/** `near` has the order of the list; when `place` changes, no branch is chosen. */
export function useBranchPins(place: string, near: readonly NearGroup[]) {
	const localized = useLocalized();
	const [choice, setChoice] = useState<{ place: string; key: string }>();
	const map = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	// Sorted by distance, so that the pins keep their numbers in any order of the list.
	const pinned = near
		.filter(({ position }) => position !== null)
		.sort((a, b) => (a.first.distance ?? 0) - (b.first.distance ?? 0));
	// A choice that was made at another place is ignored.
	const chosenKey = choice?.place === place ? choice.key : null;
	const chosenAt = pinned.findIndex(({ key }) => key === chosenKey);
	const chosen = chosenAt < 0 ? null : chosenAt;
	const pins = pinned.flatMap(({ first, position }) =>
		position
			? {
					...position,
					name: branchTitle(first, localized),
					logo: brandLogo(first, localized),
				}
			: [],
	);
	const chooseOnMap = (at: number) => {
		const branch = pinned[at];
		if (!branch) return;
		setChoice({ place, key: branch.key });
		const row = list.current?.children[near.indexOf(branch)];
		row?.scrollIntoView({ block: "center" });
	};
	const chooseInList = ({ key }: NearGroup) => {
		setChoice({ place, key });
		map.current?.scrollIntoView({ block: "nearest" });
	};
	return {
		map,
		list,
		pins,
		chosen,
		/** The index of the branch's pin, -1 for a branch without a position. */
		pinOf: (group: NearGroup) => pinned.indexOf(group),
		chooseOnMap,
		chooseInList,
	};
}
