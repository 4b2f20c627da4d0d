// /play-game?token=: opens the game with its token, or says that there is none (M19, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { RetryButton } from "../../components/lists/RetryButton";
import { BackPage } from "../../components/pages/BackPage";
import { ButtonLink } from "../../components/pages/ButtonLink";
import {
	type LaunchResult,
	launchGame,
	takeGameToken,
} from "../../platform/browser/game";
import { useRegisterOfflineNotice } from "../../platform/browser/offlineNotice";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useIsShown } from "../../platform/browser/useIsShown";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Status } from "../../ui/feedback/Status";
import { BrandMark } from "../../ui/media/BrandMark";
import styles from "./Games.module.css";

export function PlayGamePage() {
	const { t } = useLingui();
	const isShown = useIsShown();
	const [state, setState] = useState<LaunchResult>("leaving");
	// Kept for a retry, because the first launch removes the token from the address.
	const token = useRef("");
	async function launch() {
		setState("leaving");
		token.current ||= takeGameToken();
		setState(await launchGame(token.current, isShown));
	}
	useAfterMount(launch, true);
	useRegisterOfflineNotice(state === "offline");
	return (
		<BackPage busy={state === "leaving"} title={t`Game`}>
			{state === "offline" ? (
				<EmptyState
					drawing="offline"
					title={<Trans>No internet</Trans>}
					text={<Trans>The game needs a connection.</Trans>}
					action={<RetryButton onRetry={launch} />}
				/>
			) : state === "closed" ? (
				<EmptyState
					drawing="box"
					title={<Trans>The game is closed for now</Trans>}
					text={<Trans>It cannot be opened at the moment.</Trans>}
					action={
						<ButtonLink to="/game/v1/ranking">
							<Trans>See the ranking</Trans>
						</ButtonLink>
					}
				/>
			) : (
				<div className={styles.launch}>
					<BrandMark className={styles.scoreIcon} />
					<Status>
						<Trans>Opening the game</Trans>
					</Status>
				</div>
			)}
		</BackPage>
	);
}
