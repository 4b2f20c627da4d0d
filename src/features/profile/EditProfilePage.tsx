// /profile/edit: editable names, read-only other data (M11, 3 §4, 3 §5).
import { useLingui } from "@lingui/react/macro";
import { BackPage } from "../../components/pages/BackPage";
import layout from "../../components/pages/form.module.css";
import { LoadingBoxes } from "../../components/pages/LoadingStatus";
import { useBack } from "../../components/pages/useBack";
import { EditProfileForm } from "./EditProfileForm";
import { FailedProfile, useProfile } from "./useProfile";

export default function EditProfilePage() {
	const { t } = useLingui();
	const toProfile = useBack({ to: "/profile" });
	const profile = useProfile();
	return (
		<BackPage title={t`Edit profile`}>
			{profile.data ? (
				<EditProfileForm
					key={profile.data.customer_id}
					customer={profile.data}
					onSaved={toProfile}
				/>
			) : profile.isError ? (
				<FailedProfile query={profile} />
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
