// The manual steps of an installation, each with its number and the icon or label to look for.
import { Trans } from "@lingui/react/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import ExternalLink from "lucide-react/icons/external-link";
import Share from "lucide-react/icons/share";
import SquarePlus from "lucide-react/icons/square-plus";
import type { ReactNode } from "react";
import styles from "./InstallSteps.module.css";

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

export function InstallSteps({ card }: { card: keyof typeof steps }) {
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
