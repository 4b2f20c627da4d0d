// The nearest branches as a map and as a list (2 §5, 2 §9).
import { Trans, useLingui } from "@lingui/react/macro";
import { CatchBoundary } from "@tanstack/react-router";
import Navigation from "lucide-react/icons/navigation";
import { lazy, Suspense, useState } from "react";
import { ServerText } from "../../components/cards/ServerText";
import type { NearBranch } from "../../contract/branch";
import { branchName, truncateText } from "../../domain/places/branches";
import { formatDistance } from "../../domain/places/formatDistance";
import type { Position } from "../../domain/places/nearMe";
import { settings } from "../../platform/http/settings";
import { useLocalized } from "../../platform/i18n/locale";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { externalLinkProps } from "../../ui/media/externalLink";
import { RadarMap } from "../../ui/media/RadarMap";
import { retryMapLoad } from "../../ui/media/retryMapLoad";
import { directionsTo } from "./directionsTo";
import styles from "./NearSheet.module.css";

const load = () =>
	lazy(() => retryMapLoad(() => import("../../ui/media/PlacesMap")));
let PlacesMap = load();
/** React caches a failed import; the next opening tries again. */
const loadAgain = () => {
	PlacesMap = load();
};

/** In metres, with the zoom of 2 §9. */
const range = 10_000;
const zoom = 12;

export function NearList({
	branches,
	position,
}: {
	branches: readonly NearBranch[];
	position: Position;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const named = branches.map((branch) => ({
		branch,
		name: branchName(branch, localized),
	}));
	const places = named.map(({ branch: { lat, lng }, name }) => ({
		lat,
		lng,
		name,
	}));
	const [chosen, setChosen] = useState<number | null>(null);
	return (
		<>
			{settings.mapTiles === null ? (
				<RadarMap
					label={t`Map of the branches near you`}
					centre={position}
					places={places}
					chosen={chosen}
					onChoose={setChosen}
					ringLabel={(km) => t`${km} km`}
					north={t`N`}
				/>
			) : (
				<CatchBoundary
					getResetKey={() => "map"}
					errorComponent={() => null}
					onCatch={loadAgain}
				>
					<Suspense fallback={<Skeleton height="240px" />}>
						<PlacesMap
							label={t`Map of the branches near you`}
							centre={position}
							zoom={zoom}
							radius={range}
							places={places}
							chosen={chosen}
							onChoose={setChosen}
							tiles={settings.mapTiles}
						/>
					</Suspense>
				</CatchBoundary>
			)}
			<ol className={styles.list}>
				{named.map(({ branch, name }, index) => {
					const km = formatDistance(branch.distance);
					return (
						<li
							key={`${branch.lat},${branch.lng}`}
							className={`${styles.row} ${index === chosen ? styles.chosen : ""}`}
							aria-current={index === chosen || undefined}
						>
							<span className={styles.number} aria-hidden="true">
								{index + 1}
							</span>
							<div className={styles.words}>
								<p className={styles.name}>
									<ServerText>{truncateText(name)}</ServerText>
								</p>
								<p className={styles.where}>
									<ServerText>{truncateText(branch.locate)}</ServerText>
								</p>
								{km && (
									<p className={styles.km}>
										<Trans>{km} km</Trans>
									</p>
								)}
							</div>
							<a
								href={directionsTo(branch)}
								{...externalLinkProps}
								className={styles.go}
								aria-label={t`Navigate to ${name}`}
							>
								<Navigation size={20} aria-hidden="true" />
							</a>
						</li>
					);
				})}
			</ol>
		</>
	);
}
