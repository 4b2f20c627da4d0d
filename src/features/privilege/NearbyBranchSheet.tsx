// The sheet of near branches: map, distances, directions (2 §2, 2 §9).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ReactNode, useRef, useState } from "react";
import { ServerText } from "../../components/cards/ServerText";
import { CloseButton } from "../../components/dialogs/CloseButton";
import { RetryButton } from "../../components/lists/RetryButton";
import { Loading } from "../../components/pages/LoadingStatus";
import { BranchDistance } from "../../components/places/BranchDistance";
import { LocationSteps } from "../../components/places/LocationSteps";
import { NavigateLink } from "../../components/places/NavigateLink";
import { NearbyMap } from "../../components/places/NearbyMap";
import { positionErrorTexts } from "../../components/places/positionErrorTexts";
import { RoughPosition } from "../../components/places/RoughPosition";
import type { NearBranch } from "../../contract/branch";
import {
	branchKey,
	branchName,
	keepNamesTogether,
	truncateText,
} from "../../domain/places/branches";
import {
	type Position,
	type PositionError,
	toPosition,
} from "../../domain/places/nearMe";
import { isFailureShown } from "../../platform/browser/failureShown";
import {
	positionAtom,
	retryPosition,
} from "../../platform/browser/lastPosition";
import { openDialogWhenFree } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useLocalized } from "../../platform/i18n/locale";
import { branchQueries } from "../../queries/branch";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import { Sheet } from "../../ui/overlay/Sheet";
import styles from "./NearbyBranchSheet.module.css";
import { unableToOpenDialog } from "./privilegeDialogs";

export function NearbyBranchSheet({
	open,
	onClose,
	brandId,
}: {
	open: boolean;
	onClose: () => void;
	brandId: string;
}) {
	const { t } = useLingui();
	const reading = useAtomValue(positionAtom);
	const title = t`Branches near me`;
	return (
		<Sheet open={open} onClose={onClose} label={title}>
			<div className={styles.sheet}>
				<div className={styles.head}>
					<h2 className={styles.title}>{title}</h2>
					<CloseButton onClick={onClose} />
				</div>
				{reading.kind === "known" ? (
					<NearbyBranches
						brandId={brandId}
						position={reading.position}
						onClose={onClose}
					/>
				) : reading.kind === "unasked" || reading.kind === "asking" ? (
					<Waiting />
				) : (
					<NoPosition error={reading.kind} />
				)}
			</div>
		</Sheet>
	);
}

const allBranches = <Trans>All branches are listed in the privilege.</Trans>;

function NearbyBranches({
	brandId,
	position,
	onClose,
}: {
	brandId: string;
	position: Position;
	onClose: () => void;
}) {
	const near = useQuery(branchQueries.near(brandId, position));
	const failed = near.isError && !near.data;
	useAfterMount(() => {
		onClose();
		if (near.error && !isFailureShown(near.error))
			openDialogWhenFree(unableToOpenDialog);
	}, failed);
	if (!near.data) return <Waiting />;
	if (near.data.length === 0)
		return (
			<>
				<RoughPosition />
				<div className={styles.none}>
					<EmptyState
						drawing="pin"
						title={<Trans>No branch within 10 km</Trans>}
						text={allBranches}
					/>
				</div>
			</>
		);
	return (
		<>
			<div className={styles.count}>
				<Status>
					<Plural
						value={near.data.length}
						one="# branch within 10 km, nearest first"
						other="# branches within 10 km, nearest first"
					/>
				</Status>
				<RoughPosition />
			</div>
			<NearbyBranchList branches={near.data} position={position} />
		</>
	);
}

/** The position error with a retry (2 §8). */
function NoPosition({ error }: { error: PositionError }) {
	const texts: Record<PositionError, { title: ReactNode; text: ReactNode }> = {
		denied: {
			title: <Trans>Grant location permission first</Trans>,
			text: (
				<>
					{positionErrorTexts.denied} {allBranches}
				</>
			),
		},
		unavailable: {
			title: <Trans>Your location is unavailable</Trans>,
			text: positionErrorTexts.unavailable,
		},
		expired: {
			title: <Trans>Finding your location took too long</Trans>,
			text: <Trans>Try again, ideally outdoors.</Trans>,
		},
	};
	return (
		<div className={styles.none}>
			<EmptyState
				drawing="noPin"
				{...texts[error]}
				more={error === "denied" && <LocationSteps />}
				action={<RetryButton onRetry={retryPosition} />}
			/>
		</div>
	);
}

const Waiting = () => (
	<Loading className={styles.waiting}>
		<Skeleton height={240} />
		<SkeletonBoxes count={3} height={56} radius={14} />
	</Loading>
);

/** The nearest branches on a map and in a list, with number, distance and directions (2 §5, 2 §9); a branch without a position is in the list only. */
function NearbyBranchList({
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
		place: toPosition(branch.lat, branch.lng),
	}));
	const pins = named.filter(({ place }) => place !== null);
	/** The index of the chosen branch in `pins`; null for none. */
	const [chosen, setChosen] = useState<number | null>(null);
	const map = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const chooseOnMap = (index: number) => {
		setChosen(index);
		const pin = pins[index];
		const row = pin && list.current?.children[named.indexOf(pin)];
		row?.scrollIntoView({ block: "nearest" });
	};
	const chooseInList = (index: number) => {
		setChosen(index);
		map.current?.scrollIntoView({ block: "nearest" });
	};
	return (
		<>
			{pins.length > 0 && (
				<div ref={map} className={styles.map}>
					<NearbyMap
						position={position}
						places={pins}
						chosen={chosen}
						onChoose={chooseOnMap}
					/>
				</div>
			)}
			<ol ref={list} className={styles.list}>
				{named.map((branch) => {
					const { name, place } = branch;
					const index = pins.indexOf(branch);
					const number = index + 1;
					const address = truncateText(
						localized(branch.locate, branch.locate_en),
					);
					// As on the radar, the nearest branch stands out until one is chosen.
					const isProminent = index === (chosen ?? 0);
					return (
						<li
							key={branchKey(branch)}
							className={`${styles.row} ${isProminent ? styles.prominent : ""}`}
							aria-current={index === chosen || undefined}
						>
							{place && (
								<button
									type="button"
									className={`target ${styles.number}`}
									aria-label={t`${number}. ${name}, show on the map`}
									aria-pressed={index === chosen}
									onClick={() => chooseInList(index)}
								>
									{number}
								</button>
							)}
							<div className={styles.words}>
								<p className={styles.name}>
									<ServerText>{name}</ServerText>
								</p>
								{address !== name && address && (
									<p className="soft-12">
										<ServerText>{keepNamesTogether(address)}</ServerText>
									</p>
								)}
								<BranchDistance
									distance={branch.distance}
									from={position}
									to={place}
								/>
							</div>
							{place && <NavigateLink name={name} to={place} />}
						</li>
					);
				})}
			</ol>
		</>
	);
}
