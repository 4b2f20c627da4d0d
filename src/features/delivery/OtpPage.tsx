// `/otp?contact_no=&module=`: the one-time code of an order (2 §2, 2 §4 Delivery flow, 2 §8).
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslated } from "../../components/cards/useTranslated";
import { SentCodeForm } from "../../components/otp/SentCodeForm";
import { useSendCodeOnOpen } from "../../components/otp/useSendCodeOnOpen";
import { useSentCode } from "../../components/otp/useSentCode";
import { mobilePath } from "../../domain/delivery/deliveryPaths";
import { mobileDigits, validateMobile } from "../../domain/member/mobileNumber";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import {
	deliveryReference,
	readDeliveryMobile,
} from "../../platform/storage/deliveryDraft";
import { DeliveryPage } from "./DeliveryPage";
import styles from "./delivery.module.css";
import { useOrder } from "./useOrder";

export default function OtpPage() {
	const { t } = useLingui();
	const navigate = useNavigate();
	const { contact_no = "", module = "" }: Record<string, string> = useSearch({
		strict: false,
	});
	const [reference] = useState(deliveryReference);
	const isNumber = validateMobile(contact_no) === null;
	const toNumber = mobilePath(module);
	// Without a number the step before asks for one.
	useEffect(() => {
		if (reference !== "" && !isNumber)
			void navigate({ href: toNumber, replace: true });
	}, [reference, isNumber, toNumber, navigate]);

	return (
		<DeliveryPage
			reference={reference}
			ready={isNumber}
			large
			title={t`Enter the code`}
		>
			<Code
				mobile={mobileDigits(contact_no)}
				reference={reference}
				module={module}
			/>
		</DeliveryPage>
	);
}

function Code({
	mobile,
	reference,
	module,
}: {
	mobile: string;
	reference: string;
	module: string;
}) {
	const text = useTranslated();
	const { sent, setSent, endWait } = useSentCode(mobile, reference);
	const { order, busy, problem, forget } = useOrder({
		reference,
		module,
		onExpired: endWait,
	});
	const [isKnown] = useState(() => readDeliveryMobile() === mobile);
	const { ask, resend, sending } = useSendCodeOnOpen({
		mobile,
		isKnown,
		purpose: reference,
		toNumber: mobilePath(module),
		sent,
		onSent: (code) => {
			forget();
			setSent(code);
		},
	});
	useUpdateLock(ask === null);

	return (
		<div className={styles.step}>
			<SentCodeForm
				mobile={mobile}
				ask={ask}
				sent={sent}
				problem={problem && text(problem)}
				busy={busy}
				sending={sending}
				onConfirm={(code) => {
					if (sent)
						void order({
							MobileNo: mobile,
							OTP: code,
							TransactionId: sent.transactionid,
						});
				}}
				onResend={resend}
				onInput={forget}
			/>
		</div>
	);
}
