// /no-permission-device: the text for a refused device, from the address or the server (P05, 1 §2).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { useLocalized } from "../../platform/i18n/locale";
import { authenticationQueries } from "../../queries/authentication";
import { Emblem } from "../../ui/media/Emblem";
import { RichText } from "../../ui/media/RichText";
import { EntryPage } from "./EntryPage";
import { ErrorHelp, readErrorQuery } from "./ErrorHelp";
import styles from "./entry.module.css";

export default function NoPermissionPage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const error = readErrorQuery(useSearchParams());
	const { data } = useQuery({
		...authenticationQueries.noPermissionModal(error.errorCode),
		enabled: !error.errorTitle,
	});
	const title = data && localized(data.title_th, data.title_en);
	const content = data && localized(data.content_th, data.content_en);
	const button = data && localized(data.button_name_th, data.button_name_en);
	return (
		<EntryPage
			drawing={<Emblem tone="warn" icon={<ShieldAlert />} />}
			title={
				error.errorTitle ||
				title ||
				t`Galaxy Gift is not available on this device`
			}
			text={
				error.errorDetailLine ||
				(content ? undefined : t`Our call centre will gladly tell you more.`)
			}
			actions={
				<ButtonLink block to="/">
					{error.closeButton || button || t`Close`}
				</ButtonLink>
			}
		>
			{content && !error.errorDetailLine && (
				<div className={styles.card}>
					<RichText html={content} />
				</div>
			)}
			<ErrorHelp {...error} />
		</EntryPage>
	);
}
