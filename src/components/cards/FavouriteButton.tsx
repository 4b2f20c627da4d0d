// The favourite button of a privilege: changes at once, shows a notice for 3 s, sends the change (2 §4).
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { type MouseEvent, useState } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import type { ApiFailure } from "../../platform/http/apiFailure";
import { favouriteMutations } from "../../sync/favouriteMutations";
import { useBriefly } from "../../ui/feedback/useBriefly";
import { ignorePresses } from "../../ui/overlay/pressGuard";
import { Toast } from "../../ui/overlay/Toast";
import styles from "./FavouriteButton.module.css";

/** `look`: a small disc on a card's picture, a larger one in a row of round buttons, none on a plain background. */
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
	/** Called when the server refused the change; the app shows the failure. */
	onFailed?: (failure: ApiFailure) => void;
}) {
	const { t } = useLingui();
	const toggle = useMutation(favouriteMutations.toggle());
	const [notice, setNotice] = useBriefly<{ added: boolean }>();
	/** The pressed state until the lists show it; from then on theirs, which another button may change. */
	const [pressed, setPressed] = useState<boolean | null>(null);
	if (pressed === privilege.is_added_favorite) setPressed(null);
	const isFavourite = pressed ?? privilege.is_added_favorite;

	const handleClick = ({ currentTarget }: MouseEvent) => {
		// A second tap would undo it, or open the card.
		ignorePresses(currentTarget.closest("article, dialog") ?? undefined);
		const next = !isFavourite;
		setPressed(next);
		setNotice({ added: next });
		toggle.mutate(
			{ reference: privilege.alt_reference, isFavourite: next },
			{
				onError: (failure) => {
					setPressed(null);
					setNotice(null);
					onFailed?.(failure);
				},
			},
		);
	};

	return (
		<>
			<button
				type="button"
				className={`${styles.button} ${styles[look] ?? ""}`}
				aria-pressed={isFavourite}
				aria-label={t`Favourite: ${name}`}
				onClick={handleClick}
			>
				<span className={styles.disc}>
					<Heart
						size={look === "round" ? 22 : 18}
						className={`${isFavourite ? styles.full : ""} ${notice?.added ? styles.beat : ""}`}
					/>
				</span>
			</button>
			{notice && (
				<Toast icon={<Heart size={18} />}>
					{notice.added ? t`Added to favourites` : t`Removed from favourites`}
				</Toast>
			)}
		</>
	);
}
