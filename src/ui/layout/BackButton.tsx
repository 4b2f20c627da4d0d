// The button with the arrow back.
import { useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { IconButton } from "../form/IconButton";

/** `round` adds the white background that it needs on a picture. */
export function BackButton(button: { round?: boolean; onClick: () => void }) {
	const { t } = useLingui();
	return (
		<IconButton {...button} label={t`Back`} icon={<ChevronLeft size={26} />} />
	);
}
