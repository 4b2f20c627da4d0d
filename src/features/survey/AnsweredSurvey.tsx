// The page of an answered survey: its reward is waiting, was received, or there is none (3 §4).
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { PrivilegeLink } from "../../components/links/PrivilegeLink";
import { useFirstLoad } from "../../components/lists/listState";
import { privilegeQueries } from "../../queries/privilege";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button, ButtonLabel, buttonClass } from "../../ui/form/Button";
import { useSurveyEnd } from "./useSurveyEnd";

const thanks = <Trans>Thank you. We have your answers.</Trans>;

/** `reward` is the reference of its privilege, null for none; `module` as for useSurveyEnd. */
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
