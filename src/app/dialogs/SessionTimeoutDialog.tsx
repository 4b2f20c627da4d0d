// The session-timeout dialog of a 403: no way round it, its button fetches a new application token (1 §4, 1 §8).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { Phone } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { DialogProps } from "../../components/dialogProps";
import { useText } from "../../components/useText";
import { ApiFailure } from "../../platform/apiFailure";
import { goTo } from "../../platform/open";
import { reactivate, tokenNotFound } from "../../platform/renewal";
import { sessionAtom } from "../../platform/session";
import { settings } from "../../platform/settings";
import { Button, buttonClass } from "../../ui/Button";
import { Dialog, DialogBody } from "../../ui/Dialog";
import { DialogDrawing } from "./DialogDrawing";
import { OpenSavedCodes, savedCodesPath } from "./OpenSavedCodes";

type State =
	| "asking"
	| "working"
	/** No reply: the network, or a host that does not answer in time. */
	| "unreached"
	/** 429: too many requests. */
	| "crowded"
	/** 5xx: the host failed, and may recover. */
	| "failed"
	/** No later try can succeed: the token is too old, or the reply brings none (1 §4). */
	| "refused";

/** What a failed renewal leaves to do. */
function stateAfter({ status, reason, cause }: ApiFailure): State {
	if (cause === tokenNotFound) return "refused";
	if (status === 429) return "crowded";
	if (status >= 500) return "failed";
	return reason === "status" ? "refused" : "unreached";
}

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
	const client = useQueryClient();
	const token = useAtomValue(sessionAtom)?.token;
	const [endedToken] = useState(token);
	const [state, setState] = useState<State>("asking");
	const isRenewedElsewhere = token !== endedToken && state !== "working";

	const close = useEffectEvent(() => {
		onClose(true);
		void client.invalidateQueries();
	});
	useEffect(() => {
		// Another tab has renewed the session: this one goes on with it.
		if (open && isRenewedElsewhere) close();
	}, [open, isRenewedElsewhere]);

	async function enter() {
		setState("working");
		try {
			await reactivate();
			location.replace("/");
		} catch (failure) {
			setState(
				failure instanceof ApiFailure ? stateAfter(failure) : "unreached",
			);
		}
	}

	const { supportPhone } = settings;
	const words: Partial<Record<State, string>> = {
		unreached: t`We could not renew your session. Check your connection and try again.`,
		crowded: t`Many people are using the app right now. Please wait a moment and try again.`,
		failed: t`Something went wrong on our side. Please try again in a moment.`,
		refused: t`This session can no longer be renewed. Open Galaxy Gift from your phone's menu again, or call us if that does not help.`,
	};

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
				text={words[state]}
				actions={
					<>
						{state === "refused" ? (
							<a
								href={settings.supportLink}
								className={buttonClass({ block: true })}
							>
								<Phone size={20} aria-hidden="true" />
								<span>
									<Trans>Call {supportPhone}</Trans>
								</span>
							</a>
						) : (
							<Button block busy={state === "working"} onClick={enter}>
								<Trans>Reactivate</Trans>
							</Button>
						)}
						<OpenSavedCodes disabled={state === "working"} onOpen={openCodes} />
					</>
				}
			/>
		</Dialog>
	);
}
