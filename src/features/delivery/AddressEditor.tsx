// The address form: saves a draft, validates, asks, saves and continues (2 §4 Delivery flow, 2 §5).
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
	type AddressError,
	type AddressField,
	type AddressForm,
	validateAddress,
} from "../../domain/delivery/addressForm";
import { pathAfterAddress } from "../../domain/delivery/deliveryPaths";
import { goTo } from "../../platform/browser/open";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { deliveryDrafts } from "../../platform/storage/deliveryDraft";
import { dropDraft, saveDraft } from "../../platform/storage/draft";
import { deliveryMutations } from "../../queries/delivery";
import { Button } from "../../ui/form/Button";
import { AddressFields } from "./AddressFields";
import { AddressQuestion } from "./AddressQuestion";
import styles from "./delivery.module.css";
import { usePlaces } from "./usePlaces";

type Errors = Partial<Record<AddressField, AddressError>>;

/** The errors of unchanged fields; input clears an error (2 §5). */
function remainingErrors(
	errors: Errors,
	before: AddressForm,
	after: AddressForm,
) {
	const left: Errors = { ...errors };
	for (const field of Object.keys(left) as AddressField[])
		if (before[field] !== after[field]) delete left[field];
	return left;
}

/** `restored`: starts with the draft; `mobile`: the profile's number, "" for none. */
export function AddressEditor({
	begin,
	restored,
	module,
	mobile,
}: {
	begin: AddressForm;
	restored: boolean;
	module: string;
	mobile: string;
}) {
	const [first] = useState(begin);
	const [form, setForm] = useState(first);
	const [errors, setErrors] = useState<Errors>({});
	const [asking, setAsking] = useState(false);
	const saved = useRef(false);
	const element = useRef<HTMLFormElement>(null);
	const places = usePlaces(form);
	const save = useMutation(deliveryMutations.saveAddress());
	useUpdateLock(restored || form !== first || asking);

	function change(next: AddressForm) {
		setErrors((before) => remainingErrors(before, form, next));
		setForm(next);
		saveDraft(deliveryDrafts.address, next);
	}
	function submit(event: FormEvent) {
		event.preventDefault();
		const found = { ...validateAddress(form), ...places.errors };
		if (Object.keys(found).length === 0) {
			save.reset();
			setAsking(true);
			return;
		}
		flushSync(() => setErrors(found));
		element.current
			?.querySelector<HTMLElement>("[aria-invalid='true']")
			?.focus();
	}
	function confirm() {
		save.mutate(
			{ form, names: places.names },
			{
				onSuccess: () => {
					saved.current = true;
					dropDraft(deliveryDrafts.address);
					setAsking(false);
				},
			},
		);
	}
	return (
		<form ref={element} noValidate className={styles.form} onSubmit={submit}>
			<AddressFields
				form={form}
				errors={errors}
				places={places}
				onChange={change}
			/>
			<div className={styles.bar}>
				<Button block type="submit">
					<Trans>Confirm address</Trans>
				</Button>
			</div>
			<AddressQuestion
				open={asking}
				form={form}
				places={places.shown}
				busy={save.isPending}
				failure={save.error}
				onConfirm={confirm}
				onEdit={() => setAsking(false)}
				onClosed={() => {
					if (saved.current) goTo(pathAfterAddress(module, mobile));
				}}
			/>
		</form>
	);
}
