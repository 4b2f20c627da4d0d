// The bar with the codes that are ready to show (design: two taps to a code).
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import Barcode from "lucide-react/icons/barcode";
import Ticket from "lucide-react/icons/ticket";
import { useId } from "react";
import { couponsLink } from "../../domain/app/pagePaths";
import { openDialog } from "../../platform/browser/dialogs";
import type { WalletCode } from "../../platform/storage/wallet";
import styles from "./ReadyCodesBar.module.css";

export function ReadyCodesBar({ codes }: { codes: WalletCode[] }) {
	const only = codes.length === 1 ? codes[0] : undefined;
	const openId = useId();
	const titleId = useId();
	const moreId = useId();
	if (codes.length === 0) return null;
	// The accessible name has all visible texts in their order, because "Open" alone does not say what is opened.
	const names = `${titleId} ${moreId} ${openId}`;
	const dock = (
		<>
			<Ticket size={24} />
			<span className={styles.words}>
				<span id={titleId} className={`${styles.title} clamp-1`}>
					<Plural
						value={codes.length}
						one="# code ready"
						other="# codes ready"
					/>
				</span>
				<span id={moreId} className={`${styles.more} clamp-1`}>
					<Trans>Open without internet</Trans>
				</span>
			</span>
			<span className={styles.open}>
				<Barcode size={20} />
				<span id={openId}>
					<Trans>Open</Trans>
				</span>
			</span>
		</>
	);
	return (
		<aside className={styles.place}>
			{only ? (
				<button
					type="button"
					className={styles.dock}
					aria-labelledby={names}
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
				<Link {...couponsLink} className={styles.dock} aria-labelledby={names}>
					{dock}
				</Link>
			)}
		</aside>
	);
}
