// The card that offers a new version while no update lock is held (O08).
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { applyUpdate, postponeUpdate } from "../../platform/pwa/workerUpdates";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import styles from "./UpdatePrompt.module.css";

export default function UpdatePrompt() {
	const titleId = useId();
	usePressGuard();
	const [updating, setUpdating] = useState(false);
	async function update() {
		setUpdating(true);
		// Returns only if a lock was taken or a dialog opened in the meantime; otherwise the page reloads.
		await applyUpdate();
		setUpdating(false);
	}
	return (
		<section className={styles.card} aria-labelledby={titleId}>
			<div className={styles.what}>
				<img src="/icons/favicon.svg" alt="" width={44} height={44} />
				<div>
					<Status as="div">
						<h2 id={titleId} className="leading-line">
							<Trans>A new version is ready</Trans>
						</h2>
					</Status>
					<p className={styles.text}>
						<Trans>It takes under 5 seconds. Your coupons stay.</Trans>
					</p>
				</div>
			</div>
			<div className={styles.actions}>
				<Button kind="plain" disabled={updating} onClick={postponeUpdate}>
					<Trans>Later</Trans>
				</Button>
				<Button busy={updating} onClick={update}>
					<Trans>Update</Trans>
				</Button>
			</div>
		</section>
	);
}
