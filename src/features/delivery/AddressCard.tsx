// A delivery address as on a label; a Thai text breaks only at its spaces, not between words.
import { Fragment, type ReactNode } from "react";
import { ServerText } from "../../components/cards/ServerText";
import styles from "./delivery.module.css";

export function AddressCard({
	name,
	mobile,
	lines,
	children,
}: {
	name: string;
	mobile: string;
	lines: readonly string[];
	children?: ReactNode;
}) {
	if (![name, mobile, ...lines].some(Boolean)) return null;
	return (
		<address className={styles.label}>
			{name && (
				<strong className="strong">
					<ServerText>{name}</ServerText>
				</strong>
			)}
			{mobile && <span>{mobile}</span>}
			{lines.filter(Boolean).map((line) => (
				<AddressLine key={line}>{line}</AddressLine>
			))}
			{children}
		</address>
	);
}

function AddressLine({ children }: { children: string }) {
	const parts = children.split(/\s+/).filter(Boolean);
	return (
		<span>
			{parts.map((part, at) => (
				// The key is the text up to this part, because a part may occur twice.
				<Fragment key={parts.slice(0, at + 1).join(" ")}>
					{at > 0 && " "}
					<span className={styles.whole}>
						<ServerText>{part}</ServerText>
					</span>
				</Fragment>
			))}
		</span>
	);
}
