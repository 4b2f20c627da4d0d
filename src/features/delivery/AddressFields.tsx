// The fields of the delivery address; choosing a place clears the places below it (2 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import {
	type Control,
	Controller,
	type UseFormReturn,
	useController,
	useWatch,
} from "react-hook-form";
import { MobileField } from "../../components/otp/MobileForm";
import layout from "../../components/pages/form.module.css";
import {
	type AddressField,
	type AddressForm,
	choosePlace,
	type PlaceField,
	postcodeDigits,
} from "../../domain/delivery/addressForm";
import { FormField } from "../../ui/form/FormField";
import { noAutoCorrect } from "../../ui/form/noAutoCorrect";
import { SelectField } from "../../ui/form/SelectField";
import styles from "./delivery.module.css";
import type { PlaceList, Places } from "./usePlaces";

export function AddressFields({
	form: { control, getValues, setValue },
	places,
}: {
	form: UseFormReturn<AddressForm, unknown, AddressForm>;
	places: Places;
}) {
	const { t } = useLingui();
	const errorTexts: Record<string, string> = {
		fill: t`Please fill this in`,
		phone: t`Please enter a phone number of ten digits that begins with 0`,
		postcode: t`A postcode has five digits`,
	};
	/** Sets only the changed fields, so that the others keep their errors. */
	function choose(field: PlaceField, id: string) {
		const before = getValues();
		const next = choosePlace(before, field, id, places.postcodeOf(id));
		for (const name of Object.keys(next) as AddressField[])
			if (next[name] !== before[name]) setValue(name, next[name]);
	}
	const field = { control, errorTexts };
	const place = { control, onChoose: choose };
	return (
		<div className={layout.fields}>
			<div className={styles.names}>
				<FormField
					{...field}
					{...noAutoCorrect}
					name="first_name"
					required
					label={t`First name`}
					autoComplete="given-name"
					maxLength={100}
				/>
				<FormField
					{...field}
					{...noAutoCorrect}
					name="last_name"
					required
					label={t`Last name`}
					autoComplete="family-name"
					maxLength={100}
				/>
			</div>
			<Controller
				control={control}
				name="contactno"
				render={({ field: { ref, value, onChange }, fieldState }) => (
					<MobileField
						ref={ref}
						label={t`Phone number`}
						value={value}
						error={errorTexts[fieldState.error?.message ?? ""]}
						onChange={onChange}
					/>
				)}
			/>
			<FormField
				{...field}
				{...noAutoCorrect}
				name="address"
				required
				label={t`House no., building, street`}
				autoComplete="address-line1"
				maxLength={300}
			/>
			<PlaceSelect
				{...place}
				name="provinceid"
				label={t`Province`}
				autoComplete="address-level1"
				list={places.provinces}
				error={t`Choose a province to go on`}
			/>
			<PlaceSelect
				{...place}
				name="districtid"
				label={t`District`}
				within="provinceid"
				withinError={t`Choose a province first`}
				autoComplete="address-level2"
				list={places.districts}
				error={t`Choose a district to go on`}
			/>
			<PlaceSelect
				{...place}
				name="subdistrictid"
				label={t`Sub-district`}
				within="districtid"
				withinError={t`Choose a district first`}
				autoComplete="address-level3"
				list={places.subDistricts}
				error={t`Choose a sub-district to go on`}
			/>
			<FormField
				{...field}
				name="postalcode"
				required
				label={t`Postcode`}
				inputMode="numeric"
				autoComplete="postal-code"
				clean={postcodeDigits}
			/>
			<FormField
				{...field}
				name="remark"
				label={t`Note for the delivery (optional)`}
				autoComplete="off"
				maxLength={300}
			/>
		</div>
	);
}

/** The select of a province, district or sub-district. `within` is the field of the larger place, and `withinError` the error while that is not chosen. A list that failed to load has a retry button; a saved choice is valid once its list is loaded. */
function PlaceSelect({
	control,
	name,
	within,
	withinError,
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
	within?: PlaceField;
	withinError?: string;
	list: PlaceList;
	onChoose: (field: PlaceField, id: string) => void;
}) {
	const { t } = useLingui();
	const { field, fieldState } = useController({ control, name });
	const outer = useWatch({ control, name: within ?? name });
	const isOuterMissing = within !== undefined && outer === "";
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
					: fieldState.error &&
						!isListed &&
						(isOuterMissing ? withinError : error)
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
