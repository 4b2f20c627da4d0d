// registerSurvey: the accepted-condition call, then the survey (3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import { type ComponentProps, useState } from "react";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { useTermsAgreement } from "../../components/dialogs/useTermsAgreement";
import { saveErrorText } from "../../domain/app/failureText";
import { isFailureShown } from "../../platform/browser/failureShown";
import { useHomeFlowOverlay } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useIsShown } from "../../platform/browser/useIsShown";
import type { ApiFailure } from "../../platform/http/apiFailure";
import { registrationMutations } from "../../queries/registration";
import { Status } from "../../ui/feedback/Status";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { RegisterSurvey } from "./RegisterSurvey";

export default function SurveyStep({
	onEnd,
	onLater,
}: {
	onEnd: ComponentProps<typeof RegisterSurvey>["onEnd"];
	/** Called if the call failed and the person continues without it. */
	onLater: () => void;
}) {
	const { t } = useLingui();
	const text = useDialogText();
	const [isPostponed, setPostponed] = useState(false);
	// The call may be repeated, for instance after a reload during the survey.
	const accept = useMutation(registrationMutations.enableClaims());
	/** All failures; the last one is still shown while the call is tried again. */
	const [failures, setFailures] = useState<readonly ApiFailure[]>([]);
	const send = () =>
		accept.mutate(undefined, {
			onError: (failure) => setFailures((before) => [...before, failure]),
		});
	useAfterMount(send, true);
	const failure = failures.at(-1);
	const { wasMissingFor, ask } = useTermsAgreement();
	// The call is refused if a required term was published after the registration.
	const check = useMutation({ mutationFn: wasMissingFor });
	const isShown = useIsShown(!isPostponed);
	async function tryAgain() {
		const isTermMissing = await check.mutateAsync(failure);
		if (isShown() && (!isTermMissing || (await ask()))) send();
	}
	const isAsking = useHomeFlowOverlay(failure !== undefined && !isPostponed);
	if (accept.isSuccess) return <RegisterSurvey onEnd={onEnd} />;
	const error =
		failure && !isFailureShown(failure) ? saveErrorText(failure) : null;
	return (
		<QuestionDialog
			open={isAsking}
			tone="warn"
			icon={<CloudAlert />}
			title={t`Almost done`}
			text={
				error && (
					<Status as="span" announcementKey={failures.length}>
						<PhraseWrap>{text(error)}</PhraseWrap>
					</Status>
				)
			}
			confirmLabel={<Trans>Try again</Trans>}
			closeLabel={<Trans>Later</Trans>}
			busy={check.isPending || accept.isPending}
			onConfirm={() => void tryAgain()}
			onClose={() => setPostponed(true)}
			onClosed={onLater}
		/>
	);
}
