// A branch near the person with its deals: one is shown, the others open on a press.
import { Plural } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import { BranchLine } from "../../components/places/BranchLine";
import type { NearDeal } from "../../contract/browse";
import {
	branchTitle,
	brandLogo,
	type NearGroup,
} from "../../domain/places/nearGroups";
import type { Position } from "../../domain/places/nearMe";
import { useLocalized } from "../../platform/i18n/locale";
import styles from "./NearMe.module.css";

const besideBranch = { brand_name_th: "", brand_name_en: "", distance: null };

/** `number` is that of the branch's pin, null where it has none. */
export function BranchDeals({
	group: { first, position, deals },
	number,
	from,
	chosen,
	onChoose,
	catId,
	eager,
}: {
	group: NearGroup;
	number: number | null;
	from: Position;
	chosen: boolean;
	onChoose: () => void;
	catId: string;
	eager: boolean;
}) {
	const localized = useLocalized();
	const row = (deal: NearDeal) => (
		<PrivilegeRow
			key={deal.alt_reference}
			// The branch's line has the brand and the distance.
			privilege={{ ...deal, ...besideBranch }}
			categoryid={catId}
			eager={eager}
		/>
	);
	const [nearest, ...more] = deals;
	return (
		<li className={styles.group} aria-current={chosen || undefined}>
			<BranchLine
				number={number}
				logo={brandLogo(first, localized)}
				name={branchTitle(first, localized)}
				where=""
				distance={first.distance}
				from={from}
				to={position}
				chosen={chosen}
				onChoose={onChoose}
			/>
			{nearest && row(nearest)}
			{more.length > 0 && (
				<details className={styles.more}>
					<summary>
						<Plural
							value={more.length}
							one="# more deal here"
							other="# more deals here"
						/>
						<ChevronDown size={20} aria-hidden="true" />
					</summary>
					{more.map(row)}
				</details>
			)}
		</li>
	);
}
