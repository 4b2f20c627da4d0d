// The parent categories as tiles in ten colours (2 §9).
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { memo, useState } from "react";
import { ServerText } from "../../components/cards/ServerText";
import { useNames } from "../../components/texts/useNames";
import type { Category } from "../../contract/deals";
import { ownPictureAddress } from "../../platform/http/replyPicture";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { BrandMark } from "../../ui/media/BrandMark";
import { firstLetter, Picture, usePicture } from "../../ui/media/Picture";
import styles from "./CategoryTiles.module.css";

/** The ten colours in an order in which neighbours differ. */
const colours = [1, 2, 9, 6, 4, 10, 5, 8, 3, 7] as const;

/** A picture in its own colours. A missing one is replaced by the first letter of the name, so that tiles differ, or by the brand mark if there is no visible letter. */
function PlainIcon({ src, name }: { src: string; name: string }) {
	const letter = firstLetter(name);
	return (
		<Picture
			src={src}
			contain
			className={styles.picture}
			fallback={
				letter ? (
					<span className={styles.letter} aria-hidden="true">
						{letter}
					</span>
				) : (
					<BrandMark className={styles.mark} />
				)
			}
		/>
	);
}

/** An icon in the tile's text colour, as a mask that is set once its image is loaded. An icon that cannot be loaded as a mask keeps its own colours. */
function MaskedIcon({ src, name }: { src: string; name: string }) {
	const { missing, img } = usePicture(src);
	const [loaded, setLoaded] = useState("");
	if (missing) return <PlainIcon src={src} name={name} />;
	const mask = loaded === src ? `url(${JSON.stringify(src)})` : undefined;
	return (
		<span className={styles.icon} style={{ "--icon": mask }}>
			{/* Loads the same file as the mask, because a mask reports no failure and the tile would stay blank. */}
			<img
				key={src}
				{...img}
				alt=""
				crossOrigin="anonymous"
				onLoad={() => setLoaded(src)}
			/>
		</span>
	);
}

/** A vector icon of the API's host takes the tile's text colour. A bitmap has its own colours, and a mask of another origin may not be readable. */
function CategoryIcon({ src, name }: { src: string; name: string }) {
	const ownSrc = src && ownPictureAddress(src);
	return ownSrc && !/\.(avif|gif|jpe?g|png|webp)($|[?#])/i.test(ownSrc) ? (
		<MaskedIcon src={ownSrc} name={name} />
	) : (
		<PlainIcon src={src} name={name} />
	);
}

export const CategoryTiles = memo(function CategoryTiles({
	categories,
}: {
	categories: Category[];
}) {
	const { t } = useLingui();
	const nameOf = useNames().category;
	return (
		<nav aria-label={t`Categories`}>
			<ul className={styles.tiles}>
				{categories.map((category, index) => {
					const name = nameOf(category);
					const colour = colours[index % colours.length];
					return (
						<li key={category.category_id}>
							<Link
								to="/privilege"
								search={{ catId: category.category_id }}
								className={`ring ${styles.tile}`}
								style={{
									"--ground": `var(--category-${colour})`,
									"--ink-on-it": `var(--category-${colour}-ink)`,
								}}
							>
								<span className={styles.square}>
									<CategoryIcon src={category.category_image_url} name={name} />
								</span>
								<span className={styles.label}>
									<ServerText>{name}</ServerText>
								</span>
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
});

export function CategoryTilesSkeleton() {
	return (
		<div className={styles.tiles} aria-hidden="true">
			{skeletonKeys(10).map((box) => (
				<div key={box}>
					<Skeleton ratio="1" radius={20} />
					<span className={styles.label}>
						<Skeleton width={40} height={12} />
					</span>
				</div>
			))}
		</div>
	);
}
