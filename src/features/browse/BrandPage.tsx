// One brand and its privileges (2 §2).
import { useLingui } from "@lingui/react/macro";
import { BackPage } from "../../components/pages/BackPage";
import { BrandDeals } from "../../components/pages/BrandDeals";
import { NoDeals } from "./NoDeals";

export default function BrandPage() {
	const { t } = useLingui();
	return (
		<BackPage wide fill title={t`Privileges`}>
			<BrandDeals list="brand" counted empty={<NoDeals />} />
		</BackPage>
	);
}
