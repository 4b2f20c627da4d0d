// The nearest branches as a map and as a list (2 §5, 2 §9).
import { useRef, useState } from "react";
import { NearbyMap } from "../../components/places/NearbyMap";
import type { NearBranch } from "../../contract/branch";
import {
	branchKey,
	branchName,
	truncateText,
} from "../../domain/places/branches";
import type { Position } from "../../domain/places/nearMe";
import { useLocalized } from "../../platform/i18n/locale";
import { BranchRow } from "./BranchRow";
import styles from "./NearbyBranchSheet.module.css";

export function NearbyBranchList({
	branches,
	position,
}: {
	branches: readonly NearBranch[];
	position: Position;
}) {
	const localized = useLocalized();
	const named = branches.map((branch) => ({
		...branch,
		name: truncateText(branchName(branch, localized)),
	}));
	const [chosen, setChosen] = useState<number | null>(null);
	const map = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const chooseOnMap = (index: number) => {
		setChosen(index);
		list.current?.children[index]?.scrollIntoView({ block: "nearest" });
	};
	const chooseInList = (index: number) => {
		setChosen(index);
		map.current?.scrollIntoView({ block: "nearest" });
	};
	return (
		<>
			<div ref={map} className={styles.map}>
				<NearbyMap
					position={position}
					places={named}
					chosen={chosen}
					onChoose={chooseOnMap}
				/>
			</div>
			<ol ref={list} className={styles.list}>
				{named.map((branch, index) => (
					<li
						key={branchKey(branch)}
						className={styles.row}
						aria-current={index === chosen || undefined}
					>
						<BranchRow
							number={index + 1}
							name={branch.name}
							where={truncateText(localized(branch.locate, branch.locate_en))}
							distance={branch.distance}
							from={position}
							to={branch}
							chosen={index === chosen}
							prominent={index === (chosen ?? 0)}
							onChoose={() => chooseInList(index)}
						/>
					</li>
				))}
			</ol>
		</>
	);
}
