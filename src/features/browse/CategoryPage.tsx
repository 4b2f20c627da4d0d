// The deals of a category (2 §2): parent tabs, sub-category chips, banners, infinite scrolling.
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import { ServerText } from "../../components/cards/ServerText";
import { OpenedFrom } from "../../components/links/PrivilegeLink";
import { FailedList } from "../../components/lists/FailedList";
import { BackPage } from "../../components/pages/BackPage";
import { IconLink } from "../../components/pages/IconLink";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { useNames } from "../../components/texts/useNames";
import { distinct } from "../../domain/app/distinct";
import { isNearMeCategory } from "../../domain/places/nearMe";
import { bySeq } from "../../domain/text/bySeq";
import { browseQueries } from "../../queries/browse";
import { catalogueQueries } from "../../queries/catalogue";
import { Chip, ChipRow } from "../../ui/form/Chip";
import { Tabs } from "../../ui/list/Tabs";
import { CategoryDeals, CategorySkeleton } from "./CategoryDeals";
import { NearMe } from "./NearMe";

/** The id of the tab and of the chip that show everything. */
const allId = "0";

/** Returns the id in the address if it is a number or listed by the host, or else `allId`; any id is accepted until the list is loaded. */
function idOrAll(text = "", listed?: readonly { category_id: string }[]) {
	const isListed = listed
		? listed.some(({ category_id }) => category_id === text)
		: text !== "";
	return isListed || /^\d{1,16}$/.test(text) ? text : allId;
}

/** False for "all", which some hosts list as a category too. */
const isRealCategory = ({ category_id }: { category_id: string }) =>
	category_id !== allId;

/** A change of tab or chip restarts the list at its first page. */
export default function CategoryPage() {
	const { t } = useLingui();
	const navigate = useNavigate();
	const nameOf = useNames().category;
	const search = useSearchParams();
	const categories = useQuery(catalogueQueries.categories());
	const catId = idOrAll(search.catId, categories.data);
	const parents = (categories.data ?? []).filter(isRealCategory);
	const category = parents.find((it) => it.category_id === catId);
	const nearMe = category !== undefined && isNearMeCategory(category);
	const listedSubcategories = distinct(
		(category?.listSubcategory ?? []).filter(isRealCategory),
		"category_id",
	).sort(bySeq);
	const banners = distinct(category?.banner_list ?? [], "bannerid").sort(bySeq);
	const loadedSubcategories = useQuery({
		...browseQueries.subCategories(catId),
		enabled:
			category !== undefined && !nearMe && listedSubcategories.length === 0,
	});
	const subcategories =
		listedSubcategories.length > 0
			? listedSubcategories
			: (loadedSubcategories.data ?? []).filter(isRealCategory);
	const subcatId =
		catId === allId ? allId : idOrAll(search.subcatId, subcategories);
	// The order and the kind stay when another chip of the category is chosen.
	const { sort, kind } = search;
	const showCategory = (next: Record<string, string | undefined>) =>
		navigate({ to: "/privilege", search: next, replace: true });

	function renderPanel() {
		if (nearMe)
			return (
				<NearMe
					placeId={search.near ?? ""}
					onPlace={(near) => showCategory({ catId, near, sort, kind })}
				/>
			);
		const isCategory = catId !== allId;
		const { isLoading, isFetched } = loadedSubcategories;
		// The list waits for the banners and chips above it, so that nothing shifts; a later retry of failed chips does not hide the list.
		if (isCategory && (categories.isLoading || (isLoading && !isFetched)))
			return <CategorySkeleton />;
		// Without the categories it is unknown whether this is the near-me category.
		if (isCategory && categories.isError && !categories.data)
			return <FailedList query={categories} />;
		return (
			<>
				{subcategories.length > 0 && (
					<ChipRow label={t`Types`}>
						<Chip
							chosen={subcatId === allId}
							onClick={() => showCategory({ catId, sort, kind })}
						>
							{t`All types`}
						</Chip>
						{subcategories.map((subcategory) => (
							<Chip
								key={subcategory.category_id}
								chosen={subcatId === subcategory.category_id}
								onClick={() =>
									showCategory({
										catId,
										subcatId: subcategory.category_id,
										sort,
										kind,
									})
								}
							>
								<ServerText>{nameOf(subcategory)}</ServerText>
							</Chip>
						))}
					</ChipRow>
				)}
				<CategoryDeals catId={catId} subcatId={subcatId} banners={banners} />
			</>
		);
	}
	return (
		<BackPage
			wide
			fill
			title={t`Privileges`}
			subject={category && nameOf(category)}
			action={
				<IconLink to="/search" label={t`Search`} icon={<Search size={24} />} />
			}
		>
			<Tabs
				label={t`Categories`}
				value={catId}
				onChange={(next) => showCategory(next === allId ? {} : { catId: next })}
				items={[
					{ value: allId, label: t`All` },
					...parents.map((parent) => ({
						value: parent.category_id,
						label: <ServerText>{nameOf(parent)}</ServerText>,
					})),
				]}
			>
				<OpenedFrom value={catId}>{renderPanel()}</OpenedFrom>
			</Tabs>
		</BackPage>
	);
}
