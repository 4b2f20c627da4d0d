// Says that something is loading, to those who do not see its skeleton.
import { useLingui } from "@lingui/react/macro";
import { Status } from "../../ui/feedback/Status";

export function LoadingStatus() {
	const { t } = useLingui();
	return <Status className="visually-hidden">{t`Loading`}</Status>;
}
