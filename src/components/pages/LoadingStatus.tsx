// Says that something is loading, to those who do not see its skeleton.
import { useLingui } from "@lingui/react/macro";

export function LoadingStatus() {
	const { t } = useLingui();
	return (
		<p role="status" className="visually-hidden">
			{t`Loading`}
		</p>
	);
}
