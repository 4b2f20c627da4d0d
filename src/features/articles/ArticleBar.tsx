// The bar under an article: its end date, its button or link, and a retry if the reward failed to load.
import { Trans } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { RetryButton } from "../../components/lists/RetryButton";
import layout from "../../components/pages/form.module.css";
import { type Article, articleAction } from "../../contract/article";
import type { ArticleButton } from "../../domain/article/articleAction";
import { formatDateTime } from "../../domain/text/dates";
import { linkHandlers, targetAddress } from "../../platform/browser/openLink";
import { useLocale } from "../../platform/i18n/locale";
import { Status } from "../../ui/feedback/Status";
import { Button, ButtonLabel, buttonClass } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import styles from "./Article.module.css";

export function ArticleBar({
	article,
	button,
	busy,
	onPress,
	onAct,
	onRetry,
}: {
	article: Article;
	button: ArticleButton;
	busy: boolean;
	/** Called for every press, also for one that opens a link in a new tab. */
	onPress: () => void;
	/** Carries out the action of the button, or explains why there is none; not called if the browser opens the link in a new tab. */
	onAct: () => void;
	onRetry: () => void;
}) {
	// The bar appears after the page, so it must ignore presses that were meant for the page.
	usePressGuard();
	const text = useDialogText();
	const locale = useLocale();
	const isOpenActivity =
		article.action_type === articleAction.joinActivity &&
		button.action !== null;
	const until = formatDateTime(article.valid_through, locale);
	const { action, state } = button;
	// A button without an action can still be pressed if it has an explanation.
	const locked = action === null && button.explanation !== undefined;
	return (
		<div className={layout.wideBar}>
			<div className={`column ${styles.inBar}`}>
				{isOpenActivity && until && (
					<p className={styles.until}>
						<Trans>Register until {until}</Trans>
					</p>
				)}
				{action?.kind === "open" ? (
					<a
						href={targetAddress(action.target)}
						className={buttonClass()}
						{...linkHandlers(onAct, onPress)}
					>
						<ButtonLabel>{text(button.label)}</ButtonLabel>
					</a>
				) : (
					<Button
						locked={locked}
						disabled={action === null && !locked}
						busy={busy || state === "loading"}
						icon={locked && <Lock size={18} />}
						onClick={() => {
							onPress();
							onAct();
						}}
					>
						{text(button.label)}
					</Button>
				)}
				<Status className="visually-hidden">
					{state === "failed" && text(button.label)}
				</Status>
				{state === "failed" && <RetryButton kind="second" onRetry={onRetry} />}
			</div>
		</div>
	);
}
