// A link to the directions to a branch: Apple's maps on Apple devices, the web elsewhere (2 §5, 2 §7).
import { useLingui } from "@lingui/react/macro";
import Navigation from "lucide-react/icons/navigation";
import {
	directionsAddress,
	isAppleDevice,
} from "../../domain/places/directions";
import type { Position } from "../../domain/places/nearMe";
import { afterThai } from "../../domain/text/thaiText";
import { useLocale } from "../../platform/i18n/locale";
import { externalLinkProps } from "../../ui/media/externalLink";
import styles from "./NavigateLink.module.css";

export function NavigateLink({
	name: branch,
	to,
}: {
	name: string;
	to: Position;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const name = locale === "th" ? afterThai(branch) : branch;
	const isApple = isAppleDevice(navigator.userAgent);
	return (
		<a
			href={directionsAddress(to, isApple)}
			{...externalLinkProps}
			className={styles.go}
			aria-label={t`Navigate to ${name}`}
		>
			<Navigation size={20} />
		</a>
	);
}
