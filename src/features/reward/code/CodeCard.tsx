// The code card, always light: brand, code, countdown, actions (design: code card).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import CloudCheck from "lucide-react/icons/cloud-check";
import Maximize from "lucide-react/icons/maximize";
import type { ReactNode } from "react";
import { ServerText } from "../../../components/cards/ServerText";
import { CloseButton } from "../../../components/dialogs/CloseButton";
import { useCopy } from "../../../components/dialogs/useCopy";
import { useCouponBrand } from "../../../components/texts/useNames";
import { copyEvent, rewardType } from "../../../contract/claimed";
import { codeContent } from "../../../domain/code/codeContent";
import { isOtherHost } from "../../../platform/http/host";
import { useLocalized } from "../../../platform/i18n/locale";
import { codeMutations } from "../../../sync/codeQueries";
import type { OpenedCode } from "../../../sync/openCode";
import { Skeleton } from "../../../ui/feedback/Skeleton";
import { Status } from "../../../ui/feedback/Status";
import { Button } from "../../../ui/form/Button";
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import { useLargeText } from "../../../ui/layout/useLargeText";
import { Logo } from "../../../ui/media/Picture";
import styles from "./CodeCard.module.css";
import { CodeStage } from "./CodeStage";
import stage from "./CodeStage.module.css";
import { AddressStage, LinkStage, NoCodeStage } from "./LinkStage";

