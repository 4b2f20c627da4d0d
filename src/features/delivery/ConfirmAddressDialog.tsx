// Asks to edit or confirm the address before it is saved (2 §4 Delivery flow).
import { Trans, useLingui } from "@lingui/react/macro";
import Truck from "lucide-react/icons/truck";
import { ServerText } from "../../components/cards/ServerText";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { FailureMessage } from "../../components/pages/FailureMessage";
import type { AddressForm } from "../../domain/delivery/addressForm";
import type { ModalProps } from "../../ui/overlay/useModal";
import { AddressCard } from "./AddressCard";

export function ConfirmAddressDialog({
	form,
	places,
	busy,
	failure,
	onConfirm,
	...modal
}: ModalProps & {
	form: AddressForm;
	/** Sub-district, district and province as text. */
	places: string;
	busy: boolean;
	failure: unknown;
	onConfirm: () => void;
}) {
	const { t } = useLingui();
	return (
		<QuestionDialog
			{...modal}
			tone="accent"
			icon={<Truck size={28} />}
			title={t`Send it to this address?`}
			confirmLabel={<Trans>Confirm</Trans>}
			closeLabel={<Trans>Edit</Trans>}
			busy={busy}
			onConfirm={onConfirm}
		>
			<AddressCard
				name={`${form.first_name.trim()} ${form.last_name.trim()}`}
				mobile={form.contactno}
				lines={[form.address, `${places} ${form.postalcode}`]}
			>
				{form.remark.trim() && (
					<span>
						<ServerText>{form.remark.trim()}</ServerText>
					</span>
				)}
			</AddressCard>
			<FailureMessage failure={failure} />
		</QuestionDialog>
	);
}
