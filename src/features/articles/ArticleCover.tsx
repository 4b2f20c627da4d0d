// The cover of an article under its back button.
import { useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { useBack } from "../../components/pages/useBack";
import { IconButton } from "../../ui/form/IconButton";
import styles from "./Article.module.css";

/** `children` stand across from the back button. */
export function ArticleCover({
	picture,
	children,
}: {
	picture: ReactNode;
	children?: ReactNode;
}) {
	const { t } = useLingui();
	const back = useBack();
	return (
		<div className={styles.cover}>
			{picture}
			<div className={`column ${styles.tools}`}>
				<IconButton
					round
					label={t`Back`}
					icon={<ChevronLeft size={26} />}
					onClick={back}
				/>
				{children}
			</div>
		</div>
	);
}
