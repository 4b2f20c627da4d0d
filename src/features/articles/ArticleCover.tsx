// The cover of an article under its back button.
import type { ReactNode } from "react";
import { useBack } from "../../components/pages/useBack";
import { BackButton } from "../../ui/layout/BackButton";
import styles from "./Article.module.css";

/** `children` stand across from the back button. */
export function ArticleCover({
	picture,
	children,
}: {
	picture: ReactNode;
	children?: ReactNode;
}) {
	const back = useBack();
	return (
		<div className={styles.cover}>
			{picture}
			<div className={`column ${styles.tools}`}>
				<BackButton round onClick={back} />
				{children}
			</div>
		</div>
	);
}
