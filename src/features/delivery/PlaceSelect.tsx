// The select of a province, district or sub-district.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { type Control, useController } from "react-hook-form";
import type {
	AddressForm,
	PlaceField,
} from "../../domain/delivery/addressForm";
import { SelectField } from "../../ui/form/SelectField";
import styles from "./delivery.module.css";
import type { PlaceList } from "./usePlaces";

/** A list that failed to load offers a retry; a chosen place that appears in a list loaded later is valid. */
export function PlaceSelect({
	control,
	name,
	list: { choices, isLoading, retry },
	error,
	onChoose,
	...rest
}: Pick<
	ComponentProps<typeof SelectField>,
	"label" | "autoComplete" | "error"
> & {
	control: Control<AddressForm>;
	name: PlaceField;
	list: PlaceList;
	onChoose: (field: PlaceField, id: string) => void;
}) {
	const { t } = useLingui();
	const { field, fieldState } = useController({ control, name });
	const isListed = choices.some(({ value }) => value === field.value);
	return (
		<SelectField
			{...rest}
			prompt={t`Choose`}
			ref={field.ref}
			value={field.value}
			choices={choices}
			disabled={isLoading || (choices.length === 0 && !retry)}
			aria-busy={isLoading || undefined}
			onChange={({ target }) => onChoose(name, target.value)}
			error={
				retry
					? t`The list could not be loaded.`
					: fieldState.error && !isListed && error
			}
			action={
				retry && (
					<button
						type="button"
						className={`target ${styles.again}`}
						onClick={retry}
					>
						<Trans>Try again</Trans>
					</button>
				)
			}
		/>
	);
}
