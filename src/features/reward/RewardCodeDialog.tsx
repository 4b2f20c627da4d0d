// The code dialog: starts or reads the code, shows it offline, and lets the person mark it as used (2 §2, 2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import Sun from "lucide-react/icons/sun";
import { useEffect, useRef, useState } from "react";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { rewardType } from "../../contract/claimed";
import { couponsPath } from "../../domain/app/pagePaths";
import { codeContent } from "../../domain/code/codeContent";
import { codeEnd } from "../../domain/code/codeEnd";
import { showsCountdown } from "../../domain/code/countdown";
import { isOnline } from "../../platform/browser/online";
import { goTo } from "../../platform/browser/openLink";
import { mayOpenNow } from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import { useWakeLock } from "../../platform/browser/useWakeLock";
import { waitBriefly } from "../../platform/browser/waitBriefly";
import { readExpiryClock } from "../../platform/http/clock";
import { isOtherHost } from "../../platform/http/host";
import { loadPage } from "../../platform/pwa/chunkRecovery";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import type { WalletCode } from "../../platform/storage/wallet";
import { isSavedCodeStillValid } from "../../sync/openCode";
import { Status } from "../../ui/feedback/Status";
import { Dialog } from "../../ui/overlay/Dialog";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { CodeCard, CodeCardSkeleton } from "./code/CodeCard";
import { CodeCountdown } from "./code/CodeCountdown";
import { CodeFailure, CodeRefusedNotice } from "./code/CodeFailure";
import { showCodeExpired } from "./code/showCodeExpired";
import { useBrandCodes } from "./code/useBrandCodes";
import { useOpenedCode } from "./code/useOpenedCode";
import { CounterView } from "./counter/CounterView";
import styles from "./RewardCodeDialog.module.css";
import { ExerciseDialog } from "./use/ExerciseDialog";

export default function RewardCodeDialog({
	request,
	...modal
}: DialogProps<"rewardCode">) {
	const { t } = useLingui();
	const { open, onClose } = modal;
	// The brand's next code may replace the requested one; the request's options apply only to the latter.
	const [transactionId, setTransactionId] = useState(request.transactionId);
	const isFirst = transactionId === request.transactionId;
	const options: Partial<typeof request> = isFirst ? request : {};
	const { start = false, card, minutes = 0, notUsed } = options;
	const [layer, setLayer] = useState<"fullScreen" | "exercise" | null>(
		notUsed ? "exercise" : null,
	);
	const { code, failure, hasFailed, refetch, retry } = useOpenedCode(
		transactionId,
		start,
		card,
	);
	const siblings = useBrandCodes(code, transactionId);
	const reward = code ?? siblings.current;
	// Why the code is over, as far as this phone knows; ignored while the person marks it as used here, which closes the dialog.
	const over = layer === "exercise" ? undefined : siblings.current?.over;
	const isRefused = reward && failure && !isSavedCodeStillValid(failure);
	const isScanned = reward
		? codeContent(reward).kind === "code" &&
			reward.privilegetype !== rewardType.onlineCode
		: !hasFailed;
	useContentGuard(reward ? "code" : failure ? "failure" : "loading");
	useWakeLock();
	useUpdateLock();

	const endsAt = reward ? countdownEnd(reward) : null;
	const expire = useExpiry(transactionId, endsAt, open, refetch);
	const clock = ({ compact = false } = {}) =>
		endsAt !== null && (
			<CodeCountdown
				// Keyed, so that a new countdown starts new announcements.
				key={endsAt}
				endsAt={endsAt}
				minutes={minutes}
				compact={compact}
				onExpired={compact ? undefined : expire}
			/>
		);

	return (
		<>
			<Dialog
				{...modal}
				tone="code"
				atOnce={request.atOnce}
				label={t`Your code`}
			>
				<div className={styles.screen}>
					<Status className="visually-hidden">
						{reward
							? t`Your code`
							: // The failure announces itself.
								!hasFailed && t`Loading your code`}
					</Status>
					{(isRefused || over) && (
						<CodeRefusedNotice
							over={over}
							message={isRefused ? failure.message : undefined}
						/>
					)}
					{!isRefused && !over && isScanned && (
						<p className={styles.bright}>
							<Sun size={18} />
							<Trans>Turn the brightness up to scan</Trans>
						</p>
					)}
					{reward ? (
						<CodeCard
							reward={reward}
							clock={clock()}
							onClose={() => onClose()}
							onFullScreen={() => setLayer("fullScreen")}
							onExercise={
								over || isOtherHost(reward.host)
									? null
									: () => setLayer("exercise")
							}
							onRetry={() => refetch()}
						/>
					) : failure && hasFailed ? (
						<CodeFailure
							failure={failure}
							onClose={() => onClose()}
							onRetry={() => void retry()}
						/>
					) : (
						<CodeCardSkeleton onClose={() => onClose()} />
					)}
					<button
						type="button"
						className={styles.all}
						onClick={() => {
							onClose();
							goTo(couponsPath);
						}}
					>
						<Trans>All my coupons</Trans>
					</button>
				</div>
			</Dialog>
			{reward && (
				<>
					<CounterView
						open={open && layer === "fullScreen"}
						reward={reward}
						clock={clock({ compact: true })}
						position={siblings.position}
						onStep={(by) => setTransactionId(siblings.step(by))}
						onClose={() => setLayer(null)}
					/>
					<ExerciseDialog
						open={open && layer === "exercise"}
						reward={reward}
						refused={notUsed}
						onClose={() => setLayer(null)}
						onUsed={onClose}
					/>
				</>
			)}
		</>
	);
}

/** The end of the countdown, in ms; null if the type shows no countdown (2 §4). */
const countdownEnd = (reward: WalletCode) =>
	showsCountdown(reward.privilegetype, reward.countdown_time)
		? codeEnd(reward)
		: null;

/** Returns the function that announces the expiry and then reloads the page (2 §4). */
function useExpiry(
	transactionId: string,
	endsAt: number | null,
	open: boolean,
	refetch: ReturnType<typeof useOpenedCode>["refetch"],
) {
	const isShown = useIsShown(open);
	const shownId = useRef(transactionId);
	useEffect(() => {
		shownId.current = transactionId;
	}, [transactionId]);
	const isShowing = useRef(false);
	return async () => {
		// The phone's clock may be wrong: a reply confirms the time and may give a later end; a pending request is awaited, not cancelled.
		const reply = isOnline()
			? await waitBriefly(refetch({ cancelRefetch: false }))
			: undefined;
		if (!isShown() || shownId.current !== transactionId) return;
		const end = reply?.data ? countdownEnd(reply.data) : endsAt;
		// Only a confirmed clock makes a code expire.
		if (end === null || end > readExpiryClock().confirmedNow) return;
		if (isShowing.current) return;
		isShowing.current = true;
		await showCodeExpired();
		// The dialog stays if the page cannot be loaded or if something was opened meanwhile, such as another code or a claim's result.
		isShowing.current = await loadPage(undefined, () => !mayOpenNow("outcome"));
	};
}
