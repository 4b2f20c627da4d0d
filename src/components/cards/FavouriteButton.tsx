// The favourite button of a privilege: changes at once, shows a notice for 3 s, sends the change (2 §4).
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { type MouseEvent, useState } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import {
	favouriteMutations,
	isLeftToButton,
} from "../../sync/favouriteMutations";
import { useBriefly } from "../../ui/feedback/useBriefly";
import { IconButton } from "../../ui/form/IconButton";
import { ignorePresses } from "../../ui/overlay/pressGuard";
import { Toast } from "../../ui/overlay/Toast";
import styles from "./FavouriteButton.module.css";

const notices = {
	added: msg`Added to favourites`,
	removed: msg`Removed from favourites`,
	failed: msg`This could not be saved. Please try again.`,
};

/** `look`: `card` and `small` have a disc on a card's picture, `round` a larger one beside other round buttons, `plain` none. */
export function FavouriteButton({
	privilege,
	name,
	look,
	onFailed,
}: {
	privilege: Pick<PrivilegeCard, "alt_reference" | "is_added_favorite">;
	/** The privilege's name in the person's language, for the accessible name. */
	name: string;
	look: "card" | "small" | "round" | "plain";
	/** Called when the change failed; replaces the button's own notice. */
	onFailed?: (failure: unknown) => void;
}) {
	const { t } = useLingui();
	const toggle = useMutation(favouriteMutations.toggle());
	const [notice, setNotice] = useBriefly<{ of: keyof typeof notices }>();
	/** The pressed state until the lists have it too; after that theirs counts, which another button may change. */
	const [pressed, setPressed] = useState<boolean | null>(null);
	if (pressed === privilege.is_added_favorite) setPressed(null);
	const isFavourite = pressed ?? privilege.is_added_favorite;

	const handleClick = ({ currentTarget }: MouseEvent) => {
		// A second tap would undo the change or open the card.
		ignorePresses(currentTarget.closest("article, dialog") ?? undefined);
		const next = !isFavourite;
		setPressed(next);
		setNotice({ of: next ? "added" : "removed" });
		toggle.mutate(
			{ reference: privilege.alt_reference, isFavourite: next },
			{
				onError: async (failure) => {
					setPressed(null);
					setNotice(null);
					if (onFailed) onFailed(failure);
					else if (await isLeftToButton(failure)) setNotice({ of: "failed" });
				},
			},
		);
	};

	return (
		<>
			<IconButton
				aria-pressed={isFavourite}
				label={t`Favourite: ${name}`}
				icon={
					<span className={`${styles.disc} ${styles[look] ?? ""}`}>
						<Heart
							size={look === "round" ? 22 : 18}
							className={`${isFavourite ? styles.full : ""} ${notice?.of === "added" ? styles.beat : ""}`}
						/>
					</span>
				}
				onClick={handleClick}
			/>
			{notice && (
				<Toast icon={notice.of !== "failed" && <Heart size={18} />}>
					{t(notices[notice.of])}
				</Toast>
			)}
		</>
	);
}
