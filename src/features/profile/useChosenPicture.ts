// The picture file that a person chooses for the profile, and why it cannot be used (3 §8).
import {
	type ChangeEvent,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import type { PictureError } from "../../domain/member/validatePicture";
import { succeeds } from "../../platform/browser/succeeds";
import { type ChosenPicture, openPicture } from "./openPicture";

/** Loads a chunk of its own, so that the chunk of the member pages stays small. */
export const loadCropSheet = () => import("./CropSheet");

export type UploadError = PictureError | "notLoaded";

/** `onPick` is called when the person opens the file dialog. */
export function useChosenPicture(onPick: () => void) {
	const [picture, setPicture] = useState<ChosenPicture | null>(null);
	const [isCropping, setCropping] = useState(false);
	const [error, setError] = useState<UploadError | null>(null);
	const input = useRef<HTMLInputElement>(null);
	/** The last chosen file, undefined for none; null once it is dropped. */
	const latestFile = useRef<File | null>(undefined);
	const [isOpening, setOpening] = useState(false);
	useEffect(
		() => () => {
			if (picture) URL.revokeObjectURL(picture.address);
		},
		[picture],
	);

	async function choose(file: File | undefined) {
		latestFile.current = file;
		// Allows choosing the same file again.
		if (input.current) input.current.value = "";
		setOpening(true);
		const opened = await openPicture(file);
		const isPicture = typeof opened !== "string";
		// Loaded before it is rendered, since a failed lazy component would replace the page.
		const canCrop = isPicture && (await succeeds(loadCropSheet()));
		// Both take time: another file may have been chosen since.
		const isLatest = latestFile.current === file;
		if (isPicture && !(canCrop && isLatest))
			URL.revokeObjectURL(opened.address);
		if (!isLatest) return;
		setOpening(false);
		if (!isPicture) return setError(opened);
		if (!canCrop) return setError("notLoaded");
		setPicture(opened);
		setCropping(true);
	}
	// React has no cancel event for file inputs.
	const chooseNone = useEffectEvent(() => void choose(undefined));
	useEffect(() => {
		const field = input.current;
		const onCancel = () => chooseNone();
		field?.addEventListener("cancel", onCancel);
		return () => {
			field?.removeEventListener("cancel", onCancel);
			latestFile.current = null;
		};
	}, []);
	return {
		isOpening,
		/** Drops a file that is being opened, and the error of the last one. */
		forget: () => {
			latestFile.current = null;
			setError(null);
			setOpening(false);
		},
		picture,
		isCropping,
		endCropping: () => setCropping(false),
		drop: () => setPicture(null),
		error,
		setError,
		/** Removes the last file's error, so that the same text is announced again, and opens the file dialog. */
		pick: () => {
			onPick();
			setError(null);
			input.current?.click();
		},
		field: {
			ref: input,
			onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
				void choose(target.files?.[0]),
		},
	};
}
