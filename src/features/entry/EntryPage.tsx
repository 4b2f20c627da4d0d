// The layout of the entry pages: picture, title, text, actions.
import { useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/form/IconButton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import styles from "./entry.module.css";

/** `onClose` adds the close icon; `children` follow the text, `actions` are at the bottom. */
export function EntryPage({
	drawing,
	eyebrow,
	title,
	text,
	children,
	actions,
	onClose,
}: {
	drawing: ReactNode;
	eyebrow?: ReactNode;
	title: ReactNode;
	text?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
	onClose?: () => void;
}) {
	const { t } = useLingui();
	return (
		<main className={styles.page}>
			<div className={styles.top}>
				{onClose && (
					<IconButton
						label={t`Close`}
						icon={<X size={26} />}
						onClick={onClose}
					/>
				)}
			</div>
			<div className={styles.drawing}>{drawing}</div>
			{eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
			<h1 className={styles.title}>
				<PhraseWrap>{title}</PhraseWrap>
			</h1>
			{text && (
				<p className={styles.text}>
					<PhraseWrap>{text}</PhraseWrap>
				</p>
			)}
			{children && <div className={styles.more}>{children}</div>}
			{actions && <div className={styles.actions}>{actions}</div>}
		</main>
	);
}
