// The place around which near me lists deals, and the button that changes it.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import MapPin from "lucide-react/icons/map-pin";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import styles from "./PlaceHeading.module.css";

/** `name` is that of a chosen place, null for the person's own position. */
export function PlaceHeading({
	name,
	branches,
	km,
	byEnd,
	onChange,
}: {
	name: string | null;
	branches: number;
	/** The branches are those within this distance. */
	km: number;
	/** They stand in the order of their ends, not of their distances. */
	byEnd: boolean;
	onChange: () => void;
}) {
	const { t } = useLingui();
	return (
		<div className={`column ${styles.place}`}>
			<MapPin size={20} />
			<div className={styles.around}>
				<div className={styles.heading}>
					<h2 className={styles.name}>
						{name ? <Trans>Around {name}</Trans> : <Trans>Near you</Trans>}
					</h2>
					{branches > 0 && (
						<span className={styles.count}>{t`within ${km}\u00a0km`}</span>
					)}
				</div>
				<Status className={styles.count} announcementKey={name ?? ""}>
					{branches > 0 &&
						(byEnd ? (
							<Plural
								value={branches}
								one="# branch, soonest to expire first"
								other="# branches, soonest to expire first"
							/>
						) : (
							<Plural
								value={branches}
								one="# branch, nearest first"
								other="# branches, nearest first"
							/>
						))}
				</Status>
			</div>
			<Button kind="second" size="small" onClick={onChange}>
				<Trans>Change place</Trans>
			</Button>
		</div>
	);
}
