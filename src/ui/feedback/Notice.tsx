// A full-width strip with one message about the page: offline, saved at, could not refresh.
import type { ReactNode } from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import { usePressGuard } from "../overlay/pressGuard";
import styles from "./Notice.module.css";
import { Status } from "./Status";

/** The message is announced politely when it appears and when `announcementKey` changes; `action` is a small button or link at the end. */
export function Notice({
	icon,
	announcementKey,
	children,
	action,
}: {
	icon?: ReactNode;
	announcementKey?: string | number;
	children: ReactNode;
	action?: ReactNode;
}) {
	// After the action the notice disappears and the content below moves up under the finger.
	usePressGuard(Boolean(action));
	return (
		<div className={styles.notice}>
			<div className={styles.inside}>
				{icon}
				<Status
					as="span"
					className={styles.words}
					announcementKey={announcementKey}
				>
					<PhraseWrap>{children}</PhraseWrap>
				</Status>
				{action}
			</div>
		</div>
	);
}
