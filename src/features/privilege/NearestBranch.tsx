// The nearest branch under the details, where a tap has told the phone's position a moment ago: nothing is read for it.
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { Position } from "../../domain/nearMe";
import { shownDistance } from "../../domain/shownDistance";
import { positionAtom } from "../../platform/lastPosition";
import { isRecent } from "../../platform/position";
import { branchQueries } from "../../queries/branch";
import { NearButton } from "./BranchTab";

interface NearestProps {
	brandId: string;
	/** Opens the branches near. */
	onNear: () => void;
}

export function NearestBranch(props: NearestProps) {
	const reading = useAtomValue(positionAtom);
	return reading?.kind === "known" && isRecent(reading) ? (
		<Known {...props} position={reading.position} />
	) : null;
}

function Known({
	brandId,
	onNear,
	position,
}: NearestProps & { position: Position }) {
	const [first] = useQuery(branchQueries.near(brandId, position)).data ?? [];
	const km = first && shownDistance(first.distance);
	if (!first || !km) return null;
	const { title } = first;
	return (
		<NearButton onPress={onNear}>
			<Trans>
				{title}, nearest, {km} km
			</Trans>
		</NearButton>
	);
}
