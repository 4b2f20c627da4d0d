// The list of an article; three of the names are wire names (3 §7).

export type ArticleCategory =
	/** In no list: opened by its reference. */
	| "Article"
	| "Registration reward"
	| "FAQ"
	| "Instructions of Use"
	| "Learn more"
	| "News"
	| "ResultsBoard";
