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
	/** All that were found, to count each brand's; none where some may be missing. */
	privileges: SearchReply["privilege"];
	onOpen: (id: string) => void;
}) {
	const nameOf = useNames().brand;
	return (
		<ul className={styles.pair}>
			{brands.map((it) => {
				const name = nameOf(it);
				const found = privileges.filter(
					({ brand_id }) => brand_id === it.brand_id,
				).length;
				return (
					<li key={it.brand_id}>
						<Link
							to="/search/detail"
							search={{ brandId: it.brand_id, brandName: name }}
							className={styles.brand}
							{...pressHandlers(() => onOpen(it.brand_id))}
						>
							<Logo src={it.brand_logo_image_url} name={name} eager />
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
