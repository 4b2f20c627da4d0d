// /sample/skeleton: loading and failed states.
import Bell from "lucide-react/icons/bell";
import { DealListSkeleton } from "../../components/lists/DealList";
import { FailedList } from "../../components/lists/FailedList";
import { Badge } from "../../ui/feedback/Badge";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressRing } from "../../ui/feedback/ProgressRing";
import { QuotaBar } from "../../ui/feedback/QuotaBar";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { TierBadge, type TierName } from "../../ui/feedback/TierBadge";
import { Button } from "../../ui/form/Button";
import { Sample, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

const tiers: TierName[] = ["Platinum", "Gold", "Standard", "Plus"];
const failedLoad = {
	isPending: false,
	isError: true,
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
				<FailedList load={failedLoad} />
			</Sample>
			<Sample name="Empty">
				<EmptyState
					drawing="gift"
					title="Nothing here yet"
					text="It will wait for you here."
				/>
			</Sample>
			<Sample name="A notice">
				<div className={styles.stack}>
					<Notice icon={<Bell size={20} />}>Something to know</Notice>
				</div>
			</Sample>
			<Sample name="Badges, tiers, a waiting button, a quota, a ring">
				{(["dark", "light", "good", "sunken", "accent"] as const).map(
					(tone) => (
						<Badge key={tone} tone={tone}>
							{tone}
						</Badge>
					),
				)}
				{tiers.map((tier) => (
					<TierBadge key={tier} tier={tier} />
				))}
				<Button busy>Working</Button>
				<div className={styles.stack}>
					<QuotaBar
						percent={32}
						tone="warn"
						label="Remaining"
						count="32 of 100"
					/>
				</div>
				<ProgressRing fraction={0.7} />
			</Sample>
		</SamplePage>
	);
}
