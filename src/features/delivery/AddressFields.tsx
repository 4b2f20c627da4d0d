// The fields of the delivery address; a place clears those below it (2 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import { MobileField } from "../../components/otp/MobileField";
import {
	type AddressError,
	type AddressField,
	type AddressForm,
	changeAddress,
	chooseSubDistrict,
} from "../../domain/delivery/addressForm";
import { Field } from "../../ui/form/Field";
import { SelectField } from "../../ui/form/SelectField";
import styles from "./delivery.module.css";
import type { PlaceList, Places } from "./usePlaces";

export function AddressFields({
	form,
	errors,
	places,
	onChange,
}: {
	form: AddressForm;
	errors: Partial<Record<AddressField, AddressError>>;
	places: Places;
	onChange: (next: AddressForm) => void;
}) {
	const { t } = useLingui();
	const set = (field: AddressField) => (value: string) =>
		onChange(changeAddress(form, field, value));
	const sentences: Record<AddressError, string> = {
		fill: t`Please fill this in`,
		select: t`Please choose one`,
		phone: t`Please enter a phone number of ten digits`,
		postcode: t`A postcode has five digits`,
	};
	const errorText = (field: AddressField) => {
		const error = errors[field];
		return error && sentences[error];
	};
	const text = (field: AddressField) => ({
		value: form[field],
		problem: errorText(field),
		onChange: ({ target }: { target: HTMLInputElement }) =>
			set(field)(target.value),
	});
	/** A list that failed to load offers a retry. */
	const select = (
		field: AddressField,
		{ choices, isLoading, retry }: PlaceList,
		problem: string,
	) => ({
		choices,
		value: form[field],
		disabled: isLoading || (choices.length === 0 && !retry),
		"aria-busy": isLoading || undefined,
		// A chosen place that appears in a list loaded later is valid.
		problem: retry
			? t`The list could not be loaded.`
			: !choices.some(({ value }) => value === form[field]) &&
				errorText(field) &&
				problem,
		action: retry && (
			<button type="button" className={styles.again} onClick={retry}>
				<Trans>Try again</Trans>
			</button>
		),
	});
	return (
		<div className={styles.fields}>
			<div className={styles.names}>
				<Field
					label={t`First name`}
					autoComplete="given-name"
					maxLength={100}
					{...text("first_name")}
				/>
				<Field
					label={t`Last name`}
					autoComplete="family-name"
					maxLength={100}
					{...text("last_name")}
				/>
			</div>
			<MobileField
				label={t`Phone number`}
				value={form.contactno}
				problem={errorText("contactno")}
				onChange={set("contactno")}
			/>
			<Field
				label={t`House no., building, street`}
				autoComplete="street-address"
				maxLength={300}
				{...text("address")}
			/>
			<SelectField
				label={t`Province`}
				prompt={t`Choose a province`}
				autoComplete="address-level1"
				{...select(
					"provinceid",
					places.provinces,
					t`Choose a province to go on`,
				)}
				onChange={({ target }) => set("provinceid")(target.value)}
			/>
			<SelectField
				label={t`District`}
				prompt={t`Choose a district`}
				autoComplete="address-level2"
				{...select(
					"districtid",
					places.districts,
					t`Choose a district to go on`,
				)}
				onChange={({ target }) => set("districtid")(target.value)}
			/>
			<SelectField
				label={t`Sub-district`}
				prompt={t`Choose a sub-district`}
				autoComplete="address-level3"
				{...select(
					"subdistrictid",
					places.subDistricts,
					t`Choose a sub-district to go on`,
				)}
				onChange={({ target }) =>
					onChange(
						chooseSubDistrict(
							form,
							target.value,
							places.postcodeOf(target.value),
						),
					)
				}
			/>
			<Field
				label={t`Postcode`}
				inputMode="numeric"
				autoComplete="postal-code"
				{...text("postalcode")}
			/>
			<Field
				label={t`Note for the delivery (optional)`}
				autoComplete="off"
				maxLength={300}
				{...text("remark")}
			/>
		</div>
	);
}
