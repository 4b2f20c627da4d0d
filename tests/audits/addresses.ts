/** The addresses of all pages that load data, for a customer who has items in every list. */
export const addresses = [
	...["/", "/brand_list", "/privilege", "/privilege?catId=1"],
	...["/privilegebybrand?brandId=1", "/privilegebycat"],
	"/privilegebycat?catName=Galaxy%20Gift",
	"/privilege-group-deal?pvg_ref=PVG_1001",
	"/privilege-group-deal-read-more?pvg_ref=PVG_1001",
	...["/search", "/search/list?inputVal=กาแฟ", "/search/brand?inputVal=กา"],
	...["/search/campaign?inputVal=กาแฟ", "/search/detail?brandId=4"],
	...["/myfavorite", "/history?state=history", "/history?state=used"],
	...["/history?brandId=1", "/notification"],
	...["/profile", "/profile/edit", "/profile/avatar", "/profile/data"],
	...["/language", "/conditions", "/contact_us", "/address?module=privilege"],
	...["/game/list", "/game/v1/ranking", "/game/v1/history"],
	...["/survey?module=banner&ref=SVY_1001", "/article?alt_reference=AR_1001"],
	...["/registration_reward", "/announcement", "/tips", "/learnmore", "/faq"],
	"/announcement/detail?tab=News&articleId=1102",
];
