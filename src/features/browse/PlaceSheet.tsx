// The choice of a place: own position, province, area or town.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import LocateFixed from "lucide-react/icons/locate-fixed";
import MapPin from "lucide-react/icons/map-pin";
import { type ReactNode, useRef, useState } from "react";
import { sortPlaces } from "../../domain/delivery/sortPlaces";
import { requestPosition } from "../../platform/browser/lastPosition";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { noAutoCorrect } from "../../ui/form/noAutoCorrect";
import { TextField } from "../../ui/form/TextField";
import { afterOverlayEntryRemoved } from "../../ui/overlay/backGuard";
import { Sheet } from "../../ui/overlay/Sheet";
import styles from "./PlaceSheet.module.css";
import type { KnownPlace } from "./places";
import { searchPlaces } from "./searchPlaces";

/** `onChoose` gets the place's id, "" for the person's own position. */
export function PlaceSheet({
	open,
	chosen,
	onChoose,
	onClose,
}: {
	open: boolean;
	chosen: string;
	onChoose: (id: string) => void;
	onClose: () => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const title = t`Where to look`;
	const [typed, setTyped] = useState("");
	const { provinces, localities } = searchPlaces(typed);
	const found = provinces.length + localities.length;
	// The address changes after the sheet has closed, since removing its history entry would undo the change.
	const picked = useRef<string | null>(null);
	const choose = (id: string) => {
		picked.current = id;
		onClose();
	};
	const closed = () => {
		setTyped("");
		const id = picked.current;
		picked.current = null;
		if (id !== null) afterOverlayEntryRemoved(() => onChoose(id));
	};
	return (
		<Sheet
			open={open}
			onClose={onClose}
			onClosed={closed}
			label={title}
			tall
			bar={
				<Button kind="text" onClick={onClose}>
					<Trans>Close</Trans>
				</Button>
			}
		>
			<h2 className={styles.title}>{title}</h2>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					// Closes the keyboard, which covers the places; the focus stays in the sheet.
					const sheet = event.currentTarget.closest("dialog");
					sheet?.focus({ preventScroll: true });
				}}
			>
				<TextField
					label={t`Province or place`}
					{...noAutoCorrect}
					type="search"
					enterKeyHint="search"
					autoComplete="off"
					value={typed}
					onChange={(event) => setTyped(event.currentTarget.value)}
				/>
			</form>
			{typed === "" && (
				<ul className={styles.list}>
					<PlaceOption
						icon={<LocateFixed size={20} />}
						onChoose={() => {
							choose("");
							void requestPosition();
						}}
					>
						<Trans>Use my location</Trans>
					</PlaceOption>
				</ul>
			)}
			<PlaceGroup
				title={<Trans>Provinces</Trans>}
				places={sortPlaces(provinces, locale)}
				chosen={chosen}
				onChoose={choose}
			/>
			<PlaceGroup
				title={<Trans>Areas and towns</Trans>}
				places={localities}
				chosen={chosen}
				onChoose={choose}
			/>
			<Status className={found > 0 ? "visually-hidden" : styles.none}>
				{found === 0 ? (
					<Trans>No place with that name. Try a province.</Trans>
				) : (
					typed !== "" && (
						<Plural value={found} one="# place found" other="# places found" />
					)
				)}
			</Status>
		</Sheet>
	);
}

function PlaceGroup({
	title,
	places,
	chosen,
	onChoose,
}: {
	title: ReactNode;
	places: readonly KnownPlace[];
	chosen: string;
	onChoose: (id: string) => void;
}) {
	const localized = useLocalized();
	if (places.length === 0) return null;
	return (
		<section className={styles.group}>
			<h3 className={styles.heading}>{title}</h3>
			<ul className={styles.list}>
				{places.map(({ id, th, en }) => (
					<PlaceOption
						key={id}
						icon={<MapPin size={20} />}
						isChosen={id === chosen}
						onChoose={() => onChoose(id)}
					>
						{localized(th, en)}
					</PlaceOption>
				))}
			</ul>
		</section>
	);
}

/** `isChosen` is undefined for an option that is an action instead of a place. */
function PlaceOption({
	icon,
	isChosen,
	onChoose,
	children,
}: {
	icon: ReactNode;
	isChosen?: boolean;
	onChoose: () => void;
	children: ReactNode;
}) {
	return (
		<li className={styles.item}>
			<button
				type="button"
				className={styles.choice}
				aria-pressed={isChosen}
				onClick={onChoose}
			>
				{icon}
				<span className={styles.name}>{children}</span>
				{isChosen && <Check size={20} />}
			</button>
		</li>
	);
}
