// /address: the delivery address, filled in from the draft, the newest saved address or the profile (2 §2, 2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import Truck from "lucide-react/icons/truck";
import { type SubmitEvent, useState } from "react";
import { ServerText } from "../../components/cards/ServerText";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { FailureMessage } from "../../components/pages/FailureMessage";
import layout from "../../components/pages/form.module.css";
import { LoadingBoxes } from "../../components/pages/LoadingStatus";
import { useSearchParams } from "../../components/pages/useSearchParams";
import {
	type AddressForm,
	addressSchema,
	emptyAddress,
} from "../../domain/delivery/addressForm";
import { pathAfterAddress } from "../../domain/delivery/deliveryPaths";
import { deliveryDays } from "../../domain/delivery/deliveryWindow";
import {
	formatMobile,
	isMobileComplete,
} from "../../domain/member/mobileNumber";
import { shownLastName } from "../../domain/member/personName";
import { goTo } from "../../platform/browser/openLink";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import {
	deliveryDrafts,
	deliveryReference,
} from "../../platform/storage/deliveryDraft";
import { customerQueries } from "../../queries/customer";
import { deliveryMutations, deliveryQueries } from "../../queries/delivery";
import { Button } from "../../ui/form/Button";
import { useSchemaForm } from "../../ui/form/useSchemaForm";
import { AddressCard } from "./AddressCard";
import { AddressFields } from "./AddressFields";
import { DeliveryPage } from "./DeliveryPage";
import styles from "./delivery.module.css";
import { usePlaces } from "./usePlaces";

/** Returns the number, or "" for one that the host has masked. */
const usableMobile = (given: string) => (isMobileComplete(given) ? given : "");

/** Replaces line breaks with spaces, because a one-line field would join the lines without a space. */
const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** The URL does not name the prize, whose reference is read from the storage (Privilege_Ref_Delivery). */
export default function AddressPage() {
	const { t } = useLingui();
	const { module = "" } = useSearchParams();
	const [reference] = useState(deliveryReference);
	const [isRestored] = useState(() => deliveryDrafts.address.read() !== null);
	const addresses = useQuery(deliveryQueries.addresses());
	const profile = useQuery(customerQueries.profile());
	const mobile = usableMobile(profile.data?.mobileno ?? "");

	const newest = addresses.data?.[0];
	const saved: AddressForm = newest
		? {
				...newest,
				address: oneLine(newest.address),
				remark: oneLine(newest.remark),
				contactno: formatMobile(usableMobile(newest.contactno)),
			}
		: {
				...emptyAddress,
				first_name: profile.data?.firstname ?? "",
				last_name: shownLastName(profile.data?.lastname ?? ""),
				contactno: formatMobile(mobile),
			};
	// A draft is shown at once; after a failed load the form starts with what is known, and a later load does not change it.
	const waits =
		!isRestored &&
		[addresses, profile].some(
			(query) => query.isLoading && !query.isFetchedAfterMount,
		);
	return (
		<DeliveryPage
			reference={reference}
			title={t`Delivery address`}
			action={
				reference !== "" && (
					<span
						className={styles.when}
					>{t`Arrives in ${deliveryDays}\u00a0days`}</span>
				)
			}
			ready={!waits}
			skeleton={
				<LoadingBoxes
					className={layout.fields}
					count={6}
					height={80}
					radius={14}
				/>
			}
		>
			<AddressEditor saved={saved} module={module} mobile={mobile} />
		</DeliveryPage>
	);
}

/** The address form: saves a draft, validates, asks for confirmation, saves the address and continues (2 §4 Delivery flow, 2 §5). `saved` fills the form if there is no draft; `mobile` is the profile's number, "" for none. */
export function AddressEditor({
	saved,
	module,
	mobile,
}: {
	saved: AddressForm;
	module: string;
	mobile: string;
}) {
	const { t } = useLingui();
	const [draft] = useState(deliveryDrafts.address.read);
	const [initialForm] = useState(draft ? { ...emptyAddress, ...draft } : saved);
	const [values, setValues] = useState(initialForm);
	const [asking, setAsking] = useState(false);
	const places = usePlaces(values);
	const form = useSchemaForm(
		addressSchema(places.listed),
		initialForm,
		(next) => {
			setValues(next);
			deliveryDrafts.address.save(next);
		},
	);
	const save = useMutation(deliveryMutations.saveAddress());
	const remark = values.remark.trim();
	const isTyped = draft !== null || values !== initialForm;
	useUpdateLock(isTyped || asking);

	const check = form.handleSubmit(ask);
	function submit(event: SubmitEvent) {
		event.preventDefault();
		// No place can be validated while the lists of places are loading, which the button shows.
		if (!places.isLoading) void check(event);
	}
	function ask() {
		save.reset();
		setAsking(true);
	}
	function confirm() {
		save.mutate(
			{ form: values, names: places.names },
			{
				onSuccess: () => {
					// If nothing was typed here, the draft belongs to another tab.
					if (isTyped) deliveryDrafts.address.drop();
					setAsking(false);
				},
			},
		);
	}
	function continueToNumber() {
		// The code page sends a code without a press only to a number that is saved on this phone.
		if (mobile) deliveryDrafts.mobile.save(formatMobile(mobile));
		goTo(pathAfterAddress(module, mobile));
	}
	return (
		<form noValidate className={layout.form} onSubmit={submit}>
			<AddressFields form={form} places={places} />
			<div className={layout.bar}>
				<Button type="submit" busy={places.isLoading}>
					<Trans>Confirm address</Trans>
				</Button>
			</div>
			<QuestionDialog
				open={asking}
				tone="accent"
				icon={<Truck />}
				title={t`Send it to this address?`}
				confirmLabel={<Trans>Confirm</Trans>}
				closeLabel={<Trans>Edit</Trans>}
				busy={save.isPending}
				onConfirm={confirm}
				onClose={() => setAsking(false)}
				onClosed={() => {
					if (save.isSuccess) continueToNumber();
				}}
			>
				<AddressCard
					name={`${values.first_name.trim()} ${values.last_name.trim()}`}
					mobile={values.contactno}
					lines={[values.address, `${places.shown} ${values.postalcode}`]}
				>
					{remark && (
						<span>
							<ServerText>{remark}</ServerText>
						</span>
					)}
				</AddressCard>
				<FailureMessage failure={save.error} />
			</QuestionDialog>
		</form>
	);
}
