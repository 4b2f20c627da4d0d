// A list of names and values on a sample page.
import styles from "./samples.module.css";

/** What each expression gives, under the expression itself. */
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
