// A found privilege with highlighted search words.
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { highlightParts } from "../../domain/text/searchWords";
import { useLocalized } from "../../platform/i18n/locale";
import styles from "./Search.module.css";

/** Highlights `words` in the name. */
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
	let end = 0;
	const parts = highlightParts(name, words).map((part) => {
		const start = end;
		end += part.text.length;
		return { ...part, start, end };
	});
	return (
		<PrivilegeRow
			privilege={privilege}
			showName={(from, to) =>
				parts
					.filter((part) => part.start < to && part.end > from)
					.map(({ start, end, isMatch }) => {
						const text = name.slice(Math.max(start, from), Math.min(end, to));
						return isMatch ? (
							<mark key={start} className={styles.match}>
								{text}
							</mark>
						) : (
							text
						);
					})
			}
			categoryid={categoryid}
			eager={eager}
			onOpen={onOpen}
		/>
	);
}
