// The references of content entries, and the errors of what the app could not open or list.
import { articleAction } from "../../../src/contract/article";
import { notifyAction } from "../../../src/contract/notify";
import { notifyReference } from "../../../src/contract/notifyReference";
import { isNumericReference } from "../../../src/contract/webAddress";
import {
	type EntryError,
	errorsOf,
	nameColumns,
	type Rows,
} from "./contentErrors";
import { isLink, isNoReference, isWebAddress } from "./contentFields";
import { contentKinds, type RowKind, rowKinds } from "./contentKinds";
import type { Row } from "./contentRows";
import type {
	ArticleEntry,
	Content,
	Kind,
	NotificationEntry,
	PrivilegeEntry,
} from "./contentSchema";

/** A reference to a row by its key; privileges and articles, whose keys are numbers, can also be referenced by name. */
type Reference = [kind: RowKind, key: string | number];

const optional = (
	kind: RowKind,
	key: string | number | undefined,
): Reference[] => (key ? [[kind, key]] : []);

/** The privilege that a link of 4 digits opens (1 §5). */
const referencesOfLink = (link: string): Reference[] =>
	isNumericReference(link) ? [["privileges", link]] : [];

/** The references that a privilege needs only until it is hidden: then it is in no list and cannot be claimed. */
const referencesInUse = (it: PrivilegeEntry): Reference[] => [
	["categories", it.category_id],
	["categories", it.sub_category_id],
	...optional("limit_groups", it.limit_group),
	...optional("surveys", it.criteria?.survey),
];

/** The survey or the privilege that an article's button opens. */
function referencesOfButton({
	action_type,
	reference = "",
}: ArticleEntry): Reference[] {
	if (isNoReference(reference)) return [];
	switch (action_type) {
		case articleAction.survey:
			return [["surveys", reference]];
		case articleAction.delivery:
		case articleAction.coupon:
			return [["privileges", reference]];
		case articleAction.announcement:
		case articleAction.faq:
			// The forms that the app recognises as a privilege here (3 §4 "Others").
			return /^(PV_[\w-]+|\d{4})$/.test(reference)
				? [["privileges", reference]]
				: [];
		default:
			return [];
	}
}

/** Returns the function that finds a name of this form in a reference; null without one. */
const byName =
	(kind: RowKind, form: RegExp) =>
	(reference: string): Reference[] | null => {
		const name = form.exec(reference)?.[0];
		return name === undefined ? null : [[kind, name]];
	};

/** What a notification of each type needs as its reference to open something (3 §4), and what such a reference names; null for one that could open nothing. */
const notifyTargets: Partial<
	Record<
		number,
		[what: string, read: (reference: string) => Reference[] | null]
	>
> = {
	[notifyAction.privilege]: ["a privilege", (name) => [["privileges", name]]],
	[notifyAction.privilegeGroup]: [
		"the PVG_ name of a group deal",
		byName("group_deals", notifyReference.privilegeGroup),
	],
	[notifyAction.article]: [
		"the AR_ name of an article",
		byName("articles", notifyReference.article),
	],
	[notifyAction.banner]: [
		"a link",
		(link) => (isLink(link) ? referencesOfLink(link) : null),
	],
	[notifyAction.survey]: [
		"the SVY_ name of a survey",
		byName("surveys", notifyReference.survey),
	],
	[notifyAction.external]: [
		"an https address",
		(address) => (isWebAddress(address) ? [] : null),
	],
};

/** What a press on a notification opens, and what its reference has to be for that; one without a reference is only read. */
function targetOfNotification(it: NotificationEntry) {
	const { action_type, reference = "" } = it;
	const [what, read] = notifyTargets[action_type] ?? [];
	const opens = read && !isNoReference(reference) ? read(reference) : [];
	return { what, opens };
}

/** The references of the entries of each kind. */
const referencesOf: {
	[K in Kind]?: (entry: NonNullable<Content[K]>[number]) => Reference[];
} = {
	categories: (it) => optional("categories", it.parent_id),
	privileges: (it) => [
		["brands", it.brand_id],
		...(it.hidden ? [] : referencesInUse(it)),
	],
	codes: (it) => [["privileges", it.privilege_id]],
	branches: (it) => [["brands", it.brand_id]],
	group_deals: (it) => it.items.map((id) => ["privileges", id]),
	banners: (it) => [
		["banner_sets", it.set_seq],
		...optional("brands", it.brand_id),
		...referencesOfLink(it.path),
	],
	articles: (it) => [
		...optional("privileges", it.privilege_reference),
		...referencesOfButton(it),
	],
	notifications: (it) => [
		...optional("brands", it.brand_id),
		...(targetOfNotification(it).opens ?? []),
	],
	welcome_announcements: (it) => referencesOfLink(it.path),
	games: (it) => [["articles", it.alt_reference]],
	surveys: (it) => optional("privileges", it.reward),
	survey_sections: (it) => [["surveys", it.survey]],
};
const referringKinds = Object.keys(referencesOf) as Kind[];
/** The references of an entry; none for a kind without references. */
export const referencesIn = (kind: Kind, entry: object) =>
	(referencesOf as { [K in Kind]?: (entry: object) => Reference[] })[kind]?.(
		entry,
	) ?? [];

