// /conditions: the terms with the member's agreements; a red badge marks updated ones (M07, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useListState } from "../../components/lists/listState";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { useTermTitle } from "../../components/pages/useTermTitle";
import type { Consent } from "../../contract/terms";
import { isAgreed, termAddressId } from "../../domain/member/consents";
import { termsQueries } from "../../queries/terms";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import styles from "./Terms.module.css";

function Row({ consent, id }: { consent: Consent; id: string }) {
	const titleOf = useTermTitle();
	return (
		<li>
			<Link
				to="/conditions/detail"
				search={{ articleId: id, from: "profile" }}
				className={styles.row}
			>
				<span className={styles.words}>
					<span className="strong">
						<PhraseWrap>{titleOf(consent)}</PhraseWrap>
					</span>
					<span className={styles.state}>
						{consent.is_new_updated && (
							<span className={styles.badge}>
								<Trans>Updated</Trans>
							</span>
						)}
						<span className={isAgreed(consent) ? styles.agreed : undefined}>
							{isAgreed(consent) ? (
								<Trans>Agreed</Trans>
							) : (
								<Trans>Not agreed</Trans>
							)}
							{/* Screen readers would read a dot from CSS as part of the word. */}
							<span className={styles.dot} aria-hidden="true">
								·
							</span>
						</span>
						<span>
							{consent.is_required ? (
								<Trans>Required</Trans>
							) : (
								<Trans>Optional</Trans>
							)}
						</span>
					</span>
				</span>
				<ChevronRight size={20} className="soft" />
			</Link>
		</li>
	);
}

export function ConditionsPage() {
	const { t } = useLingui();
	const terms = useQuery(termsQueries.list());
	const state = useListState(terms);
	return (
		<BackPage busy={state === "loading"} title={t`Terms and conditions`}>
			<QueryListColumn
				as="ul"
				className={styles.list}
				query={terms}
				items={terms.data}
				skeleton={<SkeletonBoxes count={5} height={80} radius={18} />}
			>
				{(consents) =>
					consents.map((consent) => (
						<Row
							key={consent.consent_id}
							consent={consent}
							id={termAddressId(consent, consents)}
						/>
					))
				}
			</QueryListColumn>
		</BackPage>
	);
}
