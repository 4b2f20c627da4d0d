// The registration sheet: number, code, form; asks about the draft on leaving (3 §2, 3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import Save from "lucide-react/icons/save";
import { useEffect, useRef, useState } from "react";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { onlyTermsLeft } from "../../domain/member/registerForm";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { Button } from "../../ui/form/Button";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { Sheet } from "../../ui/overlay/Sheet";
import { ConsentStep } from "./ConsentStep";
import { MobileNumberStep } from "./MobileNumberStep";
import { OtpStep } from "./OtpStep";
import styles from "./onboarding.module.css";
import type { HomeFlowParts } from "./useHomeFlow";

/** The steps that "Step 1 of 3" counts. */
const order = ["requestOtp", "otp", "consenting"] as const;

export default function RegisterSheet({ parts }: { parts: HomeFlowParts }) {
	const { t } = useLingui();
	const { flow, draft, profile, dispatch, discardDraft } = parts;
	const [asking, setAsking] = useState(false);
	const at = order.map(String).indexOf(flow.step ?? "");
	// The sheet still shows its last step while it closes.
	const [shown, setShown] = useState(Math.max(0, at));
	if (at >= 0 && at !== shown) setShown(at);
	const open = at >= 0 && flow.isShown;
	useContentGuard(shown);
	const heading = useRef<HTMLHeadingElement>(null);
	const focusedStep = useRef(shown);
	useEffect(() => {
		if (focusedStep.current === shown) return;
		focusedStep.current = shown;
		heading.current?.focus();
	}, [shown]);
	const isTouched = draft.number !== "";
	useUpdateLock(open && isTouched);
	const titles = [
		t`Welcome to Galaxy Gift`,
		t`Enter the code`,
		onlyTermsLeft(draft.legacy, profile?.email ?? "")
			? t`One last step`
			: t`Tell us who you are`,
	];
	const number = shown + 1;
	const stay = () => setAsking(false);
	function close() {
		if (isTouched) setAsking(true);
		else dispatch({ name: "postponed", keepsDraft: true });
	}
	function leave({ keepsDraft }: { keepsDraft: boolean }) {
		stay();
		if (!keepsDraft) discardDraft();
		dispatch({ name: "postponed", keepsDraft });
	}
	return (
		<>
			<Sheet tall open={open} onClose={close} label={t`Registration`}>
				<div className={styles.register}>
					<div className={styles.top}>
						<p className="soft-12 leading-line">
							<Trans>Step {number} of 3</Trans>
						</p>
						<Button kind="text" size="small" onClick={close}>
							<Trans>Later</Trans>
						</Button>
					</div>
					<h2 ref={heading} tabIndex={-1} className={styles.title}>
						{titles[shown]}
					</h2>
					{order[shown] === "requestOtp" && <MobileNumberStep parts={parts} />}
					{order[shown] === "otp" && <OtpStep parts={parts} />}
					{order[shown] === "consenting" && <ConsentStep parts={parts} />}
				</div>
			</Sheet>
			<QuestionDialog
				open={asking && open}
				tone="accent"
				icon={<Save />}
				title={t`Save what you have filled in?`}
				text={
					<Trans>
						You can finish your registration later. Privileges can be claimed
						once it is complete.
					</Trans>
				}
				confirmLabel={<Trans>Save and leave</Trans>}
				more={
					<>
						<Button kind="second" onClick={stay}>
							<Trans>Continue registering</Trans>
						</Button>
						<Button kind="text" onClick={() => leave({ keepsDraft: false })}>
							<Trans>Leave without saving</Trans>
						</Button>
					</>
				}
				onConfirm={() => leave({ keepsDraft: true })}
				onClose={stay}
			/>
		</>
	);
}
