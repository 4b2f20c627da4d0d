// The nearest branches as a map and as a list, each with its number on the map, its distance and the way there (2 §5, 2 §9).
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { ServerText } from "../../components/cards/ServerText";
import { BranchDistance } from "../../components/places/BranchDistance";
import { NavigateLink } from "../../components/places/NavigateLink";
import { NearbyMap } from "../../components/places/NearbyMap";
import type { NearBranch } from "../../contract/branch";
import {
	branchKey,
	branchName,
	keepNamesTogether,
	truncateText,
} from "../../domain/places/branches";
import type { Position } from "../../domain/places/nearMe";
import { useLocalized } from "../../platform/i18n/locale";
import styles from "./NearbyBranchSheet.module.css";

export function NearbyBranchList({
	branches,
	position,
}: {
	branches: readonly NearBranch[];
	position: Position;
}) {
	const { t } = useLingui();
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
				{named.map((branch, index) => {
					const { name } = branch;
					const number = index + 1;
					const where = truncateText(
						localized(branch.locate, branch.locate_en),
					);
					// Its number stands out as its pin does.
					const isProminent = index === (chosen ?? 0);
					return (
						<li
							key={branchKey(branch)}
							className={`${styles.row} ${isProminent ? styles.prominent : ""}`}
							aria-current={index === chosen || undefined}
						>
							<button
								type="button"
								className={`target ${styles.number}`}
								aria-label={t`${number}. ${name}, show on the map`}
								aria-pressed={index === chosen}
								onClick={() => chooseInList(index)}
							>
								{number}
							</button>
							<div className={styles.words}>
								<p className={styles.name}>
									<ServerText>{name}</ServerText>
								</p>
								{where !== name && where && (
									<p className="soft-12">
										<ServerText>{keepNamesTogether(where)}</ServerText>
									</p>
								)}
								<BranchDistance
									distance={branch.distance}
									from={position}
									to={branch}
								/>
							</div>
							<NavigateLink name={name} to={branch} />
						</li>
					);
				})}
			</ol>
		</>
	);
}
