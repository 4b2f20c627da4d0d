// What entries of content name: errors of a reference to nothing, of a button that could open nothing, of a survey without a question, of a category in no list.
import { articleAction } from "../../../src/contract/article";
import { type EntryError, keyOf, nameColumns } from "./contentErrors";
import { isNoReference, isWebAddress } from "./contentFields";
import { contentKinds, type RowKind, rowKinds } from "./contentKinds";
import type { Row } from "./contentRows";
import type {
	ArticleEntry,
	Content,
	Kind,
	PrivilegeEntry,
} from "./contentSchema";

/** A row by its key; privileges and articles, whose keys are numbers, also by a name. */
type Reference = [kind: RowKind, key: string | number];

const optional = (
	kind: RowKind,
	key: string | number | undefined,
): Reference[] => (key ? [[kind, key]] : []);

/** What a privilege names that may be removed once it is hidden, in no list and not claimable. */
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
		default:
			return [];
	}
}

/** What the entries of each kind name. */
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
	],
	articles: (it) => [
		...optional("privileges", it.privilege_reference),
		...referencesOfButton(it),
	],
	notifications: (it) => optional("brands", it.brand_id),
	games: (it) => [["articles", it.alt_reference]],
	surveys: (it) => optional("privileges", it.reward),
	survey_sections: (it) => [["surveys", it.survey]],
};
const referringKinds = Object.keys(referencesOf) as Kind[];
/** What an entry names; none for a kind that names nothing. */
export const referencesIn = (kind: Kind, entry: object) =>
	(referencesOf as { [K in Kind]?: (entry: object) => Reference[] })[kind]?.(
		entry,
	) ?? [];

/** What rows are named by: their key, and of those whose key is a number also their names. */
export const namesOfRows = (kind: RowKind, rows: Iterable<Row>) =>
	new Set(
		[...rows].flatMap((row) =>
			[contentKinds[kind].key, ...(nameColumns[kind] ?? [])].map(
				(column) => row[column],
			),
		),
	);

/** An error of each entry that names nothing; `remaining` are the stored rows that the import does not remove, `rowOf` completes an entry. */
export function referenceErrors(
	content: Content,
	remaining: (kind: RowKind) => ReadonlyMap<string, Row>,
	rowOf: (kind: RowKind, entry: object) => Row,
): EntryError[] {
	const known = new Map(
		rowKinds.map((kind) => {
			const rows = new Map(remaining(kind));
			for (const entry of content[kind] ?? [])
				rows.set(keyOf(kind, entry), rowOf(kind, entry));
			return [kind, namesOfRows(kind, rows.values())];
		}),
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

/** What an article's button of each type has to name to open something (3 §5); other types need nothing. */
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

/** An error of each article whose button could open nothing. */
export const buttonErrors = (content: Content): EntryError[] =>
	(content.articles ?? []).flatMap((entry): EntryError[] => {
		const error = buttonError(entry);
		return error ? [[entry, error]] : [];
	});

/** An error of each survey without a question, which the app could not open. */
export function surveyErrors(
	{ surveys = [], survey_sections = [] }: Content,
	stored: (kind: RowKind) => ReadonlyMap<string, Row>,
): EntryError[] {
	const sections = new Map(stored("survey_sections"));
	for (const section of survey_sections)
		sections.set(section.sectionid, section);
	const asked = new Set(
		[...sections.values()]
			.filter(({ questions }) => Array.isArray(questions) && questions.length)
			.map(({ survey }) => survey),
	);
	return surveys
		.filter(({ alt_reference }) => !asked.has(alt_reference))
		.map(
			(entry): EntryError => [
				entry,
				`the survey ${entry.alt_reference} has no question`,
			],
		);
}

/** An error of each category and privilege that no list of the app would have: a list is of a parent category or of one of its sub-categories (2 §2). A category that is its own parent is in no list on purpose. */
export function categoryErrors(
	content: Content,
	stored: (kind: RowKind) => ReadonlyMap<string, Row>,
): EntryError[] {
	const { categories = [], privileges = [] } = content;
	const parents = new Map<unknown, unknown>();
	for (const { category_id, parent_id } of stored("categories").values())
		parents.set(category_id, parent_id);
	for (const { category_id, parent_id } of categories)
		parents.set(category_id, parent_id);
	const isSub = (id: number) =>
		parents.has(id) && parents.get(id) !== 0 && parents.get(id) !== id;
	return [
		...categories
			.filter(({ parent_id }) => isSub(parent_id))
			.map(
				(entry): EntryError => [
					entry,
					`category ${entry.parent_id} is a sub-category itself, so it has none`,
				],
			),
		...privileges.flatMap((entry): EntryError[] => {
			const { category_id: parent, sub_category_id: sub, hidden } = entry;
			if (hidden) return [];
			if (isSub(parent))
				return [[entry, `category_id ${parent} is a sub-category`]];
			const isOwn = sub === parent || parents.get(sub) === parent;
			return isOwn || !parents.has(sub)
				? []
				: [[entry, `category ${sub} is not in category ${parent}`]];
		}),
	];
}
