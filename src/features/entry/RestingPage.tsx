// The landing page at rest: why nobody was signed in, and the three ways on.
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import { orSayOffline } from "../../components/orSayOffline";
import { useText } from "../../components/useText";
import { loadPage } from "../../platform/release";
import { Button, buttonClass } from "../../ui/Button";
import { Emblem } from "../../ui/Emblem";
import { EntryPage } from "./EntryPage";
import type { Resting } from "./resting";

export function RestingPage({ title, text }: Resting) {
	const words = useText();
	return (
		<EntryPage
			drawing={<Emblem tone="accent" icon={<CalendarClock />} />}
			title={words(title)}
			text={words(text)}
			actions={
				<>
					<Button block onClick={() => orSayOffline(loadPage())}>
						<Trans>Try again</Trans>
					</Button>
					<Link
						to="/"
						replace
						className={buttonClass({ block: true, kind: "second" })}
					>
						<Trans>Back to home</Trans>
					</Link>
					<Link
						to="/contact_us"
						className={buttonClass({ block: true, kind: "text" })}
					>
						<Trans>Contact us</Trans>
					</Link>
				</>
			}
		/>
	);
}
