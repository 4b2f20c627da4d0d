// Banner calls: the sets of home, the top carousel, the profile banner, the welcome announcement (1 §7, 2 §2).
import * as contract from "../../src/contract/banner";
import { getProfileBanner } from "../../src/contract/profile";
import { getWelcomeAnnoucement } from "../../src/contract/welcome";
import { catalogueOf } from "../store/catalogue/catalogue";
import { answeredSurveys, surveyRewards } from "../store/content/surveys";
import { welcomeAnnouncementFor } from "../store/member/welcome";
import { type CustomerContext, query } from "./defineCall";

/** The most sets in a reply (2 §9). */
const maxSets = 100;

/** Names of the sets that have a place of their own (2 §2). */
const topSet = "top_banner";
const profileSet = "profile_banner";
/** Set names of category pages end in the category's id (2 §3 banner_list). */
const categorySet = /^category_banner_(\d+)$/;
/** Whether a set belongs to another page than home. */
const isElsewhere = (name: string) =>
	name === profileSet || categorySet.test(name);

/** The reference of the survey that a banner's path opens; "" for any other path. */
const surveyIn = (path: string): string =>
	path.startsWith("/survey?")
		? (new URLSearchParams(path.split("?")[1]).get("ref") ?? "")
		: "";

/** All sets, including deleted and outdated ones, each with its banners for the customer's tier. */
async function bannerSets({ db, customer, pictureUrl }: CustomerContext) {
	const { banners, brands, bannerSets } = await catalogueOf(db);
	const answered = await answeredSurveys(db, customer.sub);
	const rewards = await surveyRewards(db);
	const logos = new Map(brands.map((it) => [it.brand_id, it.logo]));
	const logoOf = (brand_id: number | null) => {
		const logo = logos.get(brand_id ?? 0);
		return logo ? pictureUrl(logo) : "";
	};
	const shown = banners.filter(
		({ tiers }) => tiers.length === 0 || tiers.includes(customer.tier),
	);
	return bannerSets.map((set) => ({
		...set,
		name: set.name_en || set.name_th,
		banners: shown
			.filter((it) => it.set_seq === set.seq)
			.map((banner) => ({
				bannerid: String(banner.bannerid),
				name: banner.name_en,
				path: banner.path,
				call_to_action: banner.call_to_action,
				banner_image_image_url: pictureUrl(banner.picture),
				seq: banner.seq,
				survey_complete: answered.has(surveyIn(banner.path)),
				survey_privilege: rewards.get(surveyIn(banner.path)) ?? "",
				brandlogo: logoOf(banner.brand_id),
				name_th: banner.name_th,
				name_en: banner.name_en,
				description_th: banner.description_th,
				description_en: banner.description_en,
			})),
	}));
}

async function shownSets(context: CustomerContext) {
	const { now } = context;
	return (await bannerSets(context)).filter(
		(it) => !it.isdeleted && it.valid_from <= now && it.valid_through >= now,
	);
}

async function bannersOf(
	context: CustomerContext,
	belongs: (setName: string) => boolean,
) {
	const sets = await shownSets(context);
	return sets.flatMap((it) => (belongs(it.name) ? it.banners : []));
}

/** The banners of category pages by the category's id. */
export const categoryBanners = async (context: CustomerContext) =>
	new Map(
		(await shownSets(context)).flatMap(({ name, banners }) => {
			const id = categorySet.exec(name)?.[1];
			return id === undefined ? [] : [[Number(id), banners] as const];
		}),
	);

export const bannerCalls = [
	query(contract.getHomePage, (_request, context) =>
		bannersOf(context, (name) => !isElsewhere(name) && name !== topSet),
	),
	query(contract.getTopBanner, (_request, context) =>
		bannersOf(context, (name) => name === topSet),
	),
	query(getProfileBanner, (_request, context) =>
		bannersOf(context, (name) => name === profileSet),
	),
	// Deleted and outdated sets are sent too if the limit leaves room: the app decides which sets it shows (2 §5).
	query(contract.getSetBanner, async ({ limit = maxSets }, context) => {
		const sets = await bannerSets(context);
		const isOver = (it: (typeof sets)[number]) =>
			it.isdeleted || it.valid_through < context.now;
		return sets
			.filter((it) => !isElsewhere(it.name))
			.sort((a, b) => Number(isOver(a)) - Number(isOver(b)))
			.slice(0, Math.min(limit, maxSets))
			.sort((a, b) => a.seq - b.seq)
			.map((it) => ({
				bannersetinfo: {
					set_name_en: it.name_en,
					set_name_th: it.name_th,
					layout_section: it.layout_section,
					isdeleted: it.isdeleted,
					valid_from: it.valid_from.toISOString(),
					valid_through: it.valid_through.toISOString(),
				},
				bannerseticon: "",
				banner: it.banners,
			}));
	}),
	query(getWelcomeAnnoucement, async (_request, context) => {
		const announcement = await welcomeAnnouncementFor(context);
		if (!announcement) return { message: "not found" };
		const { picture, path } = announcement;
		return { banner_image_image_url: context.pictureUrl(picture), path };
	}),
];
