// /no-permission-device-article: the article for a refused device, by code (P05, 1 §8, 3 §6).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { couponsLink } from "../../domain/app/pagePaths";
import { chosenHostOf } from "../../platform/http/host";
import { useLocalized } from "../../platform/i18n/locale";
import { sessionAtom } from "../../platform/session/session";
import { authenticationQueries } from "../../queries/authentication";
import { AccountChoices, useHasAccountChoices } from "./AccountChoices";
import { readErrorQuery } from "./ErrorHelp";
import { RefusedDevice } from "./RefusedDevice";

export default function NoPermissionArticlePage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const search = useSearchParams();
	const { errorCode } = readErrorQuery(search);
	const { api_server_url } = search;
	const query = useQuery(
		authenticationQueries.noPermissionArticle(
			errorCode,
			api_server_url === undefined ? undefined : chosenHostOf(api_server_url),
		),
	);
	const { data } = query;
	const hasAccountChoices = useHasAccountChoices();
	const isSignedIn = useAtomValue(sessionAtom) !== null;
	const button = data && localized(data.button_name_th, data.button_name_en);
	return (
		<RefusedDevice
			query={query}
			title={data && localized(data.article_title_th, data.article_title_en)}
			content={data && localized(data.content_th, data.content_en)}
			help={{ errorCode, reference: "" }}
			actions={
				<>
					{hasAccountChoices ? (
						<AccountChoices />
					) : (
						<ButtonLink to="/">{button || t`Close`}</ButtonLink>
					)}
					{isSignedIn && (
						<ButtonLink kind="text" {...couponsLink}>
							<Trans>My coupons</Trans>
						</ButtonLink>
					)}
				</>
			}
		/>
	);
}
