// The bar that undoes a confirmed use for eight seconds, before it is sent; its clock stops while it has focus or pointer (WCAG 2.2.1).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import {
	useEffect,
	useEffectEvent,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { createPortal } from "react-dom";
import { sendDeadline } from "../../../domain/claim/undoWindow";
import { openDialog } from "../../../platform/browser/dialogs";
import { serverNow, useNow } from "../../../platform/http/clock";
import {
	type UndoableUse,
	undoableUseAtom,
} from "../../../platform/outbox/undoableUse";
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
	// A reload would end the undo.
	useUpdateLock(undoable !== null);
	usePressGuard(undoable !== null);
	return (
		undoable && (
			<TimedBar key={undoable.use.transaction_id} undoable={undoable} />
		)
	);
}

/** What stops the clock. */
type Holder = "focus" | "pointer";

/** The bar with its clock, which goes on when the bar moves to another parent. */
function TimedBar({ undoable }: { undoable: UndoableUse }) {
	const { t } = useLingui();
	const title = useId();
	const client = useQueryClient();
	// A modal makes everything outside inert, so the bar is rendered inside it.
	const parent = useTopLayerParent();
	const undoButton = useFirstTab(parent);
	const now = useNow(250);
	const holders = useRef(new Set<Holder>());
	// In the time of `performance.now()`, since a reply may correct the server's time by hours.
	const [end, setEnd] = useState(
		() => performance.now() + undoable.until - serverNow(),
	);
	const [heldSince, setHeldSince] = useState<number | null>(null);
	const left = end - (heldSince ?? performance.now());
	const isOver = left <= 0 || now >= sendDeadline(undoable.endsAt);
	const send = useEffectEvent(() => sendUndoableUse(client));
	useEffect(() => {
		if (isOver) send();
	}, [isOver]);
	function hold(holder: Holder) {
		holders.current.add(holder);
		setHeldSince((since) => since ?? performance.now());
	}
	function release(holder: Holder) {
		holders.current.delete(holder);
		if (heldSince === null || holders.current.size > 0) return;
		setHeldSince(null);
		setEnd(performance.now() + left);
	}
	// In another parent the bar is mounted again and loses focus and pointer without an event.
	const releaseAll = useEffectEvent(() => {
		release("focus");
		release("pointer");
	});
	useLayoutEffect(() => {
		void parent;
		return () => releaseAll();
	}, [parent]);
	async function undo() {
		const { transaction_id: transactionId } = undoable.use;
		const result = await undoUse(client);
		if (result === "undone") openDialog({ name: "rewardCode", transactionId });
		else if (result) showMissedUndo(result);
	}
	return createPortal(
		// As a popover it covers the closing dialog.
		<section
			ref={showPopover}
			popover="manual"
			aria-labelledby={title}
			className={`${floatingBarClass} ${styles.bar}`}
			onFocus={() => hold("focus")}
			onBlur={() => release("focus")}
			onPointerMove={() => hold("pointer")}
			onPointerLeave={() => release("pointer")}
		>
			<Status className={styles.words}>
				<span id={title}>
					<Trans>Marked as used</Trans>
				</span>
			</Status>
			<button
				ref={undoButton}
				type="button"
				className={styles.undo}
				onClick={undo}
			>
				<Undo2 size={18} />
				<span className={styles.word}>{t`Undo`}</span>
				<span aria-hidden="true" className={styles.left}>
					{Math.max(1, Math.ceil(left / 1000))}
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
		</section>,
		parent,
	);
}

/** Makes the first Tab focus the button, since the element that had the focus was removed; not after a press, which may have set the focus elsewhere. */
function useFirstTab(parent: HTMLElement) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// A dependency, because another parent has another button.
		void parent;
		const listening = new AbortController();
		const { signal } = listening;
		const stop = () => listening.abort();
		const focusButton = (event: KeyboardEvent) => {
			if (event.key !== "Tab") return;
			stop();
			if (event.shiftKey) return;
			event.preventDefault();
			button.current?.focus();
		};
		addEventListener("keydown", focusButton, { signal });
		addEventListener("pointerdown", stop, { signal });
		return stop;
	}, [parent]);
	return button;
}