/** The values by which rows are referenced: their keys and the values of their name columns. */
export const namesOfRows = (kind: RowKind, rows: Iterable<Row>) =>
	new Set(
		[...rows].flatMap((row) =>
			[contentKinds[kind].key, ...(nameColumns[kind] ?? [])].map(
				(column) => row[column],
			),
		),
	);

/** An error of each reference to a row that is not in use after the import. */
export function referenceErrors(content: Content, inUse: Rows): EntryError[] {
	const known = new Map(
		rowKinds.map((kind) => [kind, namesOfRows(kind, inUse(kind).values())]),
	);
	return referringKinds.flatMap((kind) =>
		(content[kind] ?? []).flatMap((entry) =>
			referencesIn(kind, entry)
				.filter(([named, key]) => !known.get(named)?.has(key))
				.map(
					([named, key]): EntryError => [
						entry,
						`there is no ${key} in ${named}`,
					],
				),
		),
	);
}

/** The error of an article's button whose reference does not open what its type needs (3 §5); null for none. */
function buttonError({
	call_to_action,
	action_type = articleAction.none,
	reference = "",
	privilege_reference = "",
}: ArticleEntry): string | null {
	const needs = (what: string) =>
		`a button of action_type ${action_type} needs ${what} as its reference`;
	if (!call_to_action) return null;
	switch (action_type) {
		case articleAction.none:
		case articleAction.internalWeb:
			return isWebAddress(reference) ? null : needs("an https address");
		case articleAction.survey:
			return isNoReference(reference) ? needs("a survey") : null;
		case articleAction.delivery:
		case articleAction.coupon:
			return isNoReference(reference) && privilege_reference === ""
				? needs("a privilege")
				: null;
		default:
			return null;
	}
}

function notificationError(it: NotificationEntry): string | null {
	const { what, opens } = targetOfNotification(it);
	return opens
		? null
		: `a notification of action_type ${it.action_type} needs ${what} as its reference`;
}

/** An error of each article whose button could open nothing, and of each notification whose press could open nothing. */
export const targetErrors = (content: Content): EntryError[] => [
	...errorsOf(content.articles ?? [], buttonError),
	...errorsOf(content.notifications ?? [], notificationError),
];

/** An error of each survey without a question, which the app could not open. */
function surveyErrors(rows: Rows): EntryError[] {
	const withQuestions = new Set(
		[...rows("survey_sections").values()]
			.filter(({ questions }) => Array.isArray(questions) && questions.length)
			.map(({ survey }) => survey),
	);
	return errorsOf(rows("surveys").values(), ({ alt_reference: survey }) =>
		withQuestions.has(survey) ? null : `the survey ${survey} has no question`,
	);
}

/** An error of each category or privilege that is in no list of the app (2 §2), except a category that is its own parent: it is in none on purpose. */
function categoryErrors(rows: Rows): EntryError[] {
	const categories = [...rows("categories").values()];
	const parents = new Map(
		categories.map(({ category_id, parent_id }) => [category_id, parent_id]),
	);
	const isSub = (id: unknown) =>
		parents.has(id) && parents.get(id) !== 0 && parents.get(id) !== id;
	return [
		...errorsOf(categories, ({ category_id, parent_id }) =>
			isSub(parent_id)
				? `category ${parent_id}, the parent of category ${category_id}, is a sub-category itself`
				: null,
		),
		...errorsOf(rows("privileges").values(), (row) => {
			const { privilege_id, hidden } = row;
			const { category_id: parent, sub_category_id: child } = row;
			if (hidden) return null;
			if (isSub(parent))
				return `category ${parent}, the parent category of privilege ${privilege_id}, is a sub-category`;
			const isOwn = child === parent || parents.get(child) === parent;
			return isOwn || !parents.has(child)
				? null
				: `category ${child} of privilege ${privilege_id} is not in category ${parent}`;
		}),
	];
}

/** An error of each row that the app could not open, or not find in its list. */
export const unreachableErrors = (rows: Rows): EntryError[] => [
	...categoryErrors(rows),
	...surveyErrors(rows),
];
