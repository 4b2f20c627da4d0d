// /not-found: says 404, and leads home (P03).
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { buttonClass } from "../../ui/Button";
import { Emblem } from "../../ui/Emblem";
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
				<Link to="/" className={buttonClass({ block: true })}>
					<Trans>Back to home</Trans>
				</Link>
			}
		/>
	);
}
