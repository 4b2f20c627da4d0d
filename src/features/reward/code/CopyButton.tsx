// Copies the code or link and confirms it for 3 seconds (2 §9).
import { useLingui } from "@lingui/react/macro";
import { useCopy } from "../../../components/dialogs/useCopy";
import { Status } from "../../../ui/feedback/Status";
import styles from "./CodeCard.module.css";

export function CopyButton({
	text,
	label,
	onCopied,
}: {
	text: string;
	/** Where there is more than one to copy; "" for none. */
	label: string;
	onCopied: () => void;
}) {
	const { t } = useLingui();
	const { state, Icon, copy } = useCopy();
	const words = {
		idle: label || t`Copy`,
		copied: t`Copied`,
		failed: t`Could not copy`,
	};
	return (
		<>
			<button
				type="button"
				className={styles.tool}
				onClick={async () => {
					if (await copy(text)) onCopied();
				}}
			>
				<Icon size={18} />
				{words[state]}
			</button>
			<Status as="span" className="visually-hidden">
				{state !== "idle" && words[state]}
			</Status>
		</>
	);
}
