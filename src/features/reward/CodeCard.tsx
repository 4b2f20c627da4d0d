// The code card, light in every scheme: brand, code, clock, and what can be done with it (design: code card).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { CloudCheck, Maximize, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { copyEvent, rewardType } from "../../contract/claimed";
import { useLocalized } from "../../platform/locale";
import { openLink } from "../../platform/open";
import { codeMutations } from "../../queries/code";
import type { OpenedCode } from "../../queries/openCode";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { Logo } from "../../ui/Picture";
import styles from "./CodeCard.module.css";
import { CodeStage, type CodeView, LinkStage } from "./CodeStage";
import { CopyButton } from "./CopyButton";

export function CodeCard({
	reward,
	clock,
	onClose,
	onFullScreen,
	onExercise,
}: {
	reward: OpenedCode;
	clock: ReactNode;
	onClose: () => void;
	onFullScreen: () => void;
	onExercise: () => void;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const online = reward.privilegetype === rewardType.onlineCode;
	const [view, setView] = useState<CodeView>(online ? "code" : "barcode");
	const log = useMutation(codeMutations.logCopy());
	const brand = localized(reward.brand_name_th, reward.brand_name_en);
	const name = localized(reward.reward_name, reward.reward_name_en);
	const footer = localized(reward.footer_message_th, reward.footer_message_en);
	const tell = (Type_Event_Log: 1 | 2 | 3) =>
		log.mutate({
			Transaction_Id: reward.transaction_id,
			Privilege_Id: reward.privilege_id,
			PrivilegeType: reward.privilegetype,
			Type_Event_Log,
		});
	return (
		<article className={styles.card} data-scheme="light">
			<div className={styles.top}>
				<header className={styles.head}>
					<Logo src={reward.brand_logo} name={brand} size={44} eager />
					<div className={styles.what}>
						<p className={`${styles.brand} clamp-1`}>{brand}</p>
						{name && <h2 className={`${styles.name} clamp-2`}>{name}</h2>}
					</div>
					<IconButton
						label={t`Close`}
						icon={<X size={22} />}
						onClick={onClose}
					/>
				</header>
				{reward.is_url ? (
					<LinkStage
						reward={reward}
						onOpen={() => {
							tell(copyEvent.linkTrigger);
							openLink(reward.link);
						}}
					/>
				) : (
					<CodeStage
						code={reward.code}
						format={reward.barcode_format ?? "CODE128"}
						bars={reward.bars}
						online={online}
						view={view}
						onView={setView}
					/>
				)}
			</div>
			<div className={styles.bottom}>
				{clock}
				{reward.saved && (
					<p className={styles.saved}>
						<CloudCheck size={16} aria-hidden="true" />
						<Trans>Saved on this phone, opens offline</Trans>
					</p>
				)}
				{footer && <p className={styles.footer}>{footer}</p>}
				<div className={styles.tools}>
					<CopyButton
						text={reward.is_url ? reward.link : reward.code}
						onCopied={() =>
							tell(reward.is_url ? copyEvent.linkCopy : copyEvent.codeCopy)
						}
					/>
					{!reward.is_url && (
						<button
							type="button"
							className={styles.tool}
							onClick={onFullScreen}
						>
							<Maximize size={18} aria-hidden="true" />
							<Trans>Full screen</Trans>
						</button>
					)}
				</div>
				<Button block onClick={onExercise}>
					{reward.is_url || online ? (
						<Trans>Mark as used</Trans>
					) : (
						<Trans>Scanned, mark as used</Trans>
					)}
				</Button>
			</div>
		</article>
	);
}
