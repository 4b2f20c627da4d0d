// registerSurvey: the accepted-condition call, then the survey (3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslated } from "../../components/cards/useTranslated";
import type { RegisterSurveyComponent } from "../../components/survey/registerSurveyComponent";
import type { SurveyEnd } from "../../domain/home/homeFlow";
import { submitProblem } from "../../domain/member/registerFailure";
import { registrationMutations } from "../../queries/registration";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { Dialog, DialogBody } from "../../ui/overlay/Dialog";

export function SurveyStep({
	Survey,
	onEnd,
	onLater,
}: {
	Survey: RegisterSurveyComponent | null;
	onEnd: (how: SurveyEnd) => void;
	/** The call failed, and the person continues without it. */
	onLater: () => void;
}) {
	const { t } = useLingui();
	const text = useTranslated();
	const titleId = useId();
	const [leaves, setLeaves] = useState(false);
	// The call is repeatable, also after a reload in the survey.
	const accept = useMutation(registrationMutations.accept());
	const begin = useEffectEvent(() => accept.mutate());
	useEffect(() => begin(), []);
	const end = useEffectEvent(onEnd);
	const isSkipped = accept.isSuccess && Survey === null;
	useEffect(() => {
		if (isSkipped) end("none");
	}, [isSkipped]);
	if (accept.isSuccess && Survey) return <Survey onEnd={onEnd} />;
	const problem = accept.error && submitProblem(accept.error);
	return (
		<Dialog
			open={accept.isError && !leaves}
			onClose={() => setLeaves(true)}
			onClosed={() => {
				if (leaves) onLater();
			}}
			labelledby={titleId}
		>
			<DialogBody
				drawing={<Emblem tone="warn" icon={<CloudAlert size={28} />} />}
				title={t`Almost done`}
				titleId={titleId}
				text={problem ? text(problem) : undefined}
				actions={
					<>
						<Button block onClick={() => accept.mutate()}>
							<Trans>Try again</Trans>
						</Button>
						<Button block kind="text" onClick={() => setLeaves(true)}>
							<Trans>Later</Trans>
						</Button>
					</>
				}
			/>
		</Dialog>
	);
}
