// The skeleton of a privilege until its script is loaded; the build puts the same markup into index.html, whose first script adds the picture.
import type { ReactNode } from "react";
import layout from "./PrivilegeLayout.module.css";
import styles from "./PrivilegeStart.module.css";

const Line = ({
	name,
}: {
	name: "brand" | "title" | "date" | "tabs" | "text";
}) => <div className={`${styles.box} ${styles[name]}`} />;

/** `close` is the close button, which is missing until the app runs. */
export const PrivilegeStart = ({ close }: { close?: ReactNode }) => (
	<div className={styles.scrim} data-over-page>
		<div className={`${styles.panel} edge`}>
			<div className={layout.split}>
				<div className={`${layout.picture} ${styles.picture}`} data-picture>
					{close && <div className={layout.buttons}>{close}</div>}
				</div>
				<div className={`${layout.words} ${styles.words}`}>
					<div className={styles.who}>
						<div className={styles.logo} />
						<Line name="brand" />
					</div>
					<Line name="title" />
					<Line name="date" />
					<Line name="tabs" />
					<Line name="text" />
					<Line name="text" />
				</div>
			</div>
			<div className={styles.bar}>
				<div className={`${styles.box} ${styles.button}`} />
			</div>
		</div>
	</div>
);
