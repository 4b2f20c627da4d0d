// The life of a native modal <dialog>: opened with the focus inside, closed with its motion, told once when it is gone.
import {
	type MouseEvent,
	type PointerEvent,
	type RefObject,
	type SyntheticEvent,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { closeOnBack } from "./backGuard";
import { addModal } from "./openModals";
import { usePressGuard } from "./pressGuard";

export interface ModalProps {
	open: boolean;
	/** The person asks to close: Escape, the phone's back, a tap on the scrim. */
	onClose: () => void;
	/** It has a place in the address, so the phone's back takes that away by itself. */
	addressed?: boolean;
	/** Once after each closing, when the motion is over and the focus is back where it was. */
	onClosed?: () => void;
}

/** The closing motions of the dialog, its panel and its backdrop; endless ones inside it (a sheen) are not waited for. */
function closingMotions(dialog: HTMLDialogElement): Promise<unknown> {
	if (document.hidden) return Promise.resolve();
	const own = [dialog, dialog.firstElementChild];
	const motions = dialog
		.getAnimations({ subtree: true })
		.filter(
			({ effect }) =>
				effect instanceof KeyframeEffect && own.includes(effect.target),
		);
	return Promise.allSettled(motions.map((motion) => motion.finished));
}

function takeFocus(dialog: HTMLDialogElement): void {
	if (dialog.open) return;
	dialog.showModal();
	const first = dialog.querySelector<HTMLElement>("[data-autofocus]");
	(first ?? dialog).focus({ preventScroll: true });
}

/** Whether the dialog stands in the page, and what to spread on it. Focus goes to [data-autofocus], else to the dialog itself. */
export function useModal({
	open,
	onClose,
	onClosed,
	addressed = false,
}: ModalProps): {
	present: boolean;
	dialog: {
		ref: RefObject<HTMLDialogElement | null>;
		tabIndex: -1;
		"data-closing"?: true;
		onCancel: (event: SyntheticEvent) => void;
		onClose: () => void;
		onPointerDown: (event: PointerEvent) => void;
		onClickCapture: (event: MouseEvent) => void;
		onClick: (event: MouseEvent<HTMLDialogElement>) => void;
	};
} {
	const ref = useRef<HTMLDialogElement>(null);
	const pressed = useRef<EventTarget>(null);
	const [present, setPresent] = useState(open);
	if (open && !present) setPresent(true);
	const closed = useEffectEvent(() => {
		setPresent(false);
		onClosed?.();
	});

	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog || !present) return;
		if (open) {
			takeFocus(dialog);
			return;
		}
		let reopened = false;
		void closingMotions(dialog).then(() => {
			if (reopened) return;
			dialog.close();
			closed();
		});
		return () => {
			reopened = true;
		};
	}, [open, present]);

	usePressGuard(open);
	// One that is closing still lies there, but nothing is put into it any more.
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (open && dialog) return addModal(dialog);
	}, [open]);

	const askedToClose = useEffectEvent(onClose);
	useLayoutEffect(() => {
		if (open && !addressed) return closeOnBack(() => askedToClose());
	}, [open, addressed]);

	// A host that simply removes the dialog still gives the focus back.
	useLayoutEffect(() => {
		const dialog = present ? ref.current : null;
		return () => dialog?.close();
	}, [present]);

	return {
		present,
		dialog: {
			ref,
			tabIndex: -1,
			"data-closing": open ? undefined : true,
			onCancel: (event) => {
				if (event.target !== ref.current) return;
				event.preventDefault();
				onClose();
			},
			// The browser may close it by itself when asked twice: the owner hears of that as well.
			onClose: () => {
				if (open && ref.current?.open === false) onClose();
			},
			// A press that began inside and slipped out is no tap on the scrim.
			onPointerDown: (event) => {
				pressed.current = event.target;
			},
			// One that closes has had its answer: a second press must not give another.
			onClickCapture: (event) => {
				if (open) return;
				event.preventDefault();
				event.stopPropagation();
			},
			onClick: (event) => {
				const scrim = event.currentTarget;
				if (event.target === scrim && pressed.current === scrim) onClose();
			},
		},
	};
}
