// The branch tab: a text, or all branches with a button for the near ones (2 §3 branch data).
import { Trans, useLingui } from "@lingui/react/macro";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import ChevronRight from "lucide-react/icons/chevron-right";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { ServerText } from "../../components/cards/ServerText";
import { RetryButton } from "../../components/lists/RetryButton";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import {
	type BranchTab as BranchData,
	branchDisplay,
} from "../../contract/branch";
import { distinct } from "../../domain/app/distinct";
import { branchName } from "../../domain/places/branches";
import { formatDistance } from "../../domain/places/formatDistance";
import type { Position } from "../../domain/places/nearMe";
import {
	positionAtom,
	requestPosition,
} from "../../platform/browser/lastPosition";
import { isRecent } from "../../platform/browser/position";
import { useLocalized } from "../../platform/i18n/locale";
import { branchQueries } from "../../queries/branch";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import styles from "./BranchTab.module.css";
import sheet from "./PrivilegeSheet.module.css";

/** Whether there is anything to show; without it there is no tab (2 §2). */
export function hasBranches(data: BranchData): boolean {
	const { branch_display_type, plain_text, all_branch } = data;
	if (branch_display_type === branchDisplay.plainText)
		return Boolean(plain_text?.brand_text_th || plain_text?.brand_text_en);
	return branch_display_type === branchDisplay.list && all_branch.length > 0;
}

/** `onNear` opens the sheet of near branches. */
export function BranchTab({
	query,
	onNear,
}: {
	query: Pick<UseQueryResult<BranchData>, "data" | "isFetching" | "refetch">;
	onNear: () => void;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const { data } = query;
	if (!data)
		return query.isFetching ? (
			<>
				<LoadingStatus />
				<Skeleton height={240} radius={14} />
			</>
		) : (
			<div className={styles.failed}>
				<Status>
					<Trans>Could not load this</Trans>
				</Status>
				<RetryButton kind="second" size="small" query={query} />
			</div>
		);
	if (data.branch_display_type !== branchDisplay.list)
		return (
			<p className={styles.plain}>
				<ServerText>
					{localized(
						data.plain_text?.brand_text_th ?? "",
						data.plain_text?.brand_text_en ?? "",
					)}
				</ServerText>
			</p>
		);
	return (
		<>
			<NearbyBranchesButton onPress={onNear} />
			<section
				className={styles.panel}
				ref={makeFocusable}
				aria-label={t`All branches`}
			>
				<ul className="divided">
					{distinct(data.all_branch, branchKey).map((branch) => (
						<BranchItem key={branchKey(branch)} branch={branch} />
					))}
				</ul>
			</section>
		</>
	);
}

type Branch = BranchData["all_branch"][number];

/** All fields together, since some hosts name a branch in one language only. */
const branchKey = (branch: Branch) => Object.values(branch).join();

function BranchItem({ branch }: { branch: Branch }) {
	const localized = useLocalized();
	const name = localized(branch.branch_name_th, branch.branch_name_en);
	const address = localized(
		addressWithProvince(branch.branch_address, branch.branch_province),
		branch.branch_address_en,
	);
	return (
		<li className={styles.branch}>
			{name && (
				<p className="strong">
					<ServerText>{name}</ServerText>
				</p>
			)}
			{address && (
				<p className="soft-12">
					<ServerText>{address}</ServerText>
				</p>
			)}
		</li>
	);
}

/** Gives the scrolling panel a tab stop, which Safari does not do by itself. */
const makeFocusable = (panel: HTMLElement | null) => {
	if (panel) panel.tabIndex = 0;
};

/** The address followed by its province, unless it already contains it. */
const addressWithProvince = (address: string, province: string) =>
	address.includes(province)
		? address
		: [address, province].filter(Boolean).join(" ");

/** Requests the position and calls `onPress` when pressed. */
function NearbyBranchesButton({
	onPress,
	children,
}: {
	onPress: () => void;
	children?: ReactNode;
}) {
	return (
		<button
			type="button"
			className={`${sheet.info} ${styles.near}`}
			onClick={() => {
				void requestPosition();
				onPress();
			}}
		>
			<MapPin size={20} />
			<span>{children || <Trans>Branches near me</Trans>}</span>
			<ChevronRight size={18} />
		</button>
	);
}

/** The button under the details that opens the near branches; it names the nearest one if a recent position is known. */
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
	// Passed as an element: `Trans` would parse the server's text as markup.
	const title = <ServerText>{branchName(first, localized)}</ServerText>;
	return (
		<Trans>
			{title}, nearest, {km} km
		</Trans>
	);
}
