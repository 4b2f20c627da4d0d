// Similar keywords as buttons (2 §2 similar keywords).
import { ServerText } from "../../components/cards/ServerText";
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
		<ul className={`${styles.chips} ${isCentred ? styles.centred : ""}`}>
			{words.map((word) => (
				<li key={word}>
					<Chip onClick={() => onSearch(word)}>
						<ServerText>{word}</ServerText>
					</Chip>
				</li>
			))}
		</ul>
	);
}
