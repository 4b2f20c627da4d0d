// The cross that closes a page, a sheet or a dialog.
import { useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { IconButton } from "../../ui/form/IconButton";

/** `size` is that of its icon in px; `round` adds the white background that it needs on a picture. */
export function CloseButton({
	size = 22,
	...button
}: {
	size?: number;
	round?: boolean;
	onClick: () => void;
}) {
	const { t } = useLingui();
	return <IconButton {...button} label={t`Close`} icon={<X size={size} />} />;
}
