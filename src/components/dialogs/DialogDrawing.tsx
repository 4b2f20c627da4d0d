// The image of a dialog: an embedded drawing, which also shows offline, or a picture by its URL; the brand mark for an unknown name (1 §2).
import Check from "lucide-react/icons/check";
import Hourglass from "lucide-react/icons/hourglass";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import Users from "lucide-react/icons/users";
import WifiOff from "lucide-react/icons/wifi-off";
import X from "lucide-react/icons/x";
import { type ComponentProps, useState } from "react";
import { safeUrl } from "../../contract/webAddress";
import { ownValue } from "../../domain/app/ownValue";
import { useOnline } from "../../platform/browser/online";
import { BrandMark } from "../../ui/media/BrandMark";
import { Emblem } from "../../ui/media/Emblem";
import styles from "./DialogDrawing.module.css";

type Drawing = ComponentProps<typeof Emblem>;

const drawings: Record<string, Drawing> = {
	success: { tone: "good", icon: <Check /> },
	error: { tone: "bad", icon: <X /> },
	warning: { tone: "warn", icon: <TriangleAlert /> },
	offline: { tone: "warn", icon: <WifiOff /> },
	sandclock: { tone: "accent", icon: <Hourglass /> },
	queue: { tone: "accent", icon: <Users /> },
};
const brandMark: Drawing = { tone: "accent", icon: <BrandMark /> };

/** `name` is an image name or a variant; any other name, such as "galaxy", shows the brand mark. */
export const DialogDrawing = ({ name }: { name: string }) => (
	<Emblem {...(ownValue(drawings, name) ?? brandMark)} />
);

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

/** `image` is a drawing's name or a URL; without it the variant's drawing is shown. */
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
