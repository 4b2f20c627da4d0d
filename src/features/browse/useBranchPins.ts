// The near branches as pins of the map, and the one chosen on the map or in the list.
import { useRef, useState } from "react";
import {
	branchTitle,
	brandLogo,
	type NearGroup,
} from "../../domain/places/nearGroups";
import { useLocalized } from "../../platform/i18n/locale";

/** `near` are in the order of the list; another `place` begins with no chosen branch. */
export function useBranchPins(place: string, near: readonly NearGroup[]) {
	const localized = useLocalized();
	const [pin, setPin] = useState<{ place: string; branch?: string }>();
	const map = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	// The pins keep their numbers, whatever the order of the list.
	const pinned = near
		.filter(({ position }) => position !== null)
		.sort((a, b) => (a.first.distance ?? 0) - (b.first.distance ?? 0));
	const chosenPin =
		pin?.place === place
			? pinned.findIndex(({ key }) => key === pin.branch)
			: -1;
	const chosen = chosenPin < 0 ? null : chosenPin;
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
		setPin({ place, branch: branch.key });
		const row = list.current?.children[near.indexOf(branch)];
		row?.scrollIntoView({ block: "center" });
	};
	const chooseInList = ({ key }: NearGroup) => {
		setPin({ place, branch: key });
		map.current?.scrollIntoView({ block: "nearest" });
	};
	return {
		map,
		list,
		pins,
		chosen,
		/** -1 for a branch without a position. */
		pinOf: (group: NearGroup) => pinned.indexOf(group),
		chooseOnMap,
		chooseInList,
	};
}
