// The signed-out home, shown instead of every page that needs a token; it loads no data (1 §4).
import { Trans } from "@lingui/react/macro";
import { settings } from "../../platform/http/settings";
import { buttonClass } from "../../ui/form/Button";
import { HomeMessage } from "./HomeMessage";
import styles from "./SignedOutHome.module.css";

export default function SignedOutHome() {
	return (
		<main className={`column ${styles.welcome}`}>
			<h1 className="visually-hidden">Galaxy Gift</h1>
			<HomeMessage
				title="Galaxy Gift"
				text={
					<Trans>
						Privileges for owners of participating phones. Open Galaxy Gift from
						your phone’s menu to sign in.
					</Trans>
				}
				action={
					settings.hasDemo && (
						<a href="/demo" className={buttonClass()}>
							<Trans>Try the demo</Trans>
						</a>
					)
				}
			/>
		</main>
	);
}
