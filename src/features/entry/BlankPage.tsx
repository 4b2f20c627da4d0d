// /blank: the end of a failed sign-in; with mode=debug it shows code and messages (P04, 1 §2).
import { Trans } from "@lingui/react/macro";
import LogIn from "lucide-react/icons/log-in";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { readBlankData } from "../../domain/app/blankData";
import { Emblem } from "../../ui/media/Emblem";
import { AccountChoices, useHasAccountChoices } from "./AccountChoices";
import { ContactLink } from "./ContactLink";
import { EntryPage } from "./EntryPage";
import styles from "./entry.module.css";

export default function BlankPage() {
	const { mode, data } = useSearchParams();
	const failure = mode === "debug" ? readBlankData(data) : null;
	const hasAccountChoices = useHasAccountChoices();
	return (
		<EntryPage
			drawing={<Emblem tone="warn" icon={<LogIn />} />}
			title={<Trans>Galaxy Gift could not be opened</Trans>}
			text={
				<Trans>
					Close this page and open Galaxy Gift again from the app on your phone.
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
						<dd>{failure.message.th || "–"}</dd>
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
