// The image of a dialog: an embedded drawing, which also shows offline, or a picture by its URL; the brand mark for an unknown name (1 §2).

import Check from "lucide-react/icons/check";
import Hourglass from "lucide-react/icons/hourglass";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import Users from "lucide-react/icons/users";
import WifiOff from "lucide-react/icons/wifi-off";
import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import { safeUrl } from "../../domain/app/link";
import { ownValue } from "../../domain/app/ownValue";
import { useOnline } from "../../platform/browser/online";
import { BrandMark, starPath } from "../../ui/media/BrandMark";
import styles from "./DialogDrawing.module.css";

const icon = { size: 30, strokeWidth: 1.75 };

interface Drawing {
	tone: "good" | "warn" | "bad" | "accent";
	picture: ReactNode;
}

const brandMark: Drawing = {
	tone: "accent",
	picture: <BrandMark className={styles.mark} />,
};

const drawings: Record<string, Drawing> = {
	success: { tone: "good", picture: <Check {...icon} /> },
	error: { tone: "bad", picture: <X {...icon} /> },
	warning: { tone: "warn", picture: <TriangleAlert {...icon} /> },
	offline: { tone: "warn", picture: <WifiOff {...icon} /> },
	sandclock: { tone: "accent", picture: <Hourglass {...icon} /> },
	queue: { tone: "accent", picture: <Users {...icon} /> },
};

/** `name` is an image name or a variant; an unknown one, as "galaxy", shows the brand mark. */
export function DialogDrawing({ name }: { name: string }) {
	const { tone, picture } = ownValue(drawings, name) ?? brandMark;
	return (
		<div className={`${styles.drawing} ${styles[tone]}`} aria-hidden="true">
			<svg viewBox="0 0 96 76" className={styles.orbit} aria-hidden="true">
				<ellipse
					cx="48"
					cy="38"
					rx="44"
					ry="18"
					transform="rotate(-18 48 38)"
				/>
				<path d={starPath(85, 18, 6)} />
			</svg>
			<span className={styles.ground}>{picture}</span>
		</div>
	);
}

/** The picture at a URL; offline the variant's drawing, and the brand mark after a failed load (1 §2). */
function DialogPicture({ src, variant }: { src: string; variant: string }) {
	const online = useOnline();
	const [broken, setBroken] = useState(false);
	if (!online) return <DialogDrawing name={variant} />;
	if (broken) return <DialogDrawing name="galaxy" />;
	return (
		<img
			src={src}
			alt=""
			className={styles.picture}
			onError={() => setBroken(true)}
		/>
	);
}

/** `image` is a drawing's name or a URL; without it the variant's drawing shows. */
export function DialogImage({
	image,
	variant,
}: {
	image: string | undefined;
	variant: string;
}) {
	const address = safeUrl(image ?? "")?.href;
	return address ? (
		<DialogPicture key={address} src={address} variant={variant} />
	) : (
		<DialogDrawing name={image ?? variant} />
	);
}
