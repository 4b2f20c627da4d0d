// A page of article covers.
import type { UseQueryResult } from "@tanstack/react-query";
import { BackPage } from "../../components/pages/BackPage";
import type { Article } from "../../contract/article";
import type { Drawing } from "../../ui/feedback/EmptyState";
import { CoverList } from "./CoverList";

/** `to` is the page of an article, `parameter` that of its reference. */
export function CoverListPage({
	title,
	load,
	drawing,
	to,
	parameter = "alt_reference",
}: {
	title: string;
	load: UseQueryResult<Article[]>;
	drawing?: Drawing;
	to: string;
	parameter?: string;
}) {
	return (
		<BackPage wide fill title={title}>
			<CoverList
				load={load}
				articles={load.data}
				drawing={drawing}
				to={({ alt_reference, article_id }) => ({
					to,
					search: { [parameter]: alt_reference || article_id },
				})}
			/>
		</BackPage>
	);
}
