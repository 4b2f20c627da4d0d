// The video of an article, which is loaded on a tap (3 §2, 3 §5 Links).
import { Trans, useLingui } from "@lingui/react/macro";
import ExternalLink from "lucide-react/icons/external-link";
import Play from "lucide-react/icons/play";
import WifiOff from "lucide-react/icons/wifi-off";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { videoOf } from "../../domain/article/video";
import { isOnline, useOnline } from "../../platform/browser/online";
import { openLink } from "../../platform/browser/openLink";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import styles from "./VideoFrame.module.css";

/** A YouTube frame may play, go full screen and open its own page. */
const sandbox =
	"allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

/** MediaError.MEDIA_ERR_NETWORK: the connection was lost while the video was loading. */
const networkError = 2;

/** The player replaces the pressed button and takes over its focus. */
const takeFocus = (player: HTMLElement | null) => player?.focus();

/** Renders nothing if the address has no video; `title` is part of the accessible name. */
export function VideoFrame({
	address,
	title,
}: {
	address: string;
	title: string;
}) {
	const { t } = useLingui();
	const online = useOnline();
	const [playing, setPlaying] = useState<string | null>(null);
	/** The source that the player could not play, such as a web page instead of a video. */
	const [broken, setBroken] = useState<string | null>(null);
	const poster = useRef<HTMLButtonElement>(null);
	// The player and the button replace each other under the finger.
	useContentGuard(playing);
	const video = videoOf(address);
	if (!video) return null;
	const host = video.kind === "youTube" ? "YouTube" : new URL(video.src).host;
	const name = t`Video: ${title}`;
	if (playing === video.src)
		return video.kind === "youTube" ? (
			<iframe
				ref={takeFocus}
				src={`${video.src}?autoplay=1&rel=0`}
				title={name}
				className={styles.frame}
				sandbox={sandbox}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				// YouTube requires a referrer; it gets only the host.
				referrerPolicy="strict-origin"
			/>
		) : (
			<video
				ref={takeFocus}
				src={video.src}
				aria-label={name}
				className={styles.frame}
				controls
				autoPlay
				playsInline
				onError={({ currentTarget: player }) => {
					const { error } = player;
					const hadFocus = player === document.activeElement;
					// A video is marked as broken only if another attempt would not help, not after a lost connection.
					if (isOnline() && error?.code !== networkError) setBroken(video.src);
					flushSync(() => setPlaying(null));
					if (hadFocus) poster.current?.focus();
				}}
			>
				<track kind="captions" />
			</video>
		);
	const isBroken = broken === video.src;
	const Icon = !online ? WifiOff : isBroken ? ExternalLink : Play;
	return (
		<button
			ref={poster}
			type="button"
			className={styles.poster}
			disabled={!online}
			onClick={() => (isBroken ? openLink(video.src) : setPlaying(video.src))}
		>
			<span className={styles.disc}>
				<Icon size={28} />
			</span>
			<span className={styles.words}>
				<span className="visually-hidden">{name}</span>{" "}
				{!online ? (
					<Trans>The video needs a connection.</Trans>
				) : isBroken ? (
					<Trans>The video does not play here. Tap to open it at {host}.</Trans>
				) : (
					<Trans>Tap to play. The video comes from {host}.</Trans>
				)}
			</span>
		</button>
	);
}
