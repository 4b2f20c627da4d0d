// welcomeAnnoucement: a picture with a link, and a checkbox that hides it for today (3 §2, 3 §4, 3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { CloseButton } from "../../components/dialogs/CloseButton";
import { emptyIfPlaceholder } from "../../domain/app/emptyIfPlaceholder";
import {
	isServedByHost,
	type LinkTarget,
	linkTarget,
} from "../../domain/app/link";
import { privilegeParameter } from "../../domain/app/pagePaths";
import {
	hideForToday,
	isHomeShown,
} from "../../domain/home/welcomeAnnouncement";
import { openTarget } from "../../platform/browser/openLink";
import { useHomeFlowOverlay } from "../../platform/browser/overlays";
import { serverNow } from "../../platform/http/clock";
import { saveHiddenAnnouncement } from "../../platform/session/homeFlow";
import checkbox from "../../ui/form/Checkbox.module.css";
import { contentRules } from "../../ui/media/contentRules";
import { Picture } from "../../ui/media/Picture";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./onboarding.module.css";

/** How long the dialog waits for its picture, in ms. */
const timeoutMs = 5000;

/** Whether a link leads away from home: to another page of the app or to a privilege over home. */
function isElsewhere(target: LinkTarget): boolean {
	if (target.kind !== "path") return target.kind === "privilege";
	const { pathname, searchParams } = new URL(target.path, location.origin);
	return (
		!isServedByHost(pathname) &&
		!isHomeShown(pathname, searchParams.get(privilegeParameter))
	);
}

export function AnnouncementDialog({
	open,
	picture,
	path,
	customerId,
	onEnd,
}: {
	open: boolean;
	picture: string;
	path: string;
	customerId: string;
	/** Called after the dialog has closed, or after home was left by a link to another page. */
	onEnd: () => void;
}) {
	const { t } = useLingui();
	const [hidesToday, setHidesToday] = useState(false);
	const [end, setEnd] = useState<"closed" | "followed" | null>(null);
	const shape = usePictureShape(picture);
	// Something else may have been opened while the picture loaded.
	const isOpen = useHomeFlowOverlay(
		open && end === null && shape !== undefined,
	);
	const target = linkTarget(emptyIfPlaceholder(path), location.origin);
	const followed = end === "followed" ? target : null;
	const leavesHome = followed !== null && isElsewhere(followed);
	const handleLeft = useEffectEvent(() => {
		if (leavesHome) onEnd();
	});
	useEffect(() => () => handleLeft(), []);
	function close(how: "closed" | "followed") {
		if (hidesToday)
			saveHiddenAnnouncement(hideForToday(customerId, serverNow()));
		setEnd(how);
	}
	function follow() {
		if (target?.kind !== "newTab") return close("followed");
		// Opened within the press, because later the browser would block it as a popup.
		openTarget(target);
		close("closed");
	}
	// Navigates after closing, because the removal of the dialog's history entry would undo an earlier navigation.
	function closed() {
		if (followed) openTarget(followed);
		if (leavesHome) return;
		setEnd(null);
		onEnd();
	}
	return (
		<Dialog
			size="custom"
			open={isOpen}
			onClose={() => close("closed")}
			onClosed={closed}
			label={t`Announcement`}
		>
			<div className={styles.close}>
				<CloseButton size={24} onClick={() => close("closed")} />
			</div>
			<button
				type="button"
				aria-label={target ? t`Open the announcement` : t`Close`}
				className={styles.announcement}
				onClick={follow}
			>
				<Picture
					src={picture}
					ratio={shape}
					eager
					contain
					className={`ring ${styles.announcement}`}
				/>
			</button>
			<label className={styles.today}>
				<input
					type="checkbox"
					className={checkbox.box}
					checked={hidesToday}
					onChange={({ target }) => setHidesToday(target.checked)}
				/>
				<Trans>Do not show this again today</Trans>
			</label>
		</Dialog>
	);
}

/** The aspect ratio of a picture for CSS, as width/height ("3/4"): undefined until it is loaded, "1/1" after a failure or a long wait and for a vector picture without a size. */
function usePictureShape(src: string): string | undefined {
	const [shape, setShape] = useState<string>();
	useEffect(() => {
		const picture = new Image();
		picture.onload = () => {
			const { naturalWidth: width, naturalHeight: height } = picture;
			setShape(width > 0 && height > 0 ? `${width}/${height}` : "1/1");
		};
		picture.onerror = () => setShape("1/1");
		picture.src = contentRules.pictureSource(src);
		const timer = setTimeout(
			() => setShape((known) => known ?? "1/1"),
			timeoutMs,
		);
		return () => {
			clearTimeout(timer);
			picture.onload = picture.onerror = null;
		};
	}, [src]);
	return shape;
}
