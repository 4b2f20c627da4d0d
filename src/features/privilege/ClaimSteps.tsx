// The three steps of a claim whose result is being checked (O07).
import { Trans } from "@lingui/react/macro";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import LoaderCircle from "lucide-react/icons/loader-circle";
import type { ReactNode } from "react";
import styles from "./CheckingClaimDialog.module.css";

export function ClaimSteps({
	isDelivered,
	endsInCode,
}: {
	isDelivered: boolean;
	endsInCode: boolean;
}) {
	return (
		<ol className={styles.steps}>
			<Step state="done">
				<Trans>Request saved on this phone</Trans>
			</Step>
			<Step state="now">
				<Trans>Checking with our system</Trans>
			</Step>
			<Step state="next">
				{isDelivered ? (
					<Trans>Send your prize</Trans>
				) : endsInCode ? (
					<Trans>Show your code</Trans>
				) : (
					<Trans>Keep it in My coupons</Trans>
				)}
			</Step>
		</ol>
	);
}

function Step({
	state,
	children,
}: {
	state: "done" | "now" | "next";
	children: ReactNode;
}) {
	return (
		<li
			className={styles[state]}
			aria-current={state === "now" ? "step" : undefined}
		>
			{state === "done" && <CircleCheck size={20} aria-hidden="true" />}
			{state === "now" && <LoaderCircle size={20} aria-hidden="true" />}
			{state === "next" && <Circle size={20} aria-hidden="true" />}
			<span>{children}</span>
		</li>
	);
}
