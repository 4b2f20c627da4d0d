// Tabs and segments: one behaviour (Base UI), two styles.
import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import segments from "./SegmentedControl.module.css";
import styles from "./Tabs.module.css";
import { useScrollToSelected } from "./useScrollToSelected";

export interface TabsProps<Value extends string> {
	label: string;
	value: Value;
	onChange: (value: Value) => void;
	items: { value: Value; label: ReactNode; count?: number }[];
	/** The panel of the chosen tab. */
	children?: ReactNode;
}

function TabSet<Value extends string>({
	label,
	value,
	onChange,
	items,
	children,
	look,
}: TabsProps<Value> & { look: typeof styles }) {
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
				activateOnFocus
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

/** Tabs with an accent bar under the chosen one; many tabs scroll sideways. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
	return <TabSet {...props} look={styles} />;
}

/** Two to four short choices in one pill. */
export function SegmentedControl<Value extends string>(
	props: TabsProps<Value>,
) {
	return <TabSet {...props} look={segments} />;
}
