// A found privilege with highlighted search words.
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { useLocalized } from "../../platform/i18n/locale";
import { markedText } from "./markedText";

export function PrivilegeResult({
	privilege,
	words,
	categoryid,
	eager,
	onOpen,
}: {
	privilege: PrivilegeCard;
	words: readonly string[];
	categoryid?: string;
	eager: boolean;
	onOpen: () => void;
}) {
	const localized = useLocalized();
	const name = localized(privilege.name_th, privilege.name_en);
	const brand = localized(privilege.brand_name_th, privilege.brand_name_en);
	return (
		<PrivilegeRow
			privilege={privilege}
			showName={markedText(name, words)}
			showBrand={markedText(brand, words)}
			categoryid={categoryid}
			eager={eager}
			onOpen={onOpen}
		/>
	);
}
