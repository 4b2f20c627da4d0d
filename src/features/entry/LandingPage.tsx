// /landing: progress of the sign-in, and its end where it failed (P02).
import { Trans } from "@lingui/react/macro";
import { Status } from "../../ui/feedback/Status";
import { BrandMark } from "../../ui/media/BrandMark";
import { EntryPage } from "./EntryPage";
import styles from "./entry.module.css";
import { SignInFailedPage } from "./SignInFailedPage";
import { useSignIn } from "./useSignIn";

export default function LandingPage() {
	const failedSignIn = useSignIn();
	if (failedSignIn) return <SignInFailedPage {...failedSignIn} />;
	return (
		<EntryPage
			drawing={<BrandMark className={styles.turning} />}
			title="Galaxy Gift"
			text={
				<Status as="span">
					<Trans>Opening the app for you</Trans>
				</Status>
			}
		/>
	);
}
