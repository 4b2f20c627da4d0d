// `/survey?ref=&module=`: the survey wizard, or why there is none (3 §2, 3 §4).
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { CloseButton } from "../../components/dialogs/CloseButton";
import { PrivilegeLink } from "../../components/links/PrivilegeLink";
import { FailedList, mayHaveEnded } from "../../components/lists/FailedList";
import { useFirstLoad } from "../../components/lists/listState";
import { BackPage } from "../../components/pages/BackPage";
import layout from "../../components/pages/form.module.css";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { useBack } from "../../components/pages/useBack";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { SurveyBody } from "../../components/survey/SurveyBody";
import {
	SubmitSurveyDialog,
	SurveyButtons,
	SurveyProgress,
} from "../../components/survey/SurveyControls";
import {
	discardSurveyDraft,
	useSurvey,
} from "../../components/survey/useSurvey";
import type { SurveySection } from "../../contract/survey";
import { isNotFound } from "../../domain/app/failure";
import {
	isAnswered,
	surveyReward,
	surveySteps,
} from "../../domain/survey/survey";
import { privilegeQueries } from "../../queries/privilege";
import { surveyQueries } from "../../queries/survey";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Button, ButtonLabel, buttonClass } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { closeOnBack } from "../../ui/overlay/backGuard";
import styles from "./SurveyPage.module.css";
import { useSurveyEnd } from "./useSurveyEnd";

export default function SurveyPage() {
	const { ref = "", module = "" } = useSearchParams();
	// Another survey at this address restarts.
	return <SurveyByReference key={ref} reference={ref} module={module} />;
}

function SurveyByReference({
	reference,
	module,
}: {
	reference: string;
	module: string;
}) {
	const { leave } = useSurveyEnd(module);
	const back = useBack();
	const query = useQuery(surveyQueries.sections(reference));
	const isDone = query.data !== undefined && isAnswered(query.data);
	useEffect(() => {
		if (isDone) discardSurveyDraft(reference);
	}, [isDone, reference]);
	const isMissing =
		reference === "" ||
		(query.error && isNotFound(query.error)) ||
		(query.data && surveySteps(query.data).length === 0);
	if (isMissing)
		return (
			<SurveyMessagePage>
				<EmptyState
					drawing="search"
					title={<Trans>Unable to open this survey</Trans>}
					text={mayHaveEnded}
					action={
						<Button onClick={() => void leave()}>
							<Trans>Go back</Trans>
						</Button>
					}
				/>
			</SurveyMessagePage>
		);
	if (!query.data)
		return query.isError ? (
			<SurveyMessagePage>
				<FailedList
					query={query}
					title={<Trans>Unable to open this survey</Trans>}
				/>
			</SurveyMessagePage>
		) : (
			<SurveySkeleton onClose={back} />
		);
	if (!isDone)
		return (
			<SurveyWizard
				reference={reference}
				module={module}
				sections={query.data}
			/>
		);
	return (
		<SurveyMessagePage>
			<AnsweredSurvey reward={surveyReward(query.data)} module={module} />
		</SurveyMessagePage>
	);
}

function SurveyMessagePage({ children }: { children: ReactNode }) {
	return (
		<BackPage narrow title={<Trans>Survey</Trans>}>
			{children}
		</BackPage>
	);
}

export function SurveySkeleton({ onClose }: { onClose: () => void }) {
	return (
		<Page narrow busy>
			<h1 className="visually-hidden">
				<Trans>Survey</Trans>
			</h1>
			<LoadingStatus />
			<header className={styles.top}>
				<CloseButton size={26} onClick={onClose} />
				<Skeleton height={6} />
			</header>
			<div className={styles.body} aria-hidden="true">
				<Skeleton width="80%" height={28} radius={8} />
				<Skeleton width="45%" height={18} radius={8} className={styles.gap} />
				<div className={styles.boxes}>
					<SkeletonBoxes count={5} height={56} radius={18} />
				</div>
			</div>
			<div className={layout.bar} aria-hidden="true">
				<Skeleton height={52} />
			</div>
		</Page>
	);
}

/** The survey wizard as a page (3 §4 Survey wizard). */
function SurveyWizard({
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
		// Where nothing is answered here, a draft is another tab's.
		if (isBegun) survey.discardDraft();
		await back();
	}
	// The phone's back asks the same question.
	const guarded = useEffectEvent(() => void leave());
	useEffect(() => {
		if (isBegun) return closeOnBack(() => guarded(), { isPage: true });
	}, [isBegun]);
	return (
		<Page narrow>
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

const thanks = <Trans>Thank you. We have your answers.</Trans>;

/** What the page of an answered survey says: its reward is waiting, was received, or there is none (3 §4). `reward` is the reference of its privilege, null for none; `module` as for useSurveyEnd. */
export function AnsweredSurvey({
	reward,
	module,
}: {
	reward: string | null;
	module: string;
}) {
	const { leave, openReward, opening } = useSurveyEnd(module);
	const detail = useQuery({
		...privilegeQueries.detail(reward ?? ""),
		staleTime: 0,
		enabled: reward !== null,
	});
	const isFirstLoad = useFirstLoad(detail);
	function content() {
		if (reward === null)
			return {
				text: thanks,
				action: (
					<Button onClick={() => void leave()}>
						<Trans>Go back</Trans>
					</Button>
				),
			};
		if (detail.data?.is_already_received)
			return {
				text: <Trans>Thank you. You have received your reward.</Trans>,
				action: (
					<PrivilegeLink reference={reward} className={buttonClass()}>
						<ButtonLabel>
							<Trans>View what you received</Trans>
						</ButtonLabel>
					</PrivilegeLink>
				),
			};
		return {
			text: isFirstLoad ? (
				thanks
			) : (
				<Trans>Thank you. You can get your reward now.</Trans>
			),
			action: (
				<Button
					busy={opening || isFirstLoad}
					onClick={() => void openReward(reward)}
				>
					<Trans>Get your reward</Trans>
				</Button>
			),
		};
	}
	return (
		<EmptyState
			drawing="gift"
			title={<Trans>You have answered this survey</Trans>}
			{...content()}
		/>
	);
}
