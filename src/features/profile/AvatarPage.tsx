// /profile/avatar: an avatar or an own picture (M12, 3 §1, 3 §8).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useBack } from "../../components/dialogs/useBack";
import { customerQueries } from "../../queries/customer";
import { Page } from "../../ui/layout/Page";
import { AvatarForm } from "./AvatarForm";
import { FailedProfile, useProfileFailure } from "./FailedProfile";

export function AvatarPage() {
	const { t } = useLingui();
	const back = useBack();
	const toProfile = useBack({ to: "/profile" });
	const profile = useQuery(customerQueries.profile());
	useProfileFailure();
	return (
		<Page busy={profile.isLoading} title={t`Profile picture`} onBack={back}>
			{profile.data && (
				<AvatarForm
					key={profile.data.customer_id}
					customer={profile.data}
					onDone={toProfile}
				/>
			)}
			{!profile.data && profile.isError && <FailedProfile load={profile} />}
		</Page>
	);
}
