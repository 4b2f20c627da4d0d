// A claim whose reply was lost: says that it is being found out, then ends in the code, kept, or nothing used (O07).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { Circle, CircleCheck, LoaderCircle, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import type { DialogProps } from "../../components/dialogProps";
import { stepOfEntry } from "../../domain/claimFlow";
import { useHoldUpdates } from "../../platform/busy";
import { journalAtom } from "../../platform/claimJournal";
import { serverNow } from "../../platform/clock";
import { openDialog } from "../../platform/dialogs";
import { useLocalized } from "../../platform/locale";
import { goTo } from "../../platform/open";
import { privilegeMutations } from "../../queries/privilege";
import { Button } from "../../ui/Button";
import { Dialog, DialogBody } from "../../ui/Dialog";
import { Emblem } from "../../ui/Emblem";
import { Logo } from "../../ui/Picture";
import { Ring } from "../../ui/Ring";
import styles from "./CheckingClaimDialog.module.css";
import { outcomeDialog } from "./outcome";

export default function CheckingClaimDialog({
	request,
	open,
	onClose,
	onClosed,
}: DialogProps<"checkingClaim">) {
	const { t } = useLingui();
	const titleId = useId();
	const localized = useLocalized();
	const entry = useAtomValue(journalAtom).find(
		({ id }) => id === request.entryId,
	);
	const retry = useMutation(privilegeMutations.retry());
	const state = entry && stepOfEntry(entry, serverNow());
	useHoldUpdates(true);
	const endsInCode =
		state?.step === "code" || (state?.step === "checking" && state.isUsed);
	const notDone = state?.step === "notDone" && !retry.isPending;

	const finish = useEffectEvent(() => {
		if (!open || !entry || !state) return;
		const told =
			state.step === "refused" && retry.error
				? { ...state, message: retry.error.message }
				: state;
		const dialog = outcomeDialog(
			told,
			entry.card,
			entry.reserve_timeout,
			entry.at,
		);
		if (dialog) openDialog(dialog);
	});
	const step = state?.step;
	// Only when a try has ended is it known why the server said no.
	const trying = retry.isPending;
	useEffect(() => {
		if (step && !trying) finish();
	}, [step, trying]);

	const brand = entry
		? localized(entry.card.brand_name_th, entry.card.brand_name_en)
		: "";
	function seeCoupons() {
		onClose();
		goTo("/history?state=history");
	}

	return (
		<Dialog
			open={open}
			onClose={onClose}
			onClosed={onClosed}
			labelledby={titleId}
		>
			<DialogBody
				drawing={
					notDone ? (
						<Emblem tone="accent" icon={<RotateCcw size={28} />} />
					) : (
						<Ring size={80} fraction={0.28} spin>
							{/* What the sheet under it has shown comes from the worker; the letter stands for what cannot be had. */}
							<Logo
								src={entry?.card.brand_logo ?? ""}
								name={brand}
								size={48}
								eager
							/>
						</Ring>
					)
				}
				title={
					notDone ? t`It did not go through` : t`We are checking what happened`
				}
				titleId={titleId}
				text={
					notDone
						? t`Nothing was used. You can try again now, and it still never counts twice.`
						: t`The signal dropped while claiming. No need to press again: we are finding out whether it went through, and it never counts twice.`
				}
				actions={
					notDone && entry ? (
						<>
							<Button block onClick={() => retry.mutate({ entry })}>
								<Trans>Try again</Trans>
							</Button>
							<Button block kind="text" onClick={() => onClose()}>
								<Trans>Close</Trans>
							</Button>
						</>
					) : (
						<Button block onClick={seeCoupons}>
							<Trans>See My coupons</Trans>
						</Button>
					)
				}
			>
				{!notDone && (
					<ol className={styles.steps}>
						<Step state="done">
							<Trans>Request saved on this phone</Trans>
						</Step>
						<Step state="now">
							<Trans>Checking with our system</Trans>
						</Step>
						<Step state="next">
							{entry?.delivery ? (
								<Trans>Send your prize</Trans>
							) : endsInCode ? (
								<Trans>Show your code</Trans>
							) : (
								<Trans>Keep it in My coupons</Trans>
							)}
						</Step>
					</ol>
				)}
			</DialogBody>
		</Dialog>
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
