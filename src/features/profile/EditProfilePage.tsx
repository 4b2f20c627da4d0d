// /profile/edit: editable names, read-only other data (M11, 3 §4, 3 §5).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useBack } from "../../components/dialogs/useBack";
import { customerQueries } from "../../queries/customer";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Page } from "../../ui/layout/Page";
import { EditProfileForm } from "./EditProfileForm";
import { FailedProfile, useProfileFailure } from "./FailedProfile";
import styles from "./Profile.module.css";

export function EditProfilePage() {
	const { t } = useLingui();
	const back = useBack();
	const toProfile = useBack({ to: "/profile" });
	const profile = useQuery(customerQueries.profile());
	useProfileFailure();
	return (
		<Page title={t`Edit profile`} onBack={back}>
			{profile.data ? (
				<EditProfileForm
					key={profile.data.customer_id}
					customer={profile.data}
					onSaved={toProfile}
				/>
			) : profile.isError ? (
				<FailedProfile load={profile} />
			) : (
				<div className={styles.fields} aria-busy="true">
					<span role="status" className="visually-hidden">{t`Loading`}</span>
					{skeletonKeys(5).map((box) => (
						<Skeleton key={box} height={80} radius={14} />
					))}
				</div>
			)}
		</Page>
	);
}
