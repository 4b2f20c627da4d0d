// A native select that looks like a chip: how a list is sorted, or what it shows.
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import styles from "./ChipSelect.module.css";
import type { SelectOption } from "./SelectField";

/** The first choice is the default; any other choice is drawn like a chosen chip. */
export function ChipSelect({
	label,
	icon,
	value,
	choices,
	onChange,
}: {
	label: string;
	icon: ReactNode;
	value: string;
	choices: readonly SelectOption[];
	onChange: (value: string) => void;
}) {
	const isChosen = value !== choices[0]?.value;
	return (
		<div className={`${styles.box} ${isChosen ? styles.chosen : ""}`}>
			<span className={styles.icon}>{icon}</span>
			<select
				aria-label={label}
				className={styles.select}
				value={value}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</select>
			<ChevronDown size={16} className={styles.arrow} />
		</div>
	);
}
