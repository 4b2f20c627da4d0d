// A picture in a box of fixed shape: a placeholder colour while it loads, a drawing where it fails.
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

/** Whether the picture is missing, its placeholder colour, and the props of its img. A failed one is loaded again when the network or the person is back. */
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

/** `ratio` is width / height ("16/9"); it is decoration without an `alt`; `gray` for sold-out items; `eager` for the first screen; `contain` shows the whole picture, not a part that fills the box; `fallback` stands in for the drawing, null for none. */
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

/** The first letter of a name as it is seen; empty without a name. */
export function firstLetter(name: string): string {
	// Thai names may start with a leading vowel, which is shown with its consonant; copied ones with an invisible mark, which is not.
	const visible = name.replace(/^[\s\p{Cf}]+/u, "");
	return /^[เแโใไ]?\P{M}/u.exec(visible)?.[0] ?? "";
}

/** A brand's logo, `size` px wide; without one the brand's first letter, without a name the brand mark. */
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

/** A person's avatar or photo in a circle, else the first letter of their name. Decorative: the name is shown beside it. */
export const Avatar = ({
	className = "",
	...logo
}: ComponentProps<typeof Logo>) => (
	<Logo {...logo} eager className={`${styles.avatar} ${className}`} />
);
