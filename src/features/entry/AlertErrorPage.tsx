// /alert-error: the error of its address, and help (P06, 1 §2).
import { useLingui } from "@lingui/react/macro";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useBack } from "../../components/pages/useBack";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { ContactLink } from "./ContactLink";
import { EntryPage } from "./EntryPage";
import { ErrorHelp, readErrorQuery } from "./ErrorHelp";

export default function AlertErrorPage() {
	const { t } = useLingui();
	const error = readErrorQuery(useSearchParams());
	const back = useBack();
	return (
		<EntryPage
			drawing={<Emblem tone="bad" icon={<TriangleAlert />} />}
			title={error.errorTitle || t`An error occurred`}
			text={
				error.errorDetailLine ||
				t`Please try again. If it happens once more, our call centre will gladly help.`
			}
			actions={
				<>
					<Button onClick={back}>{error.closeButton || t`Close`}</Button>
					<ContactLink />
				</>
			}
		>
			<ErrorHelp {...error} />
		</EntryPage>
	);
}
