// A delivery address as a label; a Thai line breaks only at spaces, not between words.
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
				// The text up to the part, since parts may repeat.
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
