// /address: the delivery address, from the draft, the newest saved address or the profile (2 §2, 2 §4).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import layout from "../../components/pages/form.module.css";
import { LoadingBoxes } from "../../components/pages/LoadingStatus";
import { useSearchParams } from "../../components/pages/useSearchParams";
import {
	type AddressForm,
	emptyAddress,
} from "../../domain/delivery/addressForm";
import { deliveryDays } from "../../domain/delivery/deliveryWindow";
import {
	formatMobile,
	isMobileComplete,
} from "../../domain/member/mobileNumber";
import { shownLastName } from "../../domain/member/personName";
import {
	deliveryDrafts,
	deliveryReference,
} from "../../platform/storage/deliveryDraft";
import { customerQueries } from "../../queries/customer";
import { deliveryQueries } from "../../queries/delivery";
import { AddressEditor } from "./AddressEditor";
import { DeliveryPage } from "./DeliveryPage";
import styles from "./delivery.module.css";

/** A number that the host has masked is of no use here. */
const usableMobile = (given: string) => (isMobileComplete(given) ? given : "");

/** A field of one line would join the lines of a text without a space. */
const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** The address does not name the prize: its reference is read from the storage (Privilege_Ref_Delivery). */
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
	// A draft is shown at once; without saved addresses the form starts empty, and a later load does not change it.
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
					<span className={styles.when}>{t`${deliveryDays}\u00a0days`}</span>
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
