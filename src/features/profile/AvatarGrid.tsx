// The programme's avatars as radio buttons (M12).
import { Trans, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { FailedList } from "../../components/lists/FailedList";
import { useListState } from "../../components/lists/listState";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Avatar } from "../../ui/media/Picture";
import styles from "./AvatarPage.module.css";

export function AvatarGrid({
	avatars,
	chosen,
	onChoose,
}: {
	avatars: UseQueryResult<
		{ avatar_id: string; name: string; avatar_image_url: string }[]
	>;
	chosen: string;
	onChoose: (avatarId: string) => void;
}) {
	const { t } = useLingui();
	const all = avatars.data ?? [];
	const state = useListState(avatars, all.length === 0);
	const isLoading = state === "loading";
	if (state === "failed") return <FailedList query={avatars} />;
	if (all.length === 0 && !isLoading)
		return <EmptyState drawing="box" title={<Trans>No data</Trans>} />;
	return (
		<>
			{isLoading && <LoadingStatus />}
			<fieldset className={styles.grid} aria-busy={isLoading || undefined}>
				<legend>
					<Trans>Or choose an avatar</Trans>
				</legend>
				{isLoading ? (
					<SkeletonBoxes count={12} ratio="1" radius="50%" />
				) : (
					all.map((avatar, index) => {
						const number = index + 1;
						return (
							<label key={avatar.avatar_id} className={styles.avatar}>
								<input
									type="radio"
									name="avatar"
									aria-label={avatar.name || t`Avatar ${number}`}
									checked={chosen === avatar.avatar_id}
									onChange={() => onChoose(avatar.avatar_id)}
								/>
								<Avatar
									src={avatar.avatar_image_url}
									name={avatar.name}
									size={64}
								/>
								<span className={styles.tick} aria-hidden="true">
									<Check size={16} />
								</span>
							</label>
						);
					})
				)}
			</fieldset>
		</>
	);
}
