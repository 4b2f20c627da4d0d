// The install sheet: browser prompt, manual steps, or leaving another app's browser (P29, O08).
import { Trans, useLingui } from "@lingui/react/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import ExternalLink from "lucide-react/icons/external-link";
import Feather from "lucide-react/icons/feather";
import Share from "lucide-react/icons/share";
import SquarePlus from "lucide-react/icons/square-plus";
import WifiOff from "lucide-react/icons/wifi-off";
import Zap from "lucide-react/icons/zap";
import { type ReactNode, useState } from "react";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import {
	dismissInstall,
	openOutsideLine,
	promptInstall,
} from "../../platform/pwa/install";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Sheet } from "../../ui/overlay/Sheet";
import styles from "./InstallDialog.module.css";

const reasons = (
	<ul className={styles.reasons}>
		<li className="row leading-line">
			<Zap size={20} />
			<Trans>Opens straight from the home screen</Trans>
		</li>
		<li className="row leading-line">
			<WifiOff size={20} />
			<Trans>Your codes open without internet</Trans>
		</li>
		<li className="row leading-line">
			<Feather size={20} />
			<Trans>Takes less than 2 MB</Trans>
		</li>
	</ul>
);

export default function InstallDialog({
	request: { card },
	...modal
}: DialogProps<"install">) {
	const { t } = useLingui();
	const [asking, setAsking] = useState(false);
	const hasSteps = card !== "prompt" && card !== "line";
	const stepsTitle =
		card === "inApp"
			? t`Open in your browser first`
			: t`Add to home screen in 3 steps`;
	const title = hasSteps ? stepsTitle : t`Your code in two taps`;

	function handleDismiss() {
		dismissInstall();
		modal.onClose();
	}
	async function add() {
		setAsking(true);
		if (await promptInstall()) modal.onClose();
		else handleDismiss();
	}
	function leave() {
		modal.onClose();
		openOutsideLine();
	}

	return (
		<Sheet
			{...modal}
			onClose={handleDismiss}
			label={title}
			reading
			fixedBar
			bar={
				<>
					{card === "prompt" && (
						<Button busy={asking} onClick={add}>
							<Trans>Add to home screen</Trans>
						</Button>
					)}
					{card === "line" && (
						<Button onClick={leave}>
							<Trans>Open in browser</Trans>
						</Button>
					)}
					{hasSteps ? (
						<Button onClick={handleDismiss}>
							<Trans>Got it</Trans>
						</Button>
					) : (
						<Button kind="text" disabled={asking} onClick={handleDismiss}>
							<Trans>Later</Trans>
						</Button>
					)}
				</>
			}
		>
			<div className={styles.head}>
				<img src="/icons/favicon.svg" alt="" width={60} height={60} />
				<h2 className="title-22">
					<PhraseWrap>{title}</PhraseWrap>
				</h2>
			</div>
			{hasSteps ? <InstallSteps card={card} /> : reasons}
			{card === "line" && (
				<p className={styles.note}>
					<Trans>
						LINE cannot add apps to the home screen. Open Galaxy Gift in your
						browser and add it there.
					</Trans>
				</p>
			)}
		</Sheet>
	);
}

/** A manual step of an installation, with the icon or label to look for. */
interface Step {
	picture: ReactNode;
	isAccent?: boolean;
	words: ReactNode;
}

const addSteps = (share: ReactNode): Step[] => [
	{ picture: <Share size={26} />, isAccent: true, words: share },
	{
		picture: <SquarePlus size={26} />,
		words: (
			<Trans>
				Scroll down and choose <b>Add to Home Screen</b>
			</Trans>
		),
	},
	{
		picture: <Trans>Add</Trans>,
		isAccent: true,
		words: (
			<Trans>
				Tap <b>Add</b> in the top corner
			</Trans>
		),
	},
];

const steps = {
	// Since iOS 26 the default bar of Safari has Share in its page menu.
	shareBelow: addSteps(
		<Trans>
			Tap Share in the bar below. Not there? Tap the three dots first
		</Trans>,
	),
	shareAbove: addSteps(<Trans>Tap Share at the top</Trans>),
	inApp: [
		{
			picture: <Ellipsis size={26} />,
			isAccent: true,
			words: <Trans>Tap the menu in the corner</Trans>,
		},
		{
			picture: <ExternalLink size={26} />,
			words: (
				<Trans>
					Choose <b>Open in browser</b>
				</Trans>
			),
		},
		{
			picture: <SquarePlus size={26} />,
			words: <Trans>Add it to the home screen from there</Trans>,
		},
	],
} satisfies Record<string, Step[]>;

function InstallSteps({ card }: { card: keyof typeof steps }) {
	return (
		<ol className={styles.steps}>
			{steps[card].map(({ picture, isAccent, words }: Step, at) => {
				const number = at + 1;
				return (
					<li key={number} className={styles.step}>
						<span className={styles.number} aria-hidden="true">
							{number}
						</span>
						<p className={styles.words}>{words}</p>
						<span
							className={`${styles.picture} ${isAccent ? styles.accent : ""}`}
							aria-hidden="true"
						>
							{picture}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
