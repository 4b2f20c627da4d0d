// A picture in a box of fixed shape: its own colour until it comes, a drawing where it never does.
import { useState } from "react";
import { BrandMark } from "./BrandMark";
import styles from "./Picture.module.css";

/** The placeholder colour an address carries as c=rrggbb, as #rrggbb; null without one. */
export function placeholderColour(src: string): string | null {
	const colour = /[?&]c=([0-9a-f]{6})(?:&|$)/i.exec(src)?.[1];
	return colour ? `#${colour}` : null;
}

/**
 * A picture that never moves what is around it. `ratio` is width / height ("16/9"); `alt` is "" for decoration;
 * `gray` for what cannot be had; `eager` for what the first screen shows.
 */
export function Picture({
	src,
	alt,
	ratio,
	gray = false,
	eager = false,
	contain = false,
	className = "",
}: {
	src: string;
	alt: string;
	ratio?: string;
	gray?: boolean;
	eager?: boolean;
	contain?: boolean;
	className?: string;
}) {
	const [broken, setBroken] = useState<string | null>(null);
	const missing = !src || broken === src;
	return (
		<span
			className={`${styles.box} ${gray ? styles.gray : ""} ${className}`}
			style={{
				"--ratio": ratio,
				"--placeholder": missing
					? undefined
					: (placeholderColour(src) ?? undefined),
			}}
		>
			{missing ? (
				<BrandMark label={alt || undefined} className={styles.missing} />
			) : (
				<img
					key={src}
					src={src}
					alt={alt}
					className={contain ? styles.contain : styles.image}
					loading={eager ? "eager" : "lazy"}
					fetchPriority={eager ? "high" : "auto"}
					decoding="async"
					draggable={false}
					onError={() => setBroken(src)}
				/>
			)}
		</span>
	);
}

/** A brand's logo, `size` px wide; the brand's first letter stands in for a missing one, the mark where not even its name is known. */
export function Logo({
	src,
	name,
	size = 44,
	eager = false,
	className = "",
}: {
	src: string;
	name: string;
	size?: number;
	eager?: boolean;
	className?: string;
}) {
	const [broken, setBroken] = useState<string | null>(null);
	const missing = !src || broken === src;
	// Thai names may open with a leading vowel, which is no letter by itself.
	const letter = /^[เแโใไ]?\P{M}/u.exec(name.trim())?.[0] ?? "";
	return (
		<span
			className={`${styles.logo} ${className}`}
			style={{
				"--size": `${size}px`,
				"--placeholder": missing
					? undefined
					: (placeholderColour(src) ?? undefined),
			}}
			aria-hidden="true"
		>
			{missing ? (
				letter ? (
					<span className={styles.letter}>{letter}</span>
				) : (
					<BrandMark className={styles.mark} />
				)
			) : (
				<img
					key={src}
					src={src}
					alt=""
					width={size}
					height={size}
					className={styles.image}
					loading={eager ? "eager" : "lazy"}
					decoding="async"
					draggable={false}
					onError={() => setBroken(src)}
				/>
			)}
		</span>
	);
}
