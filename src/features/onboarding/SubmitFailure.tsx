// Why a form of the registration or the terms could not be sent; nothing where that is shown globally (3 §8 Error On Submit).
import { useDialogText } from "../../components/dialogs/useDialogText";
import failureClass from "../../components/pages/FailureMessage.module.css";
import type { Failure } from "../../domain/app/failure";
import { submitErrorText } from "../../domain/member/registerFailure";

export function SubmitFailure({ failure }: { failure: Failure | null }) {
	const text = useDialogText();
	const shown = failure && submitErrorText(failure);
	if (!shown) return null;
	return (
		<p role="alert" className={failureClass.failure}>
			{text(shown)}
		</p>
	);
}
