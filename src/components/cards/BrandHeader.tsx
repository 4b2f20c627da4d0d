// The header of a brand's page: logo, name and a line below it; its opening is logged (2 §7).
import { type ReactNode, useEffect } from "react";
import type { Brand } from "../../contract/deals";
import { useLocalized } from "../../platform/i18n/locale";
import { logEvent } from "../../platform/outbox/eventLog";
import { Logo } from "../../ui/media/Picture";
import styles from "./BrandHeader.module.css";
import { ServerText } from "./ServerText";

/** `id` is the brand's, "" for none; `name` shows until the brand is loaded. */
export function BrandHeader({
	id,
	brand,
	name,
	children,
}: {
	id: string;
	brand: Brand | undefined;
	name: string;
	children?: ReactNode;
}) {
	const localized = useLocalized();
	useEffect(() => {
		if (id) logEvent("Brand", "View", id);
	}, [id]);
	const shown = brand
		? localized(brand.brand_name_th, brand.brand_name_en)
		: name;
	return (
		<div className={`column ${styles.brand}`}>
			<Logo
				src={brand?.brand_logo_image_url ?? ""}
				name={shown}
				size={60}
				eager
			/>
			<div>
				{shown && (
					<h2 className={styles.name}>
						<ServerText>{shown}</ServerText>
					</h2>
				)}
				{children && <p className={styles.number}>{children}</p>}
			</div>
		</div>
	);
}
