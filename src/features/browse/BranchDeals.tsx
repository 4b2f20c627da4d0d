// A branch near the person: its first deal, its distance and the directions; a press shows its other deals.
import { Plural, useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { PrivilegeBadge } from "../../components/cards/PrivilegeCard";
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import { ServerText } from "../../components/cards/ServerText";
import { PrivilegeLink } from "../../components/links/PrivilegeLink";
import { BranchDistance } from "../../components/places/BranchDistance";
import { NavigateLink } from "../../components/places/NavigateLink";
import { useNames } from "../../components/texts/useNames";
import { isDealSoldOut } from "../../domain/list/isDealSoldOut";
import { branchTitle, type NearGroup } from "../../domain/places/nearGroups";
import type { Position } from "../../domain/places/nearMe";
import { formatDate } from "../../domain/text/dates";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import styles from "./BranchDeals.module.css";

const withoutBrandAndDistance = {
	brand_name_th: "",
	brand_name_en: "",
	subname_th: "",
	subname_en: "",
	distance: null,
};

/** `number` is the number of the branch's pin on the map, 0 for none; `prominent`: the number is highlighted like its pin; `byEnd`: the branches are sorted by the end of their deals; `onChoose` shows the branch on the map. */
export function BranchDeals({
	group: { first, position, deals },
	number,
	from,
	chosen,
	prominent,
	byEnd,
	onChoose,
	eager,
}: {
	group: NearGroup;
	number: number;
	from: Position;
	chosen: boolean;
	prominent: boolean;
	byEnd: boolean;
	onChoose: () => void;
	eager: boolean;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const title = useNames().privilege(first);
	const name = branchTitle(first, localized);
	const date = formatDate(first.valid_through, useLocale());
	const otherDeals = deals.slice(1);
	const others = otherDeals.length;
	const [isOpen, setIsOpen] = useState(false);
	const id = useId();
	return (
		<li className={styles.branch} aria-current={chosen || undefined}>
			<article className={`${styles.row} ${prominent ? styles.prominent : ""}`}>
				<div className={styles.picture}>
					<Picture
						src={first.privilege_image_url}
						ratio="1"
						gray={isDealSoldOut(first)}
						eager={eager}
					/>
					{number > 0 && (
						<button
							type="button"
							className={`target ${styles.number}`}
							aria-label={t`${number}. ${name}, show on the map`}
							aria-pressed={chosen}
							onClick={onChoose}
						>
							{number}
						</button>
					)}
				</div>
				<div className={styles.words}>
					<PrivilegeLink
						reference={first.alt_reference}
						className={styles.title}
					>
						<PhraseWrap longest={12}>{title}</PhraseWrap>
					</PrivilegeLink>
					<p className={styles.name}>
						<ServerText>{name}</ServerText>
					</p>
				</div>
				{position && (
					<div className={styles.way}>
						<NavigateLink name={name} to={position} />
					</div>
				)}
				<div className={styles.foot}>
					<div className={styles.facts}>
						<BranchDistance
							distance={first.distance}
							from={from}
							to={position}
						/>
						{byEnd && date && (
							<span className="soft-12 leading-line">{t`Until ${date}`}</span>
						)}
						<PrivilegeBadge privilege={first} />
					</div>
					{others > 0 && (
						<button
							type="button"
							className={`target ${styles.more}`}
							aria-expanded={isOpen}
							aria-controls={isOpen ? id : undefined}
							onClick={() => setIsOpen(!isOpen)}
						>
							<Plural value={others} one="+# deal" other="+# deals" />
							<span className="visually-hidden">{name}</span>
							<ChevronDown size={16} />
						</button>
					)}
				</div>
			</article>
			{isOpen && (
				<div className={styles.others} id={id}>
					{otherDeals.map((deal) => (
						<PrivilegeRow
							key={deal.alt_reference}
							// The branch's row already shows the brand and the distance.
							privilege={{ ...deal, ...withoutBrandAndDistance }}
						/>
					))}
				</div>
			)}
		</li>
	);
}
