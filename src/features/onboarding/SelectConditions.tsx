// The select-condition sheet; its button needs all required terms (3 §5 Terms).
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Consent } from "../../contract/article";
import {
	canAccept,
	missingConsents,
	type Ticks,
} from "../../domain/member/consents";
import { Button } from "../../ui/form/Button";
import { Sheet } from "../../ui/overlay/Sheet";
import styles from "./onboarding.module.css";
import { TermsList } from "./TermsList";

export function SelectConditions({
	open,
	consents,
	ticks,
	onTick,
	onClose,
}: {
	open: boolean;
	consents: readonly Consent[];
	ticks: Ticks;
	onTick: (ticks: Ticks) => void;
	onClose: () => void;
}) {
	const { t } = useLingui();
	const [missing, setMissing] = useState<readonly string[]>([]);
	function accept() {
		const found = missingConsents(consents, ticks);
		setMissing(found);
		if (found.length === 0) onClose();
	}
	return (
		<Sheet
			tall
			open={open}
			onClose={onClose}
			label={t`Terms and conditions`}
			bar={
				<Button block disabled={!canAccept(consents, ticks)} onClick={accept}>
					<Trans>Accept</Trans>
				</Button>
			}
		>
			<h2 className={styles.title}>
				<Trans>Terms and conditions</Trans>
			</h2>
			<TermsList
				consents={consents}
				ticks={ticks}
				missing={missing}
				onChange={(next) => {
					setMissing((before) => before.filter((id) => !next[id]));
					onTick(next);
				}}
			/>
		</Sheet>
	);
}
