// A line of a Thai address that breaks at its spaces: a browser that looks for words in it would part a district from its name.
import { Fragment } from "react";
import styles from "./delivery.module.css";

export function AddressLine({ children }: { children: string }) {
	const parts = children.split(/\s+/).filter(Boolean);
	/** A part by all that stands before it: the same word may come twice. */
	const keyed = parts.map((part, at) => ({
		part,
		key: parts.slice(0, at + 1).join(" "),
	}));
	return (
		<span>
			{keyed.map(({ part, key }, at) => (
				<Fragment key={key}>
					{at > 0 && " "}
					<span className={styles.whole}>{part}</span>
				</Fragment>
			))}
		</span>
	);
}
