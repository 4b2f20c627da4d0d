// Found campaigns, two per row.
import { Link } from "@tanstack/react-router";
import { useLocalized } from "../../platform/i18n/locale";
import { Phrases } from "../../ui/layout/Phrases";
import { Picture } from "../../ui/media/Picture";
import styles from "./Search.module.css";
import type { SearchReply } from "./searchReply";

/** `onOpen` gets the reference. */
export function CampaignResults({
	campaigns,
	onOpen,
}: {
	campaigns: Readonly<SearchReply["privilegegroup"]>;
	onOpen: (reference: string) => void;
}) {
	const localized = useLocalized();
	return (
		<ul className={styles.pair}>
			{campaigns.map((it) => (
				<li key={it.alt_reference}>
					<Link
						to="/privilege-group-deal"
						search={{ pvg_ref: it.alt_reference }}
						className={`ring ${styles.campaign}`}
						onClick={() => onOpen(it.alt_reference)}
					>
						<Picture src={it.image_url} alt="" ratio="2/1" />
						<span className={styles.campaignName}>
							<span className="clamp-3">
								<Phrases longest={12}>
									{localized(it.group_name_th, it.group_name_en)}
								</Phrases>
							</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
