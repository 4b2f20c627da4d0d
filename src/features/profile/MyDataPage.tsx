// /profile/data: what is saved on this phone, its size, protection and age, and its deletion.
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { BackPage } from "../../components/pages/BackPage";
import layout from "../../components/pages/form.module.css";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { confirm, isDialogOpen } from "../../platform/browser/dialogs";
import { isOnline } from "../../platform/browser/online";
import { useIsShown } from "../../platform/browser/useIsShown";
import { loadPage } from "../../platform/pwa/chunkRecovery";
import { restoreQueries } from "../../platform/query/restoreQueries";
import { sessionAtom } from "../../platform/session/session";
import { useStoragePersisted } from "../../platform/storage/persistence";
import { wipeSavedData } from "../../platform/storage/savedData";
import { savedDataQueries } from "../../queries/savedData";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Button } from "../../ui/form/Button";
import { CodesExport } from "./CodesExport";
import styles from "./MyData.module.css";
import { SavedDataSummary } from "./SavedDataSummary";
import { StorageProtection } from "./StorageProtection";

export function MyDataPage() {
	const { t } = useLingui();
	const sub = useAtomValue(sessionAtom)?.sub ?? "";
	// A new visit first shows what the last one counted.
	const { data: saved, refetch: countAgain } = useQuery(
		savedDataQueries.summary(sub),
	);
	const persisted = useStoragePersisted();
	const [wiping, setWiping] = useState(false);
	const isShown = useIsShown();

	async function deleteAll() {
		const isConfirmed = await confirm({
			variant: "warning",
			title: msg`Wipe what is saved on this phone?`,
			description: isOnline()
				? msg`Your coupons stay yours: their codes are fetched again when you next open the app with internet.`
				: msg`You are offline: no code can be opened in a shop until you are back online.`,
			confirmLabel: msg`Wipe`,
			showClose: true,
		});
		if (!isConfirmed) return;
		setWiping(true);
		await wipeSavedData(sub);
		// The reload must not close a code that was opened meanwhile, or another page.
		const mustStay = () => !isShown() || isDialogOpen();
		// Wiping stops the saving of queries, which must start again if the page is not reloaded.
		if (!(await loadPage("/profile/data", mustStay))) restoreQueries();
		await countAgain();
		setWiping(false);
	}
	return (
		<BackPage busy={!saved} title={t`My data`}>
			<div className={`column ${styles.body}`}>
				{!saved || persisted === undefined ? (
					<>
						<LoadingStatus />
						<SkeletonBoxes count={4} height={64} radius={18} />
					</>
				) : (
					<>
						<StorageProtection persisted={persisted} />
						<SavedDataSummary saved={saved} />
						<CodesExport sub={sub} count={saved.codes.count} />
						{saved.waiting > 0 && (
							<p className={styles.note}>
								<Plural
									value={saved.waiting}
									one="# change is still waiting for internet. It is sent as soon as you are online, even after wiping."
									other="# changes are still waiting for internet. They are sent as soon as you are online, even after wiping."
								/>
							</p>
						)}
						<p className={styles.note}>
							<Trans>
								This is what makes the app open without internet. It is yours
								alone and is deleted when another member signs in on this phone.
							</Trans>
						</p>
					</>
				)}
			</div>
			<div className={layout.bar}>
				<Button
					kind="second"
					busy={wiping}
					disabled={!saved}
					onClick={() => void deleteAll()}
				>
					<Trans>Wipe what is saved</Trans>
				</Button>
			</div>
		</BackPage>
	);
}
