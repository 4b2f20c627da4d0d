// The position among a brand's codes, with buttons for previous and next.
import { Trans, useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { IconButton } from "../../../ui/form/IconButton";
import styles from "../counter/CounterView.module.css";

export function CodePager({
	place: { at, of },
	onTurn,
}: {
	place: { at: number; of: number };
	onTurn: (by: 1 | -1) => void;
}) {
	const { t } = useLingui();
	return (
		<div className={styles.pager}>
			<IconButton
				label={t`The code before`}
				icon={<ChevronLeft size={24} />}
				onClick={() => onTurn(-1)}
			/>
			<p role="status" className={styles.place}>
				<Trans>
					Code {at} of {of}
				</Trans>
			</p>
			<IconButton
				label={t`The next code`}
				icon={<ChevronRight size={24} />}
				onClick={() => onTurn(1)}
			/>
		</div>
	);
}
