// The bar under an article: its end date, its button, and retry where the reward failed to load.
import { Trans } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { type Article, articleAction } from "../../contract/article";
import type { ArticleButton } from "../../domain/article/articleAction";
import { formatDateTime } from "../../domain/text/dates";
import { useLocale } from "../../platform/i18n/locale";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import styles from "./Article.module.css";

export function ArticleBar({
	article,
	button,
	busy,
	onPress,
	onRetry,
}: {
	article: Article;
	button: ArticleButton;
	busy: boolean;
	onPress: () => void;
	onRetry: () => void;
}) {
	// The bar appears after the page.
	usePressGuard(true);
	const text = useDialogText();
	const locale = useLocale();
	const isOpenActivity =
		article.action_type === articleAction.joinActivity &&
		button.reason === null;
	const until = formatDateTime(article.valid_through, locale);
	const { reason } = button;
	// A disabled button with an explanation can be pressed.
	const locked = reason !== null && button.explanation !== undefined;
	return (
		<div className={styles.bar}>
			<div className={`column ${styles.inBar}`}>
				{isOpenActivity && until && (
					<p className={styles.until}>
						<Trans>Register until {until}</Trans>
					</p>
				)}
				<Button
					block
					locked={locked}
					disabled={reason !== null && !locked}
					busy={busy || reason === "loading"}
					icon={locked && <Lock size={18} />}
					onClick={onPress}
				>
					{text(button.label)}
				</Button>
				<Status className="visually-hidden">
					{reason === "failed" && text(button.label)}
				</Status>
				{reason === "failed" && (
					<Button block kind="second" onClick={onRetry}>
						<Trans>Try again</Trans>
					</Button>
				)}
			</div>
		</div>
	);
}
