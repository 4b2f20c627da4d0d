// A picture in a box of fixed shape, with a placeholder colour while it loads and a drawing if it fails.
import {
	type ComponentProps,
	type ReactNode,
	useEffect,
	useState,
} from "react";
import { BrandMark } from "./BrandMark";
import { contentRules } from "./contentRules";
import styles from "./Picture.module.css";
import { placeholderColour } from "./placeholderColour";

/** Returns whether the picture is missing, its placeholder colour, and the props of its img; a failed picture is loaded again when the network or the tab is back. */
export function usePicture(src: string, eager = false) {
	const [broken, setBroken] = useState<string | null>(null);
	useEffect(() => {
		if (broken === null) return;
		const retry = () => {
			if (!document.hidden) setBroken(null);
		};
		addEventListener("online", retry);
		document.addEventListener("visibilitychange", retry);
		return () => {
			removeEventListener("online", retry);
			document.removeEventListener("visibilitychange", retry);
		};
	}, [broken]);
	const missing = !src || broken === src;
	return {
		missing,
		placeholder: missing ? undefined : placeholderColour(src),
		img: {
			src: contentRules.pictureSource(src),
			loading: eager ? "eager" : "lazy",
			decoding: "async",
			draggable: false,
			onError: () => setBroken(src),
		} as const,
	};
}

/** `ratio` is width / height ("16/9"); a picture without `alt` is decorative; `gray` is for sold-out items, `eager` for the first screen; `contain` shows the whole picture instead of filling the box; `fallback` replaces the drawing (null for none). */
export function Picture({
	src,
	alt = "",
	ratio,
	gray = false,
	eager = false,
	contain = false,
	fallback = <BrandMark label={alt || undefined} className={styles.missing} />,
	className = "",
}: {
	src: string;
	alt?: string;
	ratio?: string;
	gray?: boolean;
	eager?: boolean;
	contain?: boolean;
	fallback?: ReactNode;
	className?: string;
}) {
	const { missing, placeholder, img } = usePicture(src, eager);
	return (
		<span
			className={`${styles.box} ${gray ? styles.gray : ""} ${className}`}
			style={{ "--ratio": ratio, "--placeholder": placeholder }}
		>
			{missing ? (
				fallback
			) : (
				<img
					key={src}
					{...img}
					alt={alt}
					className={contain ? styles.contain : styles.image}
					fetchPriority={eager ? "high" : "auto"}
				/>
			)}
		</span>
	);
}

/** The first visible letter of a name; empty without a name. */
export function firstLetter(name: string): string {
	// A Thai name may start with a leading vowel, which is shown with its consonant, and a copied name with an invisible mark, which is skipped.
	const visible = name.replace(/^[\s\p{Cf}]+/u, "");
	return /^[เแโใไ]?\P{M}/u.exec(visible)?.[0] ?? "";
}

/** A brand's logo, `size` px wide; without a logo the name's first letter, without a name the brand mark. */
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
	const { missing, placeholder, img } = usePicture(src, eager);
	const letter = firstLetter(name);
	return (
		<span
			className={`${styles.logo} ${className}`}
			style={{ "--size": `${size}px`, "--placeholder": placeholder }}
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
					{...img}
					alt=""
					width={size}
					height={size}
					className={styles.image}
				/>
			)}
		</span>
	);
}

/** A person's avatar or photo in a circle, or else the first letter of their name; decorative, because the name is shown beside it. */
export const Avatar = ({
	className = "",
	...logo
}: ComponentProps<typeof Logo>) => (
	<Logo {...logo} eager className={`${styles.avatar} ${className}`} />
);
