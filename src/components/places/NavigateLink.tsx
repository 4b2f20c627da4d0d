// The way to a branch in the phone's maps (2 §5).
import { useLingui } from "@lingui/react/macro";
import Navigation from "lucide-react/icons/navigation";
import type { Position } from "../../domain/places/nearMe";
import { externalLinkProps } from "../../ui/media/externalLink";
import { directionsTo } from "./directionsTo";
import styles from "./NavigateLink.module.css";

export function NavigateLink({ name, to }: { name: string; to: Position }) {
	const { t } = useLingui();
	return (
		<a
			href={directionsTo(to)}
			{...externalLinkProps}
			className={styles.go}
			aria-label={t`Navigate to ${name}`}
		>
			<Navigation size={20} />
		</a>
	);
}
