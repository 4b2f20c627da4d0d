// Asks before an account is signed out or replaced: names the accounts and lists the data that is lost (decision 008, X07).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import LogOut from "lucide-react/icons/log-out";
import UserRoundCog from "lucide-react/icons/user-round-cog";
import type { ReactNode } from "react";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { useGoToAfterClose } from "../../components/dialogs/useGoToAfterClose";
import type {
	AccountLabel,
	LeavingAccount,
} from "../../domain/session/account";
import { useOnline } from "../../platform/browser/online";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Emblem } from "../../ui/media/Emblem";
import { TitledDialog } from "../../ui/overlay/Dialog";
import styles from "./LeaveAccountDialog.module.css";

/** Shows each part of the label on its own line. */
function Label({
	label,
	unknown,
}: {
	label: AccountLabel;
	unknown: ReactNode;
}) {
	if (label.length === 0) return <dd>{unknown}</dd>;
	return label.map((line) => (
		<dd key={line}>
			<PhraseWrap>{line}</PhraseWrap>
		</dd>
	));
}

function LostData({ codes, claims, unsent }: LeavingAccount) {
	const online = useOnline();
	return (
		<ul className={styles.losses}>
			{codes > 0 && (
				<li>
					<Plural
						value={codes}
						one="# saved code will be removed from this phone. Signing in to that account again brings it back."
						other="# saved codes will be removed from this phone. Signing in to that account again brings them back."
					/>
				</li>
			)}
			{codes > 0 && !online && (
				<li>
					<Status as="span">
						<Trans>
							You are offline: no code can be opened in a shop until you are
							online and sign in again.
						</Trans>
					</Status>
				</li>
			)}
			{claims > 0 && (
				<li>
					<Plural
						value={claims}
						one="# claim is still being checked. If it went through, its coupon is in My coupons when that account signs in again."
						other="# claims are still being checked. Those that went through are in My coupons when that account signs in again."
					/>
				</li>
			)}
			{unsent > 0 && (
				<li>
					<Plural
						value={unsent}
						one="# change has not been sent yet and will be lost."
						other="# changes have not been sent yet and will be lost."
					/>
				</li>
			)}
		</ul>
	);
}

export default function LeaveAccountDialog({
	request,
	open,
	onClose,
	onClosed,
}: DialogProps<"leaveAccount">) {
	const { t } = useLingui();
	const { account, next } = request;
	const stay = () => onClose(false);
	const { closeAndGoTo, handleClosed } = useGoToAfterClose(stay, onClosed);
	const leave = () => onClose(true);
	const isSwitch = next !== null;
	const losesData = account.codes + account.claims + account.unsent > 0;

	return (
		<TitledDialog
			open={open}
			onClose={stay}
			onClosed={handleClosed}
			drawing={
				<Emblem tone="warn" icon={isSwitch ? <UserRoundCog /> : <LogOut />} />
			}
			title={
				isSwitch ? t`Switch to another account?` : t`Sign out of this phone?`
			}
			actions={
				isSwitch ? (
					<>
						<Button onClick={stay}>
							<Trans>Do not switch</Trans>
						</Button>
						<Button kind="text" onClick={leave}>
							<Trans>Switch account</Trans>
						</Button>
					</>
				) : (
					<>
						<Button onClick={leave}>
							<Trans>Sign out</Trans>
						</Button>
						{account.codes > 0 && (
							<Button kind="text" onClick={() => closeAndGoTo("/profile/data")}>
								<Trans>See what is saved first</Trans>
							</Button>
						)}
						<Button kind="text" onClick={stay}>
							<Trans>Cancel</Trans>
						</Button>
					</>
				)
			}
		>
			<dl className={styles.accounts}>
				<div>
					<dt className="soft-12">
						<Trans>On this phone</Trans>
					</dt>
					<Label
						label={account.label}
						unknown={<Trans>An account with saved codes</Trans>}
					/>
				</div>
				{next && (
					<div>
						<dt className="soft-12">
							<Trans>Signing in now</Trans>
						</dt>
						<Label label={next} unknown={<Trans>Another account</Trans>} />
					</div>
				)}
			</dl>
			{losesData && <LostData {...account} />}
		</TitledDialog>
	);
}
