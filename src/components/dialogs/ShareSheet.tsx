// The sheet to share a privilege or an article by LINE, a copied link, or the phone's share sheet (2 §2 share modal).
import { Trans, useLingui } from "@lingui/react/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import MessageCircle from "lucide-react/icons/message-circle";
import { lineShareAddress, shareAddress } from "../../domain/app/share";
import { isOnline } from "../../platform/browser/online";
import { openLink } from "../../platform/browser/openLink";
import { logEvent } from "../../platform/outbox/eventLog";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import { Sheet } from "../../ui/overlay/Sheet";
import styles from "./ShareSheet.module.css";
import { useCopy } from "./useCopy";

/** Whether nothing has failed: the person closed the phone's share sheet, or it is already open. */
const isHarmless = (failure: unknown) =>
	failure instanceof DOMException &&
	["AbortError", "InvalidStateError"].includes(failure.name);

export function ShareSheet({
	open,
	onClose,
	what,
	reference,
	title,
	picture,
}: {
	open: boolean;
	onClose: () => void;
	what: "privilege" | "article";
	/** The alt_reference of the privilege or article. */
	reference: string;
	/** The name in the person's language. */
	title: string;
	picture: string;
}) {
	const { t } = useLingui();
	const { state, Icon, copy } = useCopy();
	const address = shareAddress(
		reference,
		import.meta.env.VITE_SHARE_URL,
		location.origin,
	);
	const log = (by: "Link" | "Line") =>
		logEvent(
			what === "privilege" ? "Share Privilege" : "Share Article",
			by,
			reference,
		);
	const heading =
		what === "privilege" ? t`Share this privilege` : t`Share this article`;
	const labels = {
		idle: t`Copy link`,
		copied: t`Link copied`,
		failed: t`Could not copy`,
	};
	async function copyLink() {
		if (await copy(address)) log("Link");
	}
	async function shareByPhone() {
		try {
			await navigator.share({ title, url: address });
		} catch (failure) {
			if (!isHarmless(failure)) await copyLink();
			return;
		}
		log("Link");
		onClose();
	}
	return (
		<Sheet open={open} onClose={onClose} label={heading}>
			<h2 className={styles.title}>
				<PhraseWrap>{heading}</PhraseWrap>
			</h2>
			<div className={styles.card}>
				<Picture src={picture} ratio="16/10" className={styles.picture} />
				<p className={styles.name}>
					<PhraseWrap>{title}</PhraseWrap>
				</p>
			</div>
			<div className={styles.ways}>
				<Button
					kind="line"
					icon={<MessageCircle size={20} />}
					onClick={() => {
						openLink(lineShareAddress(title, address));
						// openLink has already shown that there is no network.
						if (!isOnline()) return;
						log("Line");
						onClose();
					}}
				>
					<Trans>Share on LINE</Trans>
				</Button>
				<Button kind="second" icon={<Icon size={20} />} onClick={copyLink}>
					{labels[state]}
				</Button>
				<Status as="span" className="visually-hidden">
					{state !== "idle" && labels[state]}
				</Status>
				{typeof navigator.share === "function" && (
					<Button
						kind="second"
						icon={<Ellipsis size={20} />}
						onClick={shareByPhone}
					>
						<Trans>Other apps</Trans>
					</Button>
				)}
				<Button kind="text" onClick={onClose}>
					<Trans>Close</Trans>
				</Button>
			</div>
		</Sheet>
	);
}
