// /not-found: 404 with links (P03); also for a customer without a profile (3 §6).
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import Compass from "lucide-react/icons/compass";
import { currentSession } from "../../platform/session/session";
import { buttonClass } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { EntryPage } from "./EntryPage";

export default function NotFoundPage() {
	return (
		<EntryPage
			drawing={<Emblem tone="accent" icon={<Compass />} />}
			eyebrow="404"
			title={<Trans>Page Not Found</Trans>}
			text={
				<Trans>
					The address may have changed, or the activity may have ended.
				</Trans>
			}
			actions={
				<>
					<Link to="/" className={buttonClass({ block: true })}>
						<Trans>Back to home</Trans>
					</Link>
					{currentSession() && (
						<Link
							to="/history"
							search={{ state: "history" }}
							className={buttonClass({ block: true, kind: "second" })}
						>
							<Trans>My coupons</Trans>
						</Link>
					)}
					<Link
						to="/contact_us"
						className={buttonClass({ block: true, kind: "text" })}
					>
						<Trans>Contact us</Trans>
					</Link>
				</>
			}
		/>
	);
}
