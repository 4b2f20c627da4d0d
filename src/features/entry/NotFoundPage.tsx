// /not-found: 404 with links (P03); also for a customer without a profile (3 §6).
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import Compass from "lucide-react/icons/compass";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { HomeLink } from "../../components/pages/HomeLink";
import { couponsLink } from "../../domain/app/pagePaths";
import { sessionAtom } from "../../platform/session/session";
import { Emblem } from "../../ui/media/Emblem";
import { ContactLink } from "./ContactLink";
import { EntryPage } from "./EntryPage";

export default function NotFoundPage() {
	const isSignedIn = useAtomValue(sessionAtom) !== null;
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
					<HomeLink />
					{isSignedIn && (
						<ButtonLink kind="second" {...couponsLink}>
							<Trans>My coupons</Trans>
						</ButtonLink>
					)}
					<ContactLink />
				</>
			}
		/>
	);
}
