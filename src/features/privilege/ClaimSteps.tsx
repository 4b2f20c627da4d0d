// The three steps of a claim whose result is being checked (O07).
import { Trans } from "@lingui/react/macro";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import LoaderCircle from "lucide-react/icons/loader-circle";
import styles from "./ClaimSteps.module.css";

export function ClaimSteps({
	isDelivered,
	endsInCode,
}: {
	isDelivered: boolean;
	endsInCode: boolean;
}) {
	return (
		<ol className={styles.steps}>
			<li className={styles.done}>
				<CircleCheck size={20} />
				<span>
					<Trans>Request saved on this phone</Trans>
				</span>
			</li>
			<li className={styles.now} aria-current="step">
				<LoaderCircle size={20} />
				<span>
					<Trans>Checking with our system</Trans>
				</span>
			</li>
			<li className={styles.next}>
				<Circle size={20} />
				<span>
					{isDelivered ? (
						<Trans>Send your prize</Trans>
					) : endsInCode ? (
						<Trans>Show your code</Trans>
					) : (
						<Trans>Keep it in My coupons</Trans>
					)}
				</span>
			</li>
		</ol>
	);
}
