// The bar that undoes a confirmed use for eight seconds, before it is sent.
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { openDialog } from "../../../platform/browser/dialogs";
import { serverNow, useNow } from "../../../platform/http/clock";
import type { PendingUse } from "../../../platform/outbox/couponUseQueue";
import { undoableUseAtom } from "../../../platform/outbox/undoableUse";
import { useUpdateLock } from "../../../platform/pwa/updateLock";
import { sendUndoableUse, undoUse } from "../../../sync/couponUses";
import { Status } from "../../../ui/feedback/Status";
import { useTopLayerParent } from "../../../ui/overlay/openModals";
import { usePressGuard } from "../../../ui/overlay/pressGuard";
import { floatingBarClass, showPopover } from "../../../ui/overlay/Toast";
import { showMissedUndo } from "./showUseOutcome";
import styles from "./UndoBar.module.css";

export function UndoBar() {
	const undoable = useAtomValue(undoableUseAtom);
	const place = useTopLayerParent();
	// A reload would end the undo.
	useUpdateLock(undoable !== null);
	usePressGuard(undoable !== null);
	if (!undoable) return null;
	// A modal makes everything outside inert, so the bar is rendered inside it.
	return createPortal(
		<Bar
			key={undoable.use.transaction_id}
			use={undoable.use}
			until={undoable.until}
		/>,
		place,
	);
}

function Bar({ use, until }: { use: PendingUse; until: number }) {
	const { t } = useLingui();
	const client = useQueryClient();
	const left = Math.max(1, Math.ceil((until - useNow(250)) / 1000));
	const over = useEffectEvent(() => sendUndoableUse(client));
	useEffect(() => {
		const timer = setTimeout(() => over(), Math.max(0, until - serverNow()));
		return () => clearTimeout(timer);
	}, [until]);
	async function undo() {
		const result = await undoUse(client);
		if (result === "undone")
			openDialog({ name: "rewardCode", transactionId: use.transaction_id });
		else if (result) showMissedUndo(result);
	}
	return (
		// As a popover it covers the closing dialog.
		<div
			ref={showPopover}
			popover="manual"
			className={`${floatingBarClass} ${styles.bar}`}
		>
			<Status className={styles.words}>
				<Trans>Marked as used</Trans>
			</Status>
			<button type="button" className={styles.undo} onClick={undo}>
				<Undo2 size={18} />
				<span className={styles.word}>{t`Undo`}</span>
				<span aria-hidden="true" className={styles.left}>
					{left}
				</span>
			</button>
			<button
				type="button"
				className={styles.done}
				aria-label={t`Keep it as used`}
				onClick={() => sendUndoableUse(client)}
			>
				<X size={20} />
			</button>
		</div>
	);
}
