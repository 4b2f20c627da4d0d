// /search/detail: the privileges of a found brand (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { BackPage } from "../../components/pages/BackPage";
import { BrandDeals } from "../../components/pages/BrandDeals";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SearchAgainLink } from "./SearchAgainLink";
import { searchLogId, useSearchLog } from "./useSearchLog";

export default function SearchDetailPage() {
	const { t } = useLingui();
	const log = useSearchLog();
	const open = useCallback(
		(privilege: PrivilegeCard) => log(searchLogId(privilege)),
		[log],
	);
	return (
		<BackPage wide fill title={t`Search results`}>
			<BrandDeals
				list="search brand"
				empty={
					<EmptyState
						drawing="gift"
						title={<Trans>No privileges of this brand right now</Trans>}
						action={<SearchAgainLink />}
					/>
				}
				onOpen={open}
			/>
		</BackPage>
	);
}
