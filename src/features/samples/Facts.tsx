// Names and values on a sample page.
import styles from "./samples.module.css";

/** Results by expression. */
export function Facts({ facts }: { facts: Record<string, string> }) {
	return (
		<dl className={styles.facts}>
			{Object.entries(facts).map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
