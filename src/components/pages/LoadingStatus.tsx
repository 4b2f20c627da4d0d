// Announces to screen readers that something is loading.
import { useLingui } from "@lingui/react/macro";
import { Status } from "../../ui/feedback/Status";

export function LoadingStatus() {
	const { t } = useLingui();
	return <Status className="visually-hidden">{t`Loading`}</Status>;
}
