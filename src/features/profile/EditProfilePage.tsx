// /profile/edit: editable names, read-only other data (M11, 3 §4, 3 §5).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BackPage } from "../../components/pages/BackPage";
import layout from "../../components/pages/form.module.css";
import { LoadingBoxes } from "../../components/pages/LoadingBoxes";
import { useBack } from "../../components/pages/useBack";
import { customerQueries } from "../../queries/customer";
import { EditProfileForm } from "./EditProfileForm";
import { FailedProfile, useProfileFailure } from "./FailedProfile";

export function EditProfilePage() {
	const { t } = useLingui();
	const toProfile = useBack({ to: "/profile" });
	const profile = useQuery(customerQueries.profile());
	useProfileFailure();
	return (
		<BackPage title={t`Edit profile`}>
			{profile.data ? (
				<EditProfileForm
					key={profile.data.customer_id}
					customer={profile.data}
					onSaved={toProfile}
				/>
			) : profile.isError ? (
				<FailedProfile load={profile} />
			) : (
				<LoadingBoxes
					className={layout.fields}
					count={5}
					height={80}
					radius={14}
				/>
			)}
		</BackPage>
	);
}
