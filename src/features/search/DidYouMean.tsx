// Similar keywords as buttons (2 §2 similar keywords).
import { Chip } from "../../ui/form/Chip";
import styles from "./Search.module.css";

export function DidYouMean({
	words,
	onSearch,
	isCentred = false,
}: {
	words: readonly string[];
	onSearch: (word: string) => void;
	isCentred?: boolean;
}) {
	if (words.length === 0) return null;
	return (
		<div className={`${styles.chips} ${isCentred ? styles.centred : ""}`}>
			{words.map((word) => (
				<Chip key={word} plain onClick={() => onSearch(word)}>
					{word}
				</Chip>
			))}
		</div>
	);
}
