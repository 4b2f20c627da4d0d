// A found privilege with highlighted search words.
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { highlightParts } from "../../domain/text/searchWords";
import { useLocalized } from "../../platform/i18n/locale";
import styles from "./Search.module.css";

/** Shows a part of a text, from one index to another, with the searched words marked. */
function marked(text: string, words: readonly string[]) {
	let end = 0;
	const parts = highlightParts(text, words).map((part) => {
		const start = end;
		end += part.text.length;
		return { ...part, start, end };
	});
	return (from: number, to: number) =>
		parts
			.filter((part) => part.start < to && part.end > from)
			.map(({ start, end, isMatch }) => {
				const shown = text.slice(Math.max(start, from), Math.min(end, to));
				return isMatch ? (
					<mark key={start} className={styles.match}>
						{shown}
					</mark>
				) : (
					shown
				);
			});
}

/** Highlights `words` in the names of the privilege and of its brand. */
export function PrivilegeResult({
	privilege,
	words,
	categoryid,
	eager,
	onOpen,
}: {
	privilege: PrivilegeCard;
	words: readonly string[];
	categoryid?: string;
	eager: boolean;
	onOpen: () => void;
}) {
	const localized = useLocalized();
	const name = localized(privilege.name_th, privilege.name_en);
	const brand = localized(privilege.brand_name_th, privilege.brand_name_en);
	return (
		<PrivilegeRow
			privilege={privilege}
			showName={marked(name, words)}
			showBrand={marked(brand, words)}
			categoryid={categoryid}
			eager={eager}
			onOpen={onOpen}
		/>
	);
}
