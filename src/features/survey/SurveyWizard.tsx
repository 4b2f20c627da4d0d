// The survey wizard as a page (3 §4 Survey wizard).
import { useEffect, useEffectEvent } from "react";
import { CloseButton } from "../../components/dialogs/CloseButton";
import layout from "../../components/pages/form.module.css";
import { useBack } from "../../components/pages/useBack";
import { SurveyBody } from "../../components/survey/SurveyBody";
import {
	SubmitSurveyDialog,
	SurveyButtons,
	SurveyProgress,
} from "../../components/survey/SurveyControls";
import { useSurvey } from "../../components/survey/useSurvey";
import type { SurveySection } from "../../contract/survey";
import { Page } from "../../ui/layout/Page";
import { closeOnBack } from "../../ui/overlay/backGuard";
import styles from "./SurveyPage.module.css";
import { useSurveyEnd } from "./useSurveyEnd";

export function SurveyWizard({
	reference,
	module,
	sections,
}: {
	reference: string;
	module: string;
	sections: readonly SurveySection[];
}) {
	const { end, opening } = useSurveyEnd(module);
	const survey = useSurvey({
		reference,
		sections,
		onSent: (reward) => void end(reward),
	});
	const { isBegun } = survey;
	const back = useBack();
	async function leave() {
		if (!(await survey.mayLeave())) return;
		// If nothing was answered here, a draft belongs to another tab.
		if (isBegun) survey.discardDraft();
		await back();
	}
	// The phone's back button asks the same question.
	const leaveOnBack = useEffectEvent(() => void leave());
	useEffect(() => {
		if (isBegun) return closeOnBack(() => leaveOnBack(), { isPage: true });
	}, [isBegun]);
	return (
		<Page inColumn>
			<header className={styles.top}>
				<CloseButton size={26} onClick={leave} />
				<SurveyProgress survey={survey} />
			</header>
			<div className={styles.body}>
				<SurveyBody survey={survey} level={1} />
			</div>
			<div className={layout.bar}>
				<SurveyButtons survey={survey} busy={opening} />
			</div>
			<SubmitSurveyDialog survey={survey} />
		</Page>
	);
}
