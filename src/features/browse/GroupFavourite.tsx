// The favourite button for all items of a group: shown at once, confirmed for 3 s, then sent (2 §4).
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import hearts from "../../components/cards/FavouriteButton.module.css";
import { useNames } from "../../components/texts/useNames";
import { notSaved } from "../../domain/app/failureText";
import { afterThai } from "../../domain/text/thaiText";
import { isLeftToScreen } from "../../platform/browser/failureShown";
import { useLocale } from "../../platform/i18n/locale";
import { groupFavouriteMutations } from "../../sync/groupFavouriteMutations";
import { useBriefly } from "../../ui/feedback/useBriefly";
import { IconButton } from "../../ui/form/IconButton";
import { ignorePresses } from "../../ui/overlay/pressGuard";
import { Toast } from "../../ui/overlay/Toast";
import type { GroupDeal } from "./useGroupDeal";

const notices = {
	added: msg`All added to favourites`,
	removed: msg`All removed from favourites`,
	failed: notSaved,
};

export function GroupFavourite({
	group: { items, detail },
}: {
	group: GroupDeal;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const campaign = useNames().campaign(detail);
	const name = locale === "th" ? afterThai(campaign) : campaign;
	const setAll = useMutation(groupFavouriteMutations.setAll());
	const [notice, setNotice] = useBriefly<{ kind: keyof typeof notices }>();
	const areAllFavourites = items.every((item) => item.is_added_favorite);
	const referencesOf = (list: typeof items) =>
		list.map(({ alt_reference }) => alt_reference);

	return (
		<>
			<IconButton
				aria-pressed={areAllFavourites}
				label={t`Favourite all of ${name}`}
				icon={
					<Heart
						size={24}
						className={areAllFavourites ? hearts.full : undefined}
					/>
				}
				onClick={() => {
					// A second tap would undo it.
					ignorePresses();
					setNotice({ kind: areAllFavourites ? "removed" : "added" });
					setAll.mutate(
						{
							references: referencesOf(items),
							isFavourite: !areAllFavourites,
							changed: referencesOf(
								items.filter(
									(item) => item.is_added_favorite === areAllFavourites,
								),
							),
						},
						{
							onError: (failure) =>
								setNotice(isLeftToScreen(failure) ? { kind: "failed" } : null),
						},
					);
				}}
			/>
			{notice && (
				<Toast icon={notice.kind !== "failed" && <Heart size={18} />}>
					{t(notices[notice.kind])}
				</Toast>
			)}
		</>
	);
}
