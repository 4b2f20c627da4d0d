// The brand mark: a ribbon bow with a four-point star as its knot.

/** A four-point star centred on x, y, as an SVG path; `r` is its radius in user units. */
export function starPath(x: number, y: number, r: number): string {
	const n = (value: number) => Number(value.toFixed(2));
	const w = r * 0.2;
	return `M${n(x)} ${n(y - r)}Q${n(x + w)} ${n(y - w)} ${n(x + r)} ${n(y)}Q${n(x + w)} ${n(y + w)} ${n(x)} ${n(y + r)}Q${n(x - w)} ${n(y + w)} ${n(x - r)} ${n(y)}Q${n(x - w)} ${n(y - w)} ${n(x)} ${n(y - r)}Z`;
}

/** Drawn in the current colour; decorative without a `label`. */
export function BrandMark({
	label,
	className,
}: {
	label?: string;
	className?: string;
}) {
	return (
		<svg
			viewBox="0 0 64 44"
			className={className}
			role={label ? "img" : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
			fill="none"
			stroke="currentColor"
			strokeWidth="5"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="M32 19C26 6 4 1 3.5 13.5 3 24 22 25 32 19C42 25 61 24 60.5 13.5 60 1 38 6 32 19M27 26l-8 14M37 26l8 14" />
			<path d={starPath(32, 19, 13)} fill="currentColor" stroke="none" />
		</svg>
	);
}
