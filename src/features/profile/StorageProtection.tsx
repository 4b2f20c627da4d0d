// Whether the browser protects the saved data from eviction, and the request for it (O01).
import { Trans } from "@lingui/react/macro";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import { useState } from "react";
import { requestPersistence } from "../../platform/storage/persistence";
import { Button } from "../../ui/form/Button";
import styles from "./MyData.module.css";

/** Renders nothing if the browser cannot say whether the data is protected. */
export function StorageProtection({
	persisted,
}: {
	persisted: boolean | null;
}) {
	/** The browser's answer to the last request; undefined while it asks the person. */
	const [granted, setGranted] = useState<boolean>();
	if (persisted === null) return null;
	const isSafe = persisted || granted;
	const Icon = isSafe ? ShieldCheck : ShieldAlert;
	return (
		<div
			className={`${styles.protection} ${isSafe ? styles.safe : styles.loose}`}
		>
			<Icon size={24} />
			<div className={styles.words}>
				<p role="status" className={styles.words}>
					{isSafe ? (
						<Trans>Protected on this phone</Trans>
					) : (
						<Trans>Not protected yet</Trans>
					)}
					<small className="soft-14">
						{isSafe ? (
							<Trans>
								The browser keeps your codes even when the phone runs short of
								space.
							</Trans>
						) : granted === false ? (
							<Trans>
								The browser has not allowed this yet. Add Galaxy Gift to your
								home screen and try again.
							</Trans>
						) : (
							<Trans>
								When the phone runs short of space, the browser may clear your
								saved codes.
							</Trans>
						)}
					</small>
				</p>
				{!isSafe && (
					<Button
						kind="second"
						size="small"
						onClick={async () => {
							// Reset, so that the same answer is announced again.
							setGranted(undefined);
							setGranted(await requestPersistence());
						}}
					>
						<Trans>Protect my codes</Trans>
					</Button>
				)}
			</div>
		</div>
	);
}
