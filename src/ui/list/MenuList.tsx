// A menu of rows: an icon, a text, an optional element at the end, and an arrow.
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentType, ReactNode } from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./MenuList.module.css";

export function MenuList({
	label,
	children,
}: {
	label: string;
	children: ReactNode;
}) {
	return (
		<ul className={styles.list} aria-label={label}>
			{children}
		</ul>
	);
}

/** A number at the end of a row, hidden from screen readers: the row's text says what it counts. */
export function MenuCount({ children }: { children: number }) {
	return (
		<span className={`${styles.count} tabular`} aria-hidden="true">
			{children}
		</span>
	);
}

export const menuRowClass = `ring ${styles.row}`;

/** The content of a row; `dotLabel` adds a red dot and is its text for screen readers; a row with `isAction` opens no page and has no arrow. */
export function MenuRow({
	icon: Icon,
	end,
	dotLabel,
	isAction = false,
	children,
}: {
	icon: ComponentType<{ size: number }>;
	end?: ReactNode;
	dotLabel?: string;
	isAction?: boolean;
	children: ReactNode;
}) {
	return (
		<>
			<span className={styles.icon} aria-hidden="true">
				<Icon size={22} />
			</span>
			<span className={styles.words}>
				<PhraseWrap longest={12}>{children}</PhraseWrap>
			</span>
			{(end || dotLabel) && (
				<span className={styles.end}>
					{end}
					{dotLabel && (
						<>
							<span className={styles.dot} aria-hidden="true" />
							<span className="visually-hidden">{dotLabel}</span>
						</>
					)}
				</span>
			)}
			{!isAction && (
				<span className={styles.arrow} aria-hidden="true">
					<ChevronRight size={20} />
				</span>
			)}
		</>
	);
}
