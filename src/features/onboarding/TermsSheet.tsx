// A sheet of terms to agree to; the accept button marks the missing required terms and focuses the first one.
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { canAccept, missingConsents } from "../../domain/member/consents";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Sheet } from "../../ui/overlay/Sheet";
import type { ModalProps } from "../../ui/overlay/useModal";
import styles from "./onboarding.module.css";
import { TermsList } from "./TermsList";

export function TermsSheet({
	label,
	title,
	text,
	error,
	acceptLabel,
	closeLabel,
	busy = false,
	consents,
	ticks,
	onChange,
	onAccept,
	...modal
}: ModalProps &
	Pick<ComponentProps<typeof TermsList>, "consents" | "ticks" | "onChange"> & {
		label: string;
		title: ReactNode;
		text?: ReactNode;
		/** Why the agreement could not be saved. */
		error?: ReactNode;
		acceptLabel: ReactNode;
		closeLabel: ReactNode;
		/** The agreement is being saved: nothing closes the sheet or changes it. */
		busy?: boolean;
		/** Called by the accept button if every required term is ticked. */
		onAccept: () => void;
	}) {
	const [isMarked, setMarked] = useState(false);
	const list = useRef<HTMLDivElement>(null);
	const missing = missingConsents(consents, ticks);
	function accept() {
		if (missing.length === 0) return onAccept();
		flushSync(() => setMarked(true));
		list.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}
	return (
		<Sheet
			tall
			{...modal}
			onClose={busy ? () => undefined : modal.onClose}
			label={label}
			bar={
				<>
					{error}
					<Button
						busy={busy}
						disabled={!canAccept(consents, ticks)}
						onClick={accept}
					>
						{acceptLabel}
					</Button>
					<Button kind="text" disabled={busy} onClick={modal.onClose}>
						{closeLabel}
					</Button>
				</>
			}
		>
			<h2 className={styles.title}>
				<PhraseWrap>{title}</PhraseWrap>
			</h2>
			{text && <p className="soft">{text}</p>}
			<TermsList
				ref={list}
				consents={consents}
				ticks={ticks}
				missing={isMarked ? missing : []}
				busy={busy}
				onChange={onChange}
			/>
		</Sheet>
	);
}
