// A found privilege with highlighted search words.
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { highlightParts } from "../../domain/text/searchWords";
import { useLocalized } from "../../platform/i18n/locale";
import styles from "./Search.module.css";

/** Highlights `words` in the name. */
export function FoundRow({
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
	let at = 0;
	const parts = highlightParts(name, words).map((part) => {
		const key = at;
		at += part.text.length;
		return { ...part, key };
	});
	return (
		<PrivilegeRow
			privilege={privilege}
			title={parts.map(({ key, text, isMatch }) =>
				isMatch ? (
					<mark key={key} className={styles.match}>
						{text}
					</mark>
				) : (
					<span key={key}>{text}</span>
				),
			)}
			categoryid={categoryid}
			eager={eager}
			onOpen={onOpen}
		/>
	);
}
