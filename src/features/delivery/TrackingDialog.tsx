// The tracking dialog: three cumulative steps, number, recipient (2 §3 Tracking, 3 §3).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import Truck from "lucide-react/icons/truck";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { RetryButton } from "../../components/lists/RetryButton";
import { Loading } from "../../components/pages/LoadingStatus";
import { isNotFound } from "../../domain/app/failure";
import { trackingSteps } from "../../domain/delivery/trackingSteps";
import { shownMobile } from "../../domain/member/mobileNumber";
import { useLocalized } from "../../platform/i18n/locale";
import { deliveryQueries } from "../../queries/delivery";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import { Emblem } from "../../ui/media/Emblem";
import { CustomDialog } from "../../ui/overlay/CustomDialog";
import { AddressCard } from "./AddressCard";
import styles from "./TrackingDialog.module.css";

export default function TrackingDialog({
	request,
	...modal
}: DialogProps<"tracking">) {
	const { t } = useLingui();
	const localized = useLocalized();
	const tracking = useQuery(deliveryQueries.tracking(request.transactionId));
	const { data } = tracking;
	const failed = tracking.isError && !data;
	const isUnknown = failed && isNotFound(tracking.error);
	const recipient = data?.address && {
		name: `${data.address.customer_first_name} ${data.address.customer_last_name}`.trim(),
		mobile: shownMobile(data.address.customer_mobile),
		lines: [data.address.fulladdress],
	};
	return (
		<CustomDialog
			{...modal}
			title={t`Track parcel`}
			drawing={<Emblem tone="accent" icon={<Truck />} />}
			text={
				failed ? (
					<Status as="span">
						{isUnknown ? (
							<Trans>
								There is no information about this parcel yet. Please check
								again later.
							</Trans>
						) : (
							<Trans>
								Could not load the parcel’s status. Please try again.
							</Trans>
						)}
					</Status>
				) : (
					localized(
						request.card?.reward_name ?? "",
						request.card?.reward_name_en ?? "",
					)
				)
			}
			actions={failed && !isUnknown && <RetryButton query={tracking} />}
		>
			{data ? (
				<div className={styles.parcel}>
					<FreshnessNotice query={tracking} pull={false} />
					<Steps status={data.shipping?.shipping_status ?? 0} />
					{data.shipping?.shipping_tracking_no && (
						<p className={styles.number}>
							<Trans>Parcel number</Trans>
							<strong>{data.shipping.shipping_tracking_no}</strong>
						</p>
					)}
					{recipient && <AddressCard {...recipient} />}
				</div>
			) : (
				!failed && (
					<Loading className={styles.parcel}>
						<Skeleton height={132} radius={14} />
						<Skeleton height={96} radius={14} />
					</Loading>
				)
			)}
		</CustomDialog>
	);
}

function Steps({ status }: { status: number }) {
	const { t } = useLingui();
	const names = {
		prepared: t`Preparing`,
		processShipping: t`In transit`,
		delivered: t`Delivered`,
	};
	const steps = trackingSteps(status);
	/** The step that is announced: the last one reached, or else the first. */
	const announced = steps.findLast(({ done }) => done) ?? steps[0];
	return (
		<ol className={styles.steps}>
			{steps.map(({ step, done, current }) => {
				const Icon = done ? CircleCheck : Circle;
				const words = (
					<>
						{names[step]}
						<span className="visually-hidden">
							{" "}
							{done ? <Trans>Reached</Trans> : <Trans>Not reached yet</Trans>}
						</span>
					</>
				);
				return (
					<li
						key={step}
						className={`row ${done ? styles.done : "soft"}`}
						aria-current={current ? "step" : undefined}
					>
						<Icon size={22} />
						{step === announced?.step ? (
							<Status as="span">{words}</Status>
						) : (
							<span>{words}</span>
						)}
					</li>
				);
			})}
		</ol>
	);
}
