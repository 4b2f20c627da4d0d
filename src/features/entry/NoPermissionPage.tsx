// /no-permission-device: the text for a refused device, from the address or the server (P05, 1 §2).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { useLocalized } from "../../platform/i18n/locale";
import { authenticationQueries } from "../../queries/authentication";
import { readErrorQuery } from "./ErrorHelp";
import { RefusedDevice } from "./RefusedDevice";

export default function NoPermissionPage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const error = readErrorQuery(useSearchParams());
	const query = useQuery({
		...authenticationQueries.noPermissionModal(error.errorCode),
		enabled: !error.errorTitle,
	});
	const { data } = query;
	const button = data && localized(data.button_name_th, data.button_name_en);
	return (
		<RefusedDevice
			query={query}
			title={
				error.errorTitle || (data && localized(data.title_th, data.title_en))
			}
			text={error.errorDetailLine}
			content={data && localized(data.content_th, data.content_en)}
			help={error}
			actions={
				<ButtonLink to="/">
					{error.closeButton || button || t`Close`}
				</ButtonLink>
			}
		/>
	);
}
