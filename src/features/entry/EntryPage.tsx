// The layout of the entry pages (picture, title, text, actions) and their link to the contact page.
import { Trans, useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { IconLink } from "../../components/pages/IconLink";
import type { ButtonLook } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import styles from "./entry.module.css";

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

export function EntryPage({
	drawing,
	eyebrow,
	title,
	text,
	children,
	actions,
	canClose = false,
	busy = false,
	takesFocus = false,
}: {
	drawing: ReactNode;
	eyebrow?: ReactNode;
	title: ReactNode;
	text?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
	/** Adds the close icon, which leads home. */
	canClose?: boolean;
	/** Whether the title is still loading. */
	busy?: boolean;
	/** Focuses the title, because the page replaces another one at the same address. */
	takesFocus?: boolean;
}) {
	const { t } = useLingui();
	return (
		<main className={styles.page} data-busy={busy || undefined}>
			<div className={styles.top}>
				{canClose && (
					<IconLink to="/" label={t`Close`} icon={<X size={26} />} />
				)}
			</div>
			<div className={styles.drawing}>{drawing}</div>
			{eyebrow && <p className="soft strong">{eyebrow}</p>}
			<h1
				ref={takesFocus ? takeFocus : undefined}
				tabIndex={takesFocus ? -1 : undefined}
				className="title-22"
			>
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

export const ContactLink = ({ kind = "text" }: Pick<ButtonLook, "kind">) => (
	<ButtonLink to="/contact_us" kind={kind}>
		<Trans>Contact us</Trans>
	</ButtonLink>
);
