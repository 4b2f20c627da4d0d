// The nearest branch under the details, by a recent position without a new reading; else the way to the near ones.
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { ServerText } from "../../components/cards/ServerText";
import { branchName } from "../../domain/places/branches";
import { formatDistance } from "../../domain/places/formatDistance";
import type { Position } from "../../domain/places/nearMe";
import { positionAtom } from "../../platform/browser/lastPosition";
import { isRecent } from "../../platform/browser/position";
import { useLocalized } from "../../platform/i18n/locale";
import { branchQueries } from "../../queries/branch";
import { NearbyBranchesButton } from "./BranchTab";

interface NearestProps {
	brandId: string;
	onNear: () => void;
}

export function NearestBranch(props: NearestProps) {
	const reading = useAtomValue(positionAtom);
	return reading.kind === "known" && isRecent(reading) ? (
		<Known {...props} position={reading.position} />
	) : (
		<NearbyBranchesButton onPress={props.onNear} />
	);
}

function Known({
	brandId,
	onNear,
	position,
}: NearestProps & { position: Position }) {
	const localized = useLocalized();
	const [first] = useQuery(branchQueries.near(brandId, position)).data ?? [];
	const km = first && formatDistance(first.distance);
	if (!first || !km) return <NearbyBranchesButton onPress={onNear} />;
	// As an element, so that a server text is not parsed as markup.
	const title = <ServerText>{branchName(first, localized)}</ServerText>;
	return (
		<NearbyBranchesButton onPress={onNear}>
			<Trans>
				{title}, nearest, {km} km
			</Trans>
		</NearbyBranchesButton>
	);
}
