// The terms, opened by an action that needs them (V31); unregistered customers register first.
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { useState } from "react";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { FailedList } from "../../components/lists/FailedList";
import { LoadingBoxes } from "../../components/pages/LoadingStatus";
import { isRegistered } from "../../contract/isRegistered";
import { blocksClaims } from "../../domain/member/consents";
import { goTo } from "../../platform/browser/openLink";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { customerQueries } from "../../queries/customer";
import { termsQueries } from "../../queries/terms";
import { Button } from "../../ui/form/Button";
import { Sheet } from "../../ui/overlay/Sheet";
import styles from "./onboarding.module.css";
import { saveReturnPage } from "./returnPage";
import TermsUpdateSheet from "./TermsUpdateSheet";

export default function TermsDialog({
	open,
	onClose,
	onClosed,
}: DialogProps<"terms">) {
	const { t } = useLingui();
	// Refetched, because the terms may have been agreed to elsewhere.
	const freshOptions = { refetchOnMount: "always" } as const;
	const profile = useQuery({ ...customerQueries.profile(), ...freshOptions });
	const consents = useQuery({ ...termsQueries.list(), ...freshOptions });
	const isFresh = consents.isFetchedAfterMount && consents.data !== undefined;
	const accepted = profile.data?.isaccessedcondition ?? false;
	const isAgreed = isFresh && accepted && !blocksClaims(consents.data);
	const [view, setView] = useState<"loading" | "terms" | "register">("loading");
	function nextView() {
		if (profile.data && !accepted && !isRegistered(profile.data))
			return "register";
		// An open sheet stays until it reports its end, since an agreement may take several calls.
		return view === "terms" || (isFresh && !isAgreed) ? "terms" : "loading";
	}
	const next = nextView();
	// The view does not change while the dialog closes.
	if (open && next !== view) setView(next);
	const isDone = isAgreed && next === "loading";

	useAfterMount(() => onClose(true), isDone);

	const later = () => onClose(false);
	if (view === "register")
		return (
			<QuestionDialog
				open={open}
				onClose={later}
				onClosed={onClosed}
				tone="accent"
				icon={<UserRoundPlus />}
				title={t`Register first`}
				text={
					<Trans>
						Privileges can be claimed once you have registered your mobile
						number. We bring you back here afterwards.
					</Trans>
				}
				confirmLabel={<Trans>Register</Trans>}
				closeLabel={<Trans>Later</Trans>}
				onConfirm={() => {
					saveReturnPage();
					later();
					// Home starts or continues the registration.
					goTo("/");
				}}
			/>
		);
	if (view === "terms" && consents.data)
		return (
			<TermsUpdateSheet
				open={open}
				consents={consents.data}
				accepted={accepted}
				onEnd={onClose}
				onClosed={onClosed}
			/>
		);
	return (
		<Sheet
			tall
			open={open}
			onClose={later}
			onClosed={onClosed}
			label={t`Terms and conditions`}
			bar={
				<Button kind="text" onClick={later}>
					<Trans>Later</Trans>
				</Button>
			}
		>
			{consents.isError && !consents.isFetching ? (
				<FailedList query={consents} />
			) : (
				<LoadingBoxes
					className={styles.step}
					count={4}
					height={64}
					radius={18}
				/>
			)}
		</Sheet>
	);
}
