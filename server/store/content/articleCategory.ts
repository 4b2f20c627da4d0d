// Where an article is listed; three of the names are the documents' own on the wire (3 §7).

export type ArticleCategory =
	/** Opened by its reference alone. */
	| "Article"
	| "Registration reward"
	| "FAQ"
	| "Instructions of Use"
	| "Learn more"
	| "News"
	| "ResultsBoard";
