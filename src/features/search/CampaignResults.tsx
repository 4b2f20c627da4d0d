// Found campaigns, two per row; a single one as a list row.
import { Link } from "@tanstack/react-router";
import { markedText } from "../../components/texts/markedText";
import { useNames } from "../../components/texts/useNames";
import type { SearchReply } from "../../contract/search";
import { pressHandlers } from "../../platform/browser/openLink";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import styles from "./Search.module.css";

/** Highlights `words` in the names; `onOpen` gets the reference. */
export function CampaignResults({
	campaigns,
	words,
	onOpen,
}: {
	campaigns: Readonly<SearchReply["privilegegroup"]>;
	words: readonly string[];
	onOpen: (reference: string) => void;
}) {
	const nameOf = useNames().campaign;
	const isAlone = campaigns.length === 1;
	return (
		<ul className={styles.pair}>
			{campaigns.map((campaign) => {
				const name = nameOf(campaign);
				return (
					<li key={campaign.alt_reference}>
						<Link
							to="/privilege-group-deal"
							search={{ pvg_ref: campaign.alt_reference }}
							className={`ring ${styles.campaign} ${isAlone ? styles.alone : ""}`}
							{...pressHandlers(() => onOpen(campaign.alt_reference))}
						>
							<Picture
								src={campaign.image_url}
								ratio={isAlone ? "16/10" : "2/1"}
								className={isAlone ? styles.thumbnail : undefined}
							/>
							<span className={styles.campaignName}>
								<span className="clamp-3">
									<PhraseWrap longest={12} show={markedText(name, words)}>
										{name}
									</PhraseWrap>
								</span>
							</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
