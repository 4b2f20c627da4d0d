// Home without content: logo, text and action; the text is announced to screen readers.
import type { ReactNode } from "react";
import { Status } from "../../ui/feedback/Status";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { BrandMark } from "../../ui/media/BrandMark";
import styles from "./HomeMessage.module.css";

export function HomeMessage({
	title,
	text,
	action,
}: {
	title: ReactNode;
	text: ReactNode;
	action?: ReactNode;
}) {
	return (
		<div className={styles.message}>
			<div className={styles.middle}>
				<span className={styles.icon}>
					<BrandMark className={styles.mark} />
				</span>
				<Status as="div" className={styles.words}>
					<h2 className="title-22">
						<PhraseWrap>{title}</PhraseWrap>
					</h2>
					<p className={styles.text}>
						<PhraseWrap>{text}</PhraseWrap>
					</p>
				</Status>
			</div>
			{action}
		</div>
	);
}
