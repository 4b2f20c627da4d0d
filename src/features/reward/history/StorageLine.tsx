// Whether saved codes are protected, or should be by installing (O01, O08).
import { Trans } from "@lingui/react/macro";
import { openDialog } from "../../../platform/browser/dialogs";
import { useInstallCard } from "../../../platform/pwa/install";
import { useStoragePersisted } from "../../../platform/storage/persistence";
import styles from "./ReadyLine.module.css";

/** Renders nothing where the browser does not report it. */
export function StorageLine() {
	const persisted = useStoragePersisted();
	const card = useInstallCard();
	if (persisted === null) return null;
	if (persisted)
		return (
			<p className={styles.text}>
				<Trans>Protected when the phone runs out of space</Trans>
			</p>
		);
	return (
		<p className={styles.text}>
			<Trans>May be cleared when the phone runs out of space</Trans>
			{card && (
				<>
					{" "}
					<button
						type="button"
						className={styles.way}
						onClick={() => openDialog({ name: "install", card })}
					>
						<Trans>Add to home screen</Trans>
					</button>
				</>
			)}
		</p>
	);
}
