// The sheets of a claim: use now or later, the counter guard, an activity's confirmation (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import CalendarCheck from "lucide-react/icons/calendar-check";
import { useState } from "react";
import { CounterGuard } from "../../components/dialogs/CounterGuard";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { useNames } from "../../components/texts/useNames";
import type { Limits, Privilege } from "../../contract/privilegeFields";
import type { ClaimEvent, ClaimState } from "../../domain/claim/claimFlow";
import { codeCardOfPrivilege } from "../../domain/code/codeCardOf";
import { kindOf } from "../../domain/list/listChoice";
import { UseNowOrLaterSheet } from "./UseNowOrLaterSheet";

export function ClaimSheets({
	privilege,
	limits,
	state,
	send,
}: {
	privilege: Privilege;
	limits: Limits | undefined;
	state: ClaimState;
	send: (event: ClaimEvent) => void;
}) {
	const { t } = useLingui();
	const nameOf = useNames().privilege;
	// The last choice is still shown while the sheet closes.
	const [choice, setChoice] = useState<"now" | "later">("later");
	if (state.step === "choosing" && state.choice !== choice)
		setChoice(state.choice);
	const close = () => send({ type: "close" });
	return (
		<>
			<UseNowOrLaterSheet
				open={state.step === "choosing"}
				choice={choice}
				privilege={privilege}
				limits={limits}
				onChoose={(chosen) => send({ type: "choose", choice: chosen })}
				onConfirm={() => send({ type: "confirm" })}
				onClose={close}
			/>
			<CounterGuard
				open={state.step === "counterGuard"}
				isClaimed={false}
				kind={kindOf(privilege.type)}
				minutes={privilege.reserve_timeout}
				card={codeCardOfPrivilege(privilege)}
				onStart={() => send({ type: "start" })}
				onKeep={() => send({ type: "keep" })}
				onClose={close}
			/>
			<QuestionDialog
				open={state.step === "activityConfirm"}
				onClose={close}
				tone="accent"
				icon={<CalendarCheck />}
				title={t`Join this activity?`}
				text={nameOf(privilege)}
				confirmLabel={<Trans>Confirm</Trans>}
				closeLabel={<Trans>Later</Trans>}
				onConfirm={() => send({ type: "confirm" })}
			/>
		</>
	);
}
