// Tabs and segmented controls: the same behaviour (Base UI) in two styles.
import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import segmented from "./SegmentedControl.module.css";
import styles from "./Tabs.module.css";
import { useScrollToSelected } from "./useScrollToSelected";

/** Tabs with an accent bar under the chosen one, which scroll sideways if they do not fit; `segments` draws two to four short choices in one pill instead. */
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
	const classNames = segments ? segmented : styles;
	const row = useScrollToSelected<HTMLDivElement>("[data-active]");
	return (
		<Base.Root
			value={value}
			onValueChange={(next: Value) => onChange(next)}
			className={classNames.root}
		>
			<Base.List
				ref={row}
				aria-label={label}
				className={classNames.list}
				// While the chosen tab is not in the list yet, the Tab key reaches the first one, which must not choose it.
				activateOnFocus={items.some((item) => item.value === value)}
			>
				{items.map((item) => (
					<Base.Tab
						key={item.value}
						value={item.value}
						className={`target ring ${classNames.tab}`}
					>
						{item.label}
						{item.count ? (
							<span className={classNames.count}> {item.count}</span>
						) : null}
					</Base.Tab>
				))}
				<Base.Indicator className={classNames.indicator} />
			</Base.List>
			<Base.Panel value={value} tabIndex={-1}>
				{children}
			</Base.Panel>
		</Base.Root>
	);
}
