// Brands in a grid of four columns, eight on a wide screen, each a link to its privileges (2 §2).
import { Link } from "@tanstack/react-router";
import type { Brand } from "../../contract/deals";
import { pressHandlers } from "../../platform/browser/openLink";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Logo } from "../../ui/media/Picture";
import { ServerText } from "../cards/ServerText";
import { useNames } from "../texts/useNames";
import styles from "./BrandGrid.module.css";

/** `to` is the page of a brand. */
export function BrandGrid({
	brands,
	to = "/privilegebybrand",
	onOpen,
}: {
	brands: readonly Brand[];
	to?: string;
	onOpen?: (brand: Brand) => void;
}) {
	const nameOf = useNames().brand;
	return (
		<ul className={styles.grid}>
			{brands.map((brand) => {
				const name = nameOf(brand);
				return (
					<li key={brand.brand_id}>
						<Link
							to={to}
							search={{ brandId: brand.brand_id, brandName: name }}
							className={styles.brand}
							{...pressHandlers(onOpen && (() => onOpen(brand)))}
						>
							<Logo src={brand.brand_logo_image_url} name={name} size={52} />
							<span className={`${styles.name} clamp-2`}>
								<ServerText>{name}</ServerText>
							</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}

export function BrandGridSkeleton({ count }: { count: number }) {
	return (
		<div className={styles.grid} aria-hidden="true">
			{skeletonKeys(count).map((box) => (
				<div key={box} className={styles.brand}>
					<Skeleton width={52} height={52} radius="30%" />
					<span className={styles.name}>
						<Skeleton height="0.8em" />
					</span>
				</div>
			))}
		</div>
	);
}
