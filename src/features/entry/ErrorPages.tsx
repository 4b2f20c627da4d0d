// The pages for an error, a failed sign-in and an unknown address (1 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import Compass from "lucide-react/icons/compass";
import LogIn from "lucide-react/icons/log-in";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { ButtonLink, HomeLink } from "../../components/pages/ButtonLink";
import { useBack } from "../../components/pages/useBack";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { readBlankData } from "../../domain/app/blankData";
import { couponsLink } from "../../domain/app/pagePaths";
import { sessionAtom } from "../../platform/session/session";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Emblem } from "../../ui/media/Emblem";
import { AccountChoices, useHasAccountChoices } from "./AccountChoices";
import { ContactLink, EntryPage } from "./EntryPage";
import { ErrorHelp, readErrorQuery } from "./ErrorHelp";
import styles from "./entry.module.css";

/** /alert-error: the error that the address describes, and help (P06). */
export function AlertErrorPage() {
	const { t } = useLingui();
	const error = readErrorQuery(useSearchParams());
	const back = useBack();
	return (
		<EntryPage
			drawing={<Emblem tone="bad" icon={<TriangleAlert />} />}
			title={error.errorTitle || t`An error occurred`}
			text={
				error.errorDetailLine ||
				t`Please try again. If it happens once more, our call centre will gladly help.`
			}
			actions={
				<>
					<Button onClick={back}>{error.closeButton || t`Close`}</Button>
					<ContactLink />
				</>
			}
		>
			<ErrorHelp {...error} />
		</EntryPage>
	);
}

/** /blank: the end of a failed sign-in; with mode=debug it shows code and messages (P04). */
export function BlankPage() {
	const { mode, data } = useSearchParams();
	const failure = mode === "debug" ? readBlankData(data) : null;
	const hasAccountChoices = useHasAccountChoices();
	return (
		<EntryPage
			drawing={<Emblem tone="warn" icon={<LogIn />} />}
			title={<Trans>Galaxy Gift could not be opened</Trans>}
			text={
				<Trans>
					Close this page and open Galaxy Gift from your phone’s menu again.
				</Trans>
			}
			canClose={!hasAccountChoices}
			actions={
				<>
					{hasAccountChoices && <AccountChoices />}
					<ContactLink kind={hasAccountChoices ? "text" : "second"} />
				</>
			}
		>
			{failure && (
				<dl className={styles.facts}>
					<div>
						<dt className="soft-12 leading-line">
							<Trans>Error code</Trans>
						</dt>
						<dd className="tabular">{failure.code ?? "–"}</dd>
					</div>
					<div lang="th">
						<dt className="soft-12 leading-line">ภาษาไทย</dt>
						<dd>
							<PhraseWrap>{failure.message.th || "–"}</PhraseWrap>
						</dd>
					</div>
					<div lang="en">
						<dt className="soft-12 leading-line">English</dt>
						<dd>{failure.message.en || "–"}</dd>
					</div>
				</dl>
			)}
		</EntryPage>
	);
}

/** /not-found: 404 with links (P03); also for a customer without a profile (3 §6). */
export function NotFoundPage() {
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
