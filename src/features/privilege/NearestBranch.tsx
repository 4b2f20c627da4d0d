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

export function NearestBranch({
	brandId,
	onNear,
}: {
	brandId: string;
	onNear: () => void;
}) {
	const reading = useAtomValue(positionAtom);
	const isKnown = reading.kind === "known" && isRecent(reading);
	return (
		<NearbyBranchesButton onPress={onNear}>
			{isKnown && <Nearest brandId={brandId} position={reading.position} />}
		</NearbyBranchesButton>
	);
}

function Nearest({
	brandId,
	position,
}: {
	brandId: string;
	position: Position;
}) {
	const localized = useLocalized();
	const [first] = useQuery(branchQueries.near(brandId, position)).data ?? [];
	const km = first && formatDistance(first.distance);
	if (!first || !km) return <Trans>Branches near me</Trans>;
	// As an element, so that a server text is not parsed as markup.
	const title = <ServerText>{branchName(first, localized)}</ServerText>;
	return (
		<Trans>
			{title}, nearest, {km} km
		</Trans>
	);
}
