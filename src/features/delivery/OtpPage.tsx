// `/otp?contact_no=&module=`: the one-time code of an order (2 §2, 2 §4 Delivery flow, 2 §8).
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { OtpRequestForm } from "../../components/otp/OtpRequestForm";
import { useAskedOtp } from "../../components/otp/useAskedOtp";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { mobilePath } from "../../domain/delivery/deliveryPaths";
import { isValidMobile, mobileDigits } from "../../domain/member/mobileNumber";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import {
	deliveryReference,
	readDeliveryMobile,
} from "../../platform/storage/deliveryDraft";
import { DeliveryPage } from "./DeliveryPage";
import { useOrder } from "./useOrder";

/** The key remounts the page when the number in the address changes. */
export default function OtpPage() {
	const { contact_no = "" } = useSearchParams();
	return <PageOfNumber key={mobileDigits(contact_no)} />;
}

function PageOfNumber() {
	const { t } = useLingui();
	const navigate = useNavigate();
	const { contact_no = "", module = "" } = useSearchParams();
	const [reference] = useState(deliveryReference);
	const isNumber = isValidMobile(contact_no);
	const mobile = mobileDigits(contact_no);
	const numberPage = mobilePath(module);
	// Without a valid number, opens the page that asks for one.
	useAfterMount(
		() => navigate({ href: numberPage, replace: true }),
		reference !== "" && !isNumber && numberPage,
	);

	// A code is sent without a press only to the number that was entered on this phone.
	const code = useAskedOtp(
		mobile,
		reference,
		() => readDeliveryMobile() === mobile,
	);
	const order = useOrder({ reference, module, onExpired: code.endWait });
	return (
		<DeliveryPage
			reference={reference}
			ready={isNumber}
			large
			title={code.isAsked ? t`Enter the code` : t`Confirm your mobile number`}
		>
			<OtpRequestForm
				{...order}
				mobile={mobile}
				purpose={reference}
				numberPage={numberPage}
				code={code}
			/>
		</DeliveryPage>
	);
}
