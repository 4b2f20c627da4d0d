// The three steps of a claim whose result is being checked (O07).
import { Trans, useLingui } from "@lingui/react/macro";
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
	const { t } = useLingui();
	const lastStep = endsInCode ? t`Show the code` : t`Keep it in My coupons`;
	return (
		<ol className={styles.steps}>
			<li className={styles.done}>
				<CircleCheck size={20} />
				<span>
					{t`Request saved on this phone`}
					<span className="visually-hidden">
						{" "}
						<Trans>Reached</Trans>
					</span>
				</span>
			</li>
			<li className={`${styles.now} strong`} aria-current="step">
				<LoaderCircle size={20} className="turning" />
				<span>{t`Checking with our system`}</span>
			</li>
			<li className={`${styles.next} soft`}>
				<Circle size={20} />
				<span>
					{isDelivered ? t`Send your prize` : lastStep}
					<span className="visually-hidden">
						{" "}
						<Trans>Not reached yet</Trans>
					</span>
				</span>
			</li>
		</ol>
	);
}
