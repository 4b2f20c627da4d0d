// /play-game?token=: hands the token to the game and gives way to it; says so where there is no game to open (M19, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useBack } from "../../components/useBack";
import { launchGame, takeGameToken } from "../../platform/game";
import { goTo } from "../../platform/open";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Mark } from "../../ui/Mark";
import { Page } from "../../ui/Page";
import styles from "./Games.module.css";

export function PlayGamePage() {
	const { t } = useLingui();
	const back = useBack();
	const [failed, setFailed] = useState(false);
	useEffect(() => setFailed(!launchGame(takeGameToken())), []);
	return (
		<Page busy={!failed} title={t`Game`} onBack={back}>
			{failed ? (
				<EmptyState
					drawing="box"
					title={<Trans>The game is closed for now</Trans>}
					text={<Trans>It cannot be opened at the moment.</Trans>}
					action={
						<Button block onClick={() => goTo("/game/v1/ranking")}>
							<Trans>See the ranking</Trans>
						</Button>
					}
				/>
			) : (
				<div className={styles.launch} role="status">
					<Mark className={styles.scoreIcon} />
					<p>
						<Trans>Opening the game</Trans>
					</p>
				</div>
			)}
		</Page>
	);
}
