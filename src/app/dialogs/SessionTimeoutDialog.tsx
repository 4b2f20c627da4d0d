// The session-timeout dialog of a 403: no way round it, its button fetches a new application token (1 §4, 1 §8).
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import type { DialogProps } from "../../components/dialogProps";
import { useText } from "../../components/useText";
import { ApiFailure } from "../../platform/apiFailure";
import { goTo } from "../../platform/open";
import { reactivate, tokenNotFound } from "../../platform/renewal";
import { Button } from "../../ui/Button";
import { Dialog, DialogBody } from "../../ui/Dialog";
import { DialogDrawing } from "./DialogDrawing";
import { OpenSavedCodes, savedCodesPath } from "./OpenSavedCodes";

export default function SessionTimeoutDialog({
	request,
	open,
	onClose,
	onClosed,
}: DialogProps<"sessionTimeout">) {
	const { t } = useLingui();
	const toCodes = useRef(false);
	const text = useText();
	const titleId = useId();
	const [state, setState] = useState<
		"asking" | "working" | "unreached" | "refused"
	>("asking");

	async function enter() {
		setState("working");
		try {
			await reactivate();
			location.replace("/");
		} catch (failure) {
			// Without a usable token in the reply, another try will not bring one (1 §4).
			const isRefused =
				failure instanceof ApiFailure &&
				(failure.cause === tokenNotFound || failure.reason === "status");
			setState(isRefused ? "refused" : "unreached");
		}
	}

	/** No way round the dialog, but the codes on this phone need no session. */
	function openCodes() {
		toCodes.current = true;
		onClose(true);
	}

	return (
		<Dialog
			open={open}
			onClose={() => undefined}
			onClosed={() => {
				onClosed();
				if (toCodes.current) goTo(savedCodesPath);
			}}
			labelledby={titleId}
		>
			<DialogBody
				drawing={<DialogDrawing name="sandclock" />}
				// The server's own words where it sent some (1 §8).
				title={text(request.message)}
				titleId={titleId}
				text={
					state === "unreached"
						? t`We could not renew your session. Check your connection and try again.`
						: state === "refused"
							? t`We could not renew your session. Please open Galaxy Gift from your phone's menu again.`
							: undefined
				}
				actions={
					<>
						<Button block busy={state === "working"} onClick={enter}>
							<Trans>Reactivate</Trans>
						</Button>
						<OpenSavedCodes disabled={state === "working"} onOpen={openCodes} />
					</>
				}
			/>
		</Dialog>
	);
}
