// The button that opens what the person has received by an article: its delivery, My coupons or the privilege (3 §4).
import { Trans } from "@lingui/react/macro";
import Ticket from "lucide-react/icons/ticket";
import Truck from "lucide-react/icons/truck";
import { PrivilegeLink } from "../../components/links/PrivilegeLink";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { couponsLink } from "../../domain/app/pagePaths";
import type { ReceivedReward as Reward } from "../../domain/article/articleReward";
import { Button, ButtonLabel, buttonClass } from "../../ui/form/Button";

export function ReceivedReward({
	reward,
	onTrack,
}: {
	reward: Reward;
	onTrack: (transactionId: string) => void;
}) {
	switch (reward.kind) {
		case "tracking":
			return (
				<Button
					kind="second"
					icon={<Truck size={20} />}
					onClick={() => onTrack(reward.transactionId)}
				>
					<Trans>View delivery status</Trans>
				</Button>
			);
		case "entitlement":
			return (
				<ButtonLink kind="second" icon={<Ticket size={20} />} {...couponsLink}>
					<Trans>Open it in My coupons</Trans>
				</ButtonLink>
			);
		case "coupon":
			return (
				<PrivilegeLink
					reference={reward.reference}
					className={buttonClass({ kind: "second" })}
				>
					<ButtonLabel icon={<Ticket size={20} />}>
						<Trans>View what you received</Trans>
					</ButtonLabel>
				</PrivilegeLink>
			);
	}
}
