// Query keys of the privilege area, shared with favourites and claims.

export const privilegeKeys = {
	popular: ["privilege", "popular"],
	favourites: ["privilege", "favourites"],
	pressedFavourites: ["privilege", "pressedFavourites"],
	categories: ["privilege", "category"],
	wholeCategories: ["privilege", "wholeCategory"],
	brands: ["privilege", "brand"],
	group: (reference: string) => ["privilege", "group", reference],
	references: ["privilege", "references"],
	nearby: ["privilege", "near"],
	searches: ["privilege", "search"],
	detail: (reference: string) => ["privilege", "detail", reference],
	stock: (reference: string) => ["privilege", "stock", reference],
	limits: (reference: string) => ["privilege", "limits", reference],
} as const;
