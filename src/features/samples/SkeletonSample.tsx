// /sample/skeleton: loading and failed states.
import { DealListSkeleton } from "../../components/lists/DealList";
import { FailedList } from "../../components/lists/FailedList";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { TierBadge, type TierName } from "../../ui/feedback/TierBadge";
import { Sample, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

const tiers: TierName[] = ["Platinum", "Gold", "Standard", "Plus"];
const failedLoad = {
	isPending: false,
	isError: true,
	error: null,
	isFetching: false,
	dataUpdatedAt: 0,
	refetch: () => undefined,
};

export default function SkeletonSample() {
	return (
		<SamplePage title="Skeletons and states">
			<Sample name="Skeleton boxes">
				<Skeleton width={56} height={56} radius={20} />
				<Skeleton width={160} height={16} />
				<Skeleton width="100%" ratio="16/9" radius={18} />
			</Sample>
			<Sample name="A list of deals on its way">
				<div className={styles.stack}>
					<DealListSkeleton look="wide" count={1} />
				</div>
			</Sample>
			<Sample name="Failed, with a way on">
				<FailedList query={failedLoad} />
			</Sample>
			<Sample name="Empty">
				<EmptyState
					drawing="gift"
					title="Nothing here yet"
					text="It will wait for you here."
				/>
			</Sample>
			<Sample name="Tiers">
				{tiers.map((tier) => (
					<TierBadge key={tier} tier={tier} />
				))}
			</Sample>
		</SamplePage>
	);
}
