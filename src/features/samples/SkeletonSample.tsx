// /sample/skeleton: loading and empty states, and the tiers.
import { DealListSkeleton } from "../../components/lists/DealList";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { TierBadge, type TierName } from "../../ui/feedback/TierBadge";
import { Sample, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

const tiers: TierName[] = ["Platinum", "Gold", "Standard", "Plus"];

export default function SkeletonSample() {
	return (
		<SamplePage title="Skeletons and states">
			<Sample name="A list of deals on its way">
				<div className={styles.stack}>
					<DealListSkeleton look="wide" count={1} />
				</div>
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
