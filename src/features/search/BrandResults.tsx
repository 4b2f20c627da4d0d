// Found brands side by side, each a link to its privileges (2 §2).
import { Plural } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ServerText } from "../../components/cards/ServerText";
import { useNames } from "../../components/texts/useNames";
import type { SearchReply } from "../../contract/search";
import { pressHandlers } from "../../platform/browser/openLink";
import { Logo } from "../../ui/media/Picture";
import styles from "./Search.module.css";

export function BrandResults({
	brands,
	privileges,
	onOpen,
}: {
	brands: SearchReply["brand"];
	/** All found privileges, to count those of each brand; empty if the list may be truncated. */
	privileges: SearchReply["privilege"];
	onOpen: (id: string) => void;
}) {
	const nameOf = useNames().brand;
	return (
		<ul className={styles.pair}>
			{brands.map((brand) => {
				const name = nameOf(brand);
				const found = privileges.filter(
					({ brand_id }) => brand_id === brand.brand_id,
				).length;
				return (
					<li key={brand.brand_id}>
						<Link
							to="/search/detail"
							search={{ brandId: brand.brand_id, brandName: name }}
							className={styles.brand}
							{...pressHandlers(() => onOpen(brand.brand_id))}
						>
							<Logo src={brand.brand_logo_image_url} name={name} eager />
							<span className={styles.brandWords}>
								<span className={`${styles.brandName} clamp-2`}>
									<ServerText>{name}</ServerText>
								</span>
								{found > 0 && (
									<span className={styles.brandCount}>
										<Plural
											value={found}
											one="# deal found"
											other="# deals found"
										/>
									</span>
								)}
							</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
