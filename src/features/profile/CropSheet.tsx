// The crop of a chosen picture in a round frame (M12).
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Area } from "react-easy-crop";
import { FailureMessage } from "../../components/pages/FailureMessage";
import { Button } from "../../ui/form/Button";
import { CropFrame } from "../../ui/form/CropFrame";
import { Sheet } from "../../ui/overlay/Sheet";
import type { ModalProps } from "../../ui/overlay/useModal";
import styles from "./AvatarPage.module.css";
import { type ChosenPicture, cropPicture } from "./openPicture";

export default function CropSheet({
	picture,
	busy,
	failure,
	onUse,
	onBroken,
	onClose,
	...modal
}: ModalProps & {
	picture: ChosenPicture;
	/** Whether the square is being saved. */
	busy: boolean;
	failure: unknown;
	onUse: (square: Blob) => void;
	/** Called if the browser cannot draw the picture. */
	onBroken: () => void;
}) {
	const { t } = useLingui();
	const [isCropping, setCropping] = useState(false);
	const isBusy = busy || isCropping;
	/** The chosen square; null until the picture is drawn. */
	const [square, setSquare] = useState<Area | null>(null);
	async function crop() {
		if (!square) return;
		setCropping(true);
		try {
			onUse(await cropPicture(picture.image, square));
		} catch {
			onBroken();
		} finally {
			setCropping(false);
		}
	}
	return (
		<Sheet
			label={t`Move and zoom the picture`}
			{...modal}
			onClose={isBusy ? () => undefined : onClose}
			bar={
				<>
					<FailureMessage failure={!isBusy && failure} />
					<Button busy={isBusy} onClick={() => void crop()}>
						<Trans>Use this picture</Trans>
					</Button>
					<Button kind="text" disabled={isBusy} onClick={onClose}>
						<Trans>Cancel</Trans>
					</Button>
				</>
			}
		>
			<h2 className={styles.cropTitle}>
				<Trans>Move and zoom the picture</Trans>
			</h2>
			<CropFrame
				src={picture.address}
				width={picture.image.naturalWidth}
				height={picture.image.naturalHeight}
				onCrop={setSquare}
			/>
		</Sheet>
	);
}
