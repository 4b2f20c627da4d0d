// Says that saved codes may be cleared, where installing protects them (O01, O08); /profile/data tells the rest.
import { Trans } from "@lingui/react/macro";
import { openDialog } from "../../../platform/browser/dialogs";
import { useInstallCard } from "../../../platform/pwa/install";
import { useStoragePersisted } from "../../../platform/storage/persistence";
import styles from "./ReadyCodesNotice.module.css";

/** Renders nothing without something to do. */
export function StorageNotice() {
	const persisted = useStoragePersisted();
	const card = useInstallCard();
	if (persisted !== false || !card) return null;
	return (
		<p className={styles.text}>
			<Trans>May be cleared when the phone runs out of space</Trans>{" "}
			<button
				type="button"
				className={`target ${styles.way}`}
				onClick={() => openDialog({ name: "install", card })}
			>
				<Trans>Add to home screen</Trans>
			</button>
		</p>
	);
}
