// The texts of a group deal on their own page (2 §2).
import { useLingui } from "@lingui/react/macro";
import { BackPage } from "../../components/pages/BackPage";
import { useLocalized } from "../../platform/i18n/locale";
import { RichText } from "../../ui/media/RichText";
import { GroupContent } from "./GroupContent";
import styles from "./GroupDeal.module.css";
import { useGroupDeal } from "./useGroupDeal";

export default function GroupReadMorePage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const { query, refused } = useGroupDeal();
	return (
		<BackPage fill busy={query.isLoading} title={t`About this campaign`}>
			<GroupContent query={query} refused={refused}>
				{({ detail }) => (
					<article className={styles.detail}>
						<RichText html={localized(detail.detail_th, detail.detail_en)} />
					</article>
				)}
			</GroupContent>
		</BackPage>
	);
}
