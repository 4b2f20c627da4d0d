// Found brands side by side, each a link to its privileges (2 §2).
import { Link } from "@tanstack/react-router";
import { useLocalized } from "../../platform/i18n/locale";
import { Logo } from "../../ui/media/Picture";
import styles from "./Search.module.css";
import type { SearchReply } from "./searchReply";

export function BrandResults({
	brands,
	onOpen,
}: {
	brands: SearchReply["brand"];
	/** With the id of the brand. */
	onOpen: (id: string) => void;
}) {
	const localized = useLocalized();
	return (
		<ul className={styles.pair}>
			{brands.map((it) => {
				const name = localized(it.brand_name_th, it.brand_name_en);
				return (
					<li key={it.brand_id}>
						<Link
							to="/search/detail"
							search={{ brandId: it.brand_id, brandName: name }}
							className={styles.brand}
							onClick={() => onOpen(it.brand_id)}
						>
							<Logo src={it.brand_logo_image_url} name={name} size={44} eager />
							<span className={`${styles.brandName} clamp-2`}>{name}</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
