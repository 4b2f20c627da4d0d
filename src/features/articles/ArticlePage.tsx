// /article?alt_reference=: an article (M14, 3 §2).
import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { ArticleScreen } from "./ArticleScreen";

export function ArticlePage() {
	const { t } = useLingui();
	const search: Record<string, string> = useSearch({ strict: false });
	return (
		<ArticleScreen
			reference={search.alt_reference ?? ""}
			module="banner"
			title={t`Article`}
		/>
	);
}
