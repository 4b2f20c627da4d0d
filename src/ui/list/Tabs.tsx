// Tabs and segments: one behaviour (Base UI), two styles.
import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import segmented from "./SegmentedControl.module.css";
import styles from "./Tabs.module.css";
import { useScrollToSelected } from "./useScrollToSelected";

/** Tabs with an accent bar under the chosen one, which scroll sideways where they are many; with `segments` two to four short choices in one pill. */
export function Tabs<Value extends string>({
	label,
	value,
	onChange,
	items,
	segments = false,
	children,
}: {
	label: string;
	value: Value;
	onChange: (value: Value) => void;
	items: { value: Value; label: ReactNode; count?: number }[];
	segments?: boolean;
	/** The panel of the chosen tab. */
	children?: ReactNode;
}) {
	const look = segments ? segmented : styles;
	const row = useScrollToSelected<HTMLDivElement>("[data-active]");
	return (
		<Base.Root
			value={value}
			onValueChange={(next: Value) => onChange(next)}
			className={look.root}
		>
			<Base.List
				ref={row}
				aria-label={label}
				className={look.list}
				// While the chosen tab is not there yet, the first one has the Tab key's stop.
				activateOnFocus={items.some((item) => item.value === value)}
			>
				{items.map((item) => (
					<Base.Tab
						key={item.value}
						value={item.value}
						className={`target ring ${look.tab}`}
					>
						{item.label}
						{item.count ? (
							<span className={look.count}> {item.count}</span>
						) : null}
					</Base.Tab>
				))}
				<Base.Indicator className={look.indicator} />
			</Base.List>
			<Base.Panel value={value} tabIndex={-1}>
				{children}
			</Base.Panel>
		</Base.Root>
	);
}
