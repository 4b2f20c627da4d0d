// A menu of rows on one surface: an icon, words, something at the end, and an arrow where a row leads on.
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
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

/** A number at the end of a row, for the eye; what it counts is in the words for readers. */
export function MenuCount({ children }: { children: number }) {
	return (
		<span className={`${styles.count} tabular`} aria-hidden="true">
			{children}
		</span>
	);
}

/** The class name of a row, for the link that stands in it. */
export const menuRowClass = styles.row;

/** The inside of a row; `dot` is a red dot, and what it means must be in the words for readers (`dotMeans`). */
export function MenuRow({
	icon,
	end,
	dotMeans,
	children,
}: {
	icon: ReactNode;
	end?: ReactNode;
	dotMeans?: string;
	children: ReactNode;
}) {
	return (
		<>
			<span className={styles.icon} aria-hidden="true">
				{icon}
			</span>
			<span className={styles.words}>{children}</span>
			{(end || dotMeans) && (
				<span className={styles.end}>
					{end}
					{dotMeans && (
						<>
							<span className={styles.dot} aria-hidden="true" />
							<span className="visually-hidden">{dotMeans}</span>
						</>
					)}
				</span>
			)}
			<span className={styles.arrow} aria-hidden="true">
				<ChevronRight size={20} />
			</span>
		</>
	);
}
