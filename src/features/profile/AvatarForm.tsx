// The choice of a profile picture: avatar, uploaded picture, or none (M12, 3 §8).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import ImageUp from "lucide-react/icons/image-up";
import { lazy, Suspense, useState } from "react";
import { FailureMessage } from "../../components/pages/FailureMessage";
import layout from "../../components/pages/form.module.css";
import type { Customer } from "../../contract/customer";
import { pictureType } from "../../contract/profile";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { profileStateAtom } from "../../platform/session/session";
import {
	type PictureChange,
	profileMutations,
	profileQueries,
} from "../../queries/profile";
import { Button } from "../../ui/form/Button";
import { Avatar } from "../../ui/media/Picture";
import { AvatarGrid } from "./AvatarGrid";
import styles from "./AvatarPage.module.css";
import {
	loadCropSheet,
	type UploadError,
	useChosenPicture,
} from "./useChosenPicture";

const CropSheet = lazy(loadCropSheet);

/** Why a file cannot be a profile picture (3 §8), or cannot be cropped now. */
const uploadErrorTexts: Record<UploadError, MessageDescriptor> = {
	none: msg`No file selected`,
	type: msg`Please choose a JPG, PNG or WebP picture.`,
	large: msg`This picture is too large. Please choose one of at most 25 MB.`,
	pixels: msg`This picture has too many pixels. Please choose a smaller one.`,
	small: msg`This picture is too small. Please choose one of at least 64 by 64 pixels.`,
	broken: msg`This picture cannot be opened. Please choose another one.`,
	notLoaded: msg`Please check your connection and try again.`,
};

export function AvatarForm({
	customer,
	onDone,
}: {
	customer: Customer;
	onDone: () => unknown;
}) {
	const { deviceName } = useAtomValue(profileStateAtom);
	const avatars = useQuery(profileQueries.avatars());
	const changePicture = useMutation(profileMutations.changePicture());
	const current =
		customer.image_profile_type === pictureType.avatar
			? String(customer.avatar_id ?? "")
			: "";
	/** Null until one is chosen here, to follow a profile that changes elsewhere. */
	const [picked, setPicked] = useState<string | null>(null);
	const chosen = picked ?? current;
	const upload = useChosenPicture(() => changePicture.reset());
	const { picture, setError } = upload;
	useUpdateLock(chosen !== current || picture !== null);
	function change(to: PictureChange, onSaved?: () => void) {
		upload.forget();
		changePicture.mutate(
			{ customer, picture: to },
			{
				onSuccess: () => {
					onSaved?.();
					void onDone();
				},
			},
		);
	}
	/** The kind of the pending change; the others are disabled meanwhile, since they could arrive in any order. */
	const changing = changePicture.isPending
		? changePicture.variables.picture.kind
		: null;
	return (
		<>
			<div className="column">
				<CurrentPicture
					src={
						avatars.data?.find(({ avatar_id }) => avatar_id === chosen)
							?.avatar_image_url ?? customer.image_profile_url
					}
					name={customer.firstname || deviceName}
					upload={upload}
					changing={changing}
					onRemove={
						customer.image_profile_type > pictureType.original
							? () => change({ kind: "none" })
							: undefined
					}
				/>
				<AvatarGrid
					avatars={avatars}
					chosen={chosen}
					onChoose={(id) => {
						setPicked(id);
						setError(null);
						if (!changePicture.isPending) changePicture.reset();
					}}
				/>
			</div>
			<div className={layout.bar}>
				{!upload.isCropping && <FailureMessage failure={changePicture.error} />}
				<Button
					disabled={chosen === current || changing === "none"}
					busy={changing === "avatar"}
					onClick={() => change({ kind: "avatar", avatarId: chosen })}
				>
					<Trans>Confirm</Trans>
				</Button>
			</div>
			{picture && (
				<Suspense>
					<CropSheet
						key={picture.address}
						picture={picture}
						open={upload.isCropping}
						busy={changePicture.isPending}
						failure={changePicture.error}
						onUse={(square) =>
							change({ kind: "file", square }, upload.endCropping)
						}
						onBroken={() => {
							upload.endCropping();
							setError("broken");
						}}
						onClose={() => {
							upload.endCropping();
							changePicture.reset();
						}}
						onClosed={upload.drop}
					/>
				</Suspense>
			)}
		</>
	);
}

/** The preview of the picture, with buttons to upload another one or, with `onRemove`, to remove it. */
function CurrentPicture({
	src,
	name,
	upload: { isOpening, pick, field, error, picture },
	changing,
	onRemove,
}: {
	src: string;
	name: string;
	upload: ReturnType<typeof useChosenPicture>;
	changing: PictureChange["kind"] | null;
	onRemove: (() => void) | undefined;
}) {
	return (
		<div className={styles.now}>
			<Avatar src={src} name={name} size={112} className={styles.preview} />
			<div className={styles.ways}>
				<Button
					kind="second"
					size="small"
					busy={isOpening}
					disabled={changing !== null}
					icon={<ImageUp size={18} />}
					onClick={pick}
				>
					<Trans>Upload a picture</Trans>
				</Button>
				{onRemove && (
					<Button
						kind="surface"
						size="small"
						busy={changing === "none"}
						disabled={changing === "avatar"}
						onClick={onRemove}
					>
						<Trans>Remove picture</Trans>
					</Button>
				)}
			</div>
			<input
				{...field}
				type="file"
				accept="image/jpeg,image/png,image/webp"
				hidden
			/>
			{/* The page is inert until the crop sheet has closed, so an earlier error would not be announced. */}
			{error && !picture && (
				<FailureMessage failure={error} fallback={uploadErrorTexts[error]} />
			)}
		</div>
	);
}
