// /alert-error: the error of its address, and help (P06, 1 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { CallCenterRow } from "../../components/dialogs/CallCenter";
import { useBack } from "../../components/dialogs/useBack";
import { Button, buttonClass } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { EntryPage } from "./EntryPage";
import { ErrorFacts } from "./ErrorFacts";
import { readErrorQuery } from "./errorQuery";

export default function AlertErrorPage() {
	const { t } = useLingui();
	const error = readErrorQuery(useSearch({ strict: false }));
	const back = useBack();
	return (
		<EntryPage
			drawing={<Emblem tone="bad" icon={<TriangleAlert />} />}
			title={error.errorTitle || t`An error occurred`}
			text={
				error.errorDetailLine ||
				t`Please try again. If it happens once more, our call center will gladly help.`
			}
			actions={
				<>
					<Button block onClick={back}>
						{error.closeButton || t`Close`}
					</Button>
					<Link
						to="/contact_us"
						className={buttonClass({ block: true, kind: "text" })}
					>
						<Trans>Contact us</Trans>
					</Link>
				</>
			}
		>
			<ErrorFacts {...error} />
			<CallCenterRow />
		</EntryPage>
	);
}
