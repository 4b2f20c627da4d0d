// A short message over everything, dialogs too, for as long as it is mounted.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Phrases } from "../layout/Phrases";
import styles from "./Toast.module.css";

/** 92 px above the bottom edge, announced politely. */
export function Toast({
	icon,
	children,
}: {
	icon?: ReactNode;
	children: ReactNode;
}) {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		// A popover is in the top layer; without support it is only in front of the page.
		if (ref.current?.isConnected) ref.current.showPopover?.();
	}, []);
	return (
		<div ref={ref} popover="manual" role="status" className={styles.toast}>
			{icon}
			<span>
				<Phrases>{children}</Phrases>
			</span>
		</div>
	);
}
