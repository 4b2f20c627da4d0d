// The stops of the tours, each with its target on the page; Galaxy Gift Plus has its own texts (3 §1, 3 §4 welcomeTips).
import { Trans } from "@lingui/react/macro";
import type { TourName } from "../../domain/home/homeFlow";
import type { TourStop } from "./Tour";

const searchStop: TourStop = {
	target: "main header a[href='/search']",
	title: <Trans>Search</Trans>,
	text: <Trans>Find a deal, a brand or a campaign.</Trans>,
};

const categories = {
	title: <Trans>Categories</Trans>,
	text: <Trans>Food, travel and more, including deals near you.</Trans>,
};
const dealText = <Trans>Tap a deal to see its details and claim it.</Trans>;

const newStops = (plus: boolean): TourStop[] => [
	{
		target: "main [data-tour='home-tier']",
		title: plus ? (
			<Trans>You are a Galaxy Gift Plus member</Trans>
		) : (
			<Trans>Your membership</Trans>
		),
		text: plus ? (
			<Trans>
				This badge opens privileges for selected models. Eligible models may
				change.
			</Trans>
		) : (
			<Trans>Your tier decides which privileges are yours.</Trans>
		),
	},
	{
		target: "main [data-tour='home-picture']",
		title: <Trans>Your profile</Trans>,
		text: (
			<Trans>Tap your picture to see your tier and choose an avatar.</Trans>
		),
	},
];

const oldStops = (plus: boolean): TourStop[] => [
	{
		target: "main header a[href='/profile']",
		title: <Trans>You and your tier</Trans>,
		text: plus ? (
			<Trans>Your Galaxy Gift Plus membership and your settings.</Trans>
		) : (
			<Trans>Your membership and your settings.</Trans>
		),
	},
	searchStop,
	{
		target: "main header a[href='/myfavorite']",
		title: <Trans>Favourites</Trans>,
		text: <Trans>Deals you marked as favourites (the heart) wait here.</Trans>,
	},
	{
		target: "main header a[href^='/history']",
		title: <Trans>My coupons</Trans>,
		text: (
			<Trans>
				Your codes, even without internet. A dot means something is waiting.
			</Trans>
		),
	},
	{
		target: "main header a[href='/notification']",
		title: <Trans>Notifications</Trans>,
		text: <Trans>News about privileges and prizes.</Trans>,
	},
	{
		target: "main [data-tour='highlights'] section",
		title: <Trans>Highlights</Trans>,
		text: <Trans>Current campaigns. Tap one to open it.</Trans>,
	},
	{ target: "main nav ul", ...categories },
	{
		target: "main [data-tour='deals'] ul",
		title: <Trans>Popular deals</Trans>,
		text: dealText,
	},
];

/** The new tour's second part on /profile. */
const profileStops: TourStop[] = [
	{
		target: "main [data-tour='profile-tier']",
		title: <Trans>Your tier card</Trans>,
		text: <Trans>Your tier and how long it is valid.</Trans>,
	},
	{
		target: "main [data-tour='profile-avatar']",
		title: <Trans>Your picture</Trans>,
		text: <Trans>Tap it to choose an avatar or your own picture.</Trans>,
	},
];

/** The tour of the privilege area (2 §2). */
const privilegeStops: TourStop[] = [
	{ target: "main [role='tablist']", ...categories },
	searchStop,
	{
		target: "main article",
		title: <Trans>Deals</Trans>,
		text: dealText,
	},
];

/** The stops of the tours outside home, by the path of their page. */
export const pageTours = {
	"/profile": profileStops,
	"/privilege": privilegeStops,
};
export type TourPage = keyof typeof pageTours;

/** The stops of a tour of home; `plus`: the customer has Galaxy Gift Plus. */
export const tourStops = (name: TourName, plus: boolean): TourStop[] =>
	name === "new" ? newStops(plus) : oldStops(plus);
