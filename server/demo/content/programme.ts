// The whole demo programme, which the store is seeded with.

import type { SeedProgramme } from "../../store/content/programmeContent";
import { announcements } from "./articles/announcements";
import { faq } from "./articles/faq";
import { registrationRewards } from "./articles/registrationRewards";
import { tips } from "./articles/tips";
import { bannerSets } from "./banners";
import { branchesOf } from "./branches";
import { brands } from "./brands";
import { categories } from "./categories";
import { groupDeals } from "./groupDeals";
import { limitGroups } from "./limitGroups";
import { membership } from "./membership";
import { notifications } from "./notifications";
import { beauty } from "./privileges/beauty";
import { drinks } from "./privileges/drinks";
import { entertainment } from "./privileges/entertainment";
import { featured } from "./privileges/featured";
import { food } from "./privileges/food";
import { health } from "./privileges/health";
import { homeAndGadgets } from "./privileges/homeAndGadgets";
import { shopping } from "./privileges/shopping";
import { travel } from "./privileges/travel";
import { searchKeywords } from "./searchKeywords";
import { surveys } from "./surveys";
import { welcomeAnnouncements } from "./welcome";

export const programme: SeedProgramme = {
	brands,
	categories,
	privileges: [
		...featured,
		...food,
		...drinks,
		...shopping,
		...travel,
		...beauty,
		...health,
		...entertainment,
		...homeAndGadgets,
	],
	limitGroups,
	bannerSets,
	branches: branchesOf(brands),
	groupDeals,
	searchKeywords,
	welcomeAnnouncements,
	membership,
	surveys,
	articles: [...registrationRewards, ...announcements, ...tips, ...faq],
	notifications,
};
