// A short message that floats over everything, dialogs too; whoever shows it decides when it goes.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./Toast.module.css";

/** A message 92 px above the bottom edge, announced politely. Mount it to show it. */
export function Toast({
	icon,
	children,
}: {
	icon?: ReactNode;
	children: ReactNode;
}) {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		// A popover stands in the top layer; where a browser has none it is still fixed and in front of the page.
		if (ref.current?.isConnected) ref.current.showPopover?.();
	}, []);
	return (
		<div ref={ref} popover="manual" role="status" className={styles.toast}>
			{icon}
			<span>{children}</span>
		</div>
	);
}
