// /profile/avatar: the choice of an avatar or an uploaded picture (M12, 3 §1, 3 §8).
import { useLingui } from "@lingui/react/macro";
import { BackPage } from "../../components/pages/BackPage";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { useBack } from "../../components/pages/useBack";
import { AvatarForm } from "./AvatarForm";
import { FailedProfile, useProfile } from "./useProfile";

export function AvatarPage() {
	const { t } = useLingui();
	const toProfile = useBack({ to: "/profile" });
	const profile = useProfile();
	return (
		<BackPage busy={profile.isLoading} title={t`Profile picture`}>
			{profile.data ? (
				<AvatarForm
					key={profile.data.customer_id}
					customer={profile.data}
					onDone={toProfile}
				/>
			) : profile.isError ? (
				<FailedProfile query={profile} />
			) : (
				<LoadingStatus />
			)}
		</BackPage>
	);
}