export function CodeCard({
	reward,
	clock,
	onClose,
	onFullScreen,
	onExercise,
	onRetry,
}: {
	reward: OpenedCode;
	clock: ReactNode;
	onClose: () => void;
	onFullScreen: () => void;
	/** Null if the code was used, has ended, or belongs to another API host. */
	onExercise: (() => void) | null;
	/** Reloads a reply that had no code; resolves when the reload has ended. */
	onRetry: () => unknown;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const online = reward.privilegetype === rewardType.onlineCode;
	const content = codeContent(reward);
	const link = "link" in content ? content.link : "";
	const code = "code" in content ? content.code : "";
	const log = useMutation(codeMutations.logCopy());
	const brand = useCouponBrand()(reward);
	const name = localized(reward.reward_name, reward.reward_name_en);
	function logPress(Type_Event_Log: 1 | 2 | 3) {
		// This host does not know a code of another host.
		if (isOtherHost(reward.host)) return;
		log.mutate({
			Transaction_Id: reward.transaction_id,
			Privilege_Id: reward.privilege_id,
			PrivilegeType: reward.privilegetype,
			Type_Event_Log,
		});
	}
	// With large text the full-screen button is directly below the code, and the notes are below the buttons.
	const isLarge = useLargeText();
	const fullScreen = content.kind === "code" && (
		<button type="button" className={styles.tool} onClick={onFullScreen}>
			<Maximize size={18} />
			<Trans>Full screen</Trans>
		</button>
	);
	const notes = <CodeNotes reward={reward} isLink={content.kind === "link"} />;
	return (
		<article className={styles.card} data-scheme="light">
			<div className={styles.top}>
				<header className={styles.head}>
					<Logo src={reward.brand_logo} name={brand} eager />
					<div className={styles.what}>
						<p className="soft-12 leading-line clamp-1">
							<ServerText>{brand}</ServerText>
						</p>
						{name && (
							<h2 className={`${styles.name} clamp-2`}>
								<PhraseWrap>{name}</PhraseWrap>
							</h2>
						)}
					</div>
					<CloseButton onClick={onClose} />
				</header>
				{content.kind === "link" && (
					<LinkStage
						link={content.link}
						code={content.code}
						display_type={reward.display_type}
						onOpen={() => logPress(copyEvent.linkTrigger)}
					/>
				)}
				{content.kind === "address" && <AddressStage address={content.link} />}
				{content.kind === "none" && (
					<NoCodeStage onRetry={onRetry} onClose={onClose} />
				)}
				{content.kind === "code" && (
					// Keyed, so that the brand's next code starts in its own form.
					<CodeStage key={reward.transaction_id} reward={reward} />
				)}
			</div>
			<div className={styles.bottom}>
				{isLarge && fullScreen}
				{clock}
				{!isLarge && notes}
				<div className={styles.tools}>
					{link && (
						<CopyButton
							text={link}
							label={code && t`Copy link`}
							onCopied={() => logPress(copyEvent.linkCopy)}
						/>
					)}
					{code && (
						<CopyButton
							text={code}
							label={link && t`Copy code`}
							onCopied={() => logPress(copyEvent.codeCopy)}
						/>
					)}
					{!isLarge && fullScreen}
				</div>
				{onExercise && (
					<Button
						kind={content.kind === "none" ? "text" : "main"}
						onClick={onExercise}
					>
						{content.kind !== "code" || online ? (
							<Trans>Mark as used</Trans>
						) : (
							<Trans>Scanned, mark as used</Trans>
						)}
					</Button>
				)}
				{isLarge && notes}
			</div>
		</article>
	);
}

/** Says that the code is saved on this phone, and shows the privilege's footer. */
function CodeNotes({
	reward,
	isLink,
}: {
	reward: OpenedCode;
	isLink: boolean;
}) {
	const localized = useLocalized();
	const footer = localized(reward.footer_message_th, reward.footer_message_en);
	return (
		<>
			{reward.saved && (
				<p className={styles.saved}>
					<CloudCheck size={16} />
					{isLink ? (
						<Trans>Saved on this phone</Trans>
					) : (
						<Trans>Saved on this phone, opens without internet</Trans>
					)}
				</p>
			)}
			{footer && (
				<p className={styles.footer}>
					<PhraseWrap>{footer}</PhraseWrap>
				</p>
			)}
		</>
	);
}

export function CodeCardSkeleton({ onClose }: { onClose: () => void }) {
	const isLarge = useLargeText();
	const tool = <Skeleton height={48} />;
	const saved = <Skeleton width="70%" height="1rem" radius={6} />;
	return (
		// With `aria-busy` screen readers would skip the close button.
		<div className={styles.card} data-scheme="light" data-busy>
			<div className={styles.top}>
				<div className={styles.head}>
					{!isLarge && <Skeleton width={44} height={44} radius={13} />}
					<div className={styles.what}>
						<Skeleton width="40%" height="0.75rem" radius={6} />
						<Skeleton width="80%" height="1rem" radius={6} />
					</div>
					<CloseButton onClick={onClose} />
				</div>
				<div className={stage.stages}>
					<Skeleton height={48} />
					<div className={stage.stage}>
						<Skeleton width="84%" height={136} radius={12} />
						<Skeleton width="45%" height="1.25rem" radius={6} />
					</div>
				</div>
			</div>
			<div className={styles.bottom}>
				{isLarge && tool}
				<Skeleton height={60} width="60%" radius={16} />
				{!isLarge && saved}
				<div className={styles.tools}>
					{tool}
					{!isLarge && tool}
				</div>
				<Skeleton height={52} />
				{isLarge && saved}
			</div>
		</div>
	);
}

/** Copies the code or link and confirms it for 3 seconds (2 §9). */
function CopyButton({
	text,
	label,
	onCopied,
}: {
	text: string;
	/** The label if there is more than one text to copy, otherwise "". */
	label: string;
	onCopied: () => void;
}) {
	const { t } = useLingui();
	const { state, Icon, copy } = useCopy();
	const words = {
		idle: label || t`Copy`,
		copied: t`Copied`,
		failed: t`Could not copy`,
	};
	return (
		<>
			<button
				type="button"
				className={styles.tool}
				onClick={async () => {
					if (await copy(text)) onCopied();
				}}
			>
				<Icon size={18} />
				{words[state]}
			</button>
			<Status as="span" className="visually-hidden">
				{state !== "idle" && words[state]}
			</Status>
		</>
	);
}
