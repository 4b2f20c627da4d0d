// The parent categories as tiles in ten colours (2 §9).
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { Category } from "../../contract/deals";
import { useLocalized } from "../../platform/i18n/locale";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { pictureSource } from "../../ui/media/pictureSource";
import styles from "./CategoryTiles.module.css";

/** The ten colours, so that neighbours differ. */
const colours = [1, 2, 9, 6, 4, 10, 5, 8, 3, 7] as const;

export function CategoryTiles({ categories }: { categories: Category[] }) {
	const { t } = useLingui();
	const localized = useLocalized();
	return (
		<nav aria-label={t`Categories`}>
			<ul className={styles.tiles}>
				{categories.map((category, index) => {
					const colour = colours[index % colours.length];
					const icon = JSON.stringify(
						pictureSource(category.category_image_url),
					);
					return (
						<li key={category.category_id}>
							<Link
								to="/privilege"
								search={{ catId: category.category_id }}
								className={`ring ${styles.tile}`}
								style={{
									"--ground": `var(--category-${colour})`,
									"--ink-on-it": `var(--category-${colour}-ink)`,
									"--icon": `url(${icon})`,
								}}
							>
								<span className={styles.square}>
									<span className={styles.icon} />
								</span>
								<span className={styles.label}>
									{localized(category.name_th, category.name_en)}
								</span>
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

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
