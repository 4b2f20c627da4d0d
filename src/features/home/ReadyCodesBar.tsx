// The bar with the codes that are ready to show (design: two taps to a code).
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import Barcode from "lucide-react/icons/barcode";
import Ticket from "lucide-react/icons/ticket";
import { couponsLink } from "../../domain/app/pagePaths";
import { openDialog } from "../../platform/browser/dialogs";
import type { WalletCode } from "../../platform/storage/wallet";
import styles from "./ReadyCodesBar.module.css";

export function ReadyCodesBar({ codes }: { codes: WalletCode[] }) {
	const only = codes.length === 1 ? codes[0] : undefined;
	if (codes.length === 0) return null;
	const dock = (
		<>
			<Ticket size={24} />
			<span className={styles.words}>
				<span className={`${styles.title} clamp-1`}>
					<Plural
						value={codes.length}
						one="# code ready"
						other="# codes ready"
					/>
				</span>{" "}
				<span className={`${styles.more} clamp-1`}>
					<Trans>Open without internet</Trans>
				</span>
			</span>{" "}
			<span className={styles.open}>
				<Barcode size={20} />
				<Trans>Open</Trans>
			</span>
		</>
	);
	return (
		<aside className={styles.place}>
			{only ? (
				<button
					type="button"
					className={styles.dock}
					onClick={() =>
						openDialog({
							name: "rewardCode",
							transactionId: only.transaction_id,
						})
					}
				>
					{dock}
				</button>
			) : (
				<Link {...couponsLink} className={styles.dock}>
					{dock}
				</Link>
			)}
		</aside>
	);
}
