// registerSurvey: the accepted-condition call, then the survey (3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import {
	type ComponentType,
	Suspense,
	useEffect,
	useEffectEvent,
	useState,
} from "react";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { useDialogText } from "../../components/dialogs/useDialogText";
import type { SurveyEnd } from "../../domain/home/homeFlow";
import { submitErrorText } from "../../domain/member/registerFailure";
import { registrationMutations } from "../../queries/registration";

export function SurveyStep({
	Survey,
	onEnd,
	onLater,
}: {
	Survey: ComponentType<{ onEnd: (how: SurveyEnd) => void }>;
	onEnd: (how: SurveyEnd) => void;
	/** The call failed, and the person continues without it. */
	onLater: () => void;
}) {
	const { t } = useLingui();
	const text = useDialogText();
	const [isPostponed, setPostponed] = useState(false);
	// The call is repeatable, also after a reload in the survey.
	const accept = useMutation(registrationMutations.enableClaims());
	const begin = useEffectEvent(() => accept.mutate());
	useEffect(() => begin(), []);
	if (accept.isSuccess)
		return (
			<Suspense>
				<Survey onEnd={onEnd} />
			</Suspense>
		);
	const problem = accept.error && submitErrorText(accept.error);
	return (
		<QuestionDialog
			open={accept.isError && !isPostponed}
			tone="warn"
			icon={<CloudAlert size={28} />}
			title={t`Almost done`}
			text={problem ? text(problem) : undefined}
			confirmLabel={<Trans>Try again</Trans>}
			closeLabel={<Trans>Later</Trans>}
			onConfirm={() => accept.mutate()}
			onClose={() => setPostponed(true)}
			onClosed={() => {
				if (isPostponed) onLater();
			}}
		/>
	);
}
